import { type LetterPart, letterOf, letterPart } from '#contracts/words/letter.ts';
import {
  type ReportDecision,
  type ReportedThing,
  settleReports as settleOpenReports,
} from '#server/modules/complaints/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';

/**
 * A report about a person is upheld by suspending or banning them. Reporters are told neither which, nor whether
 * their report was the cause.
 */
function outcomeOf({ kind, ownerIsGone = false }: Settled, decision: ReportDecision): LetterPart {
  if (decision === 'UPHELD') return letterPart(kind === 'USER' ? 'reports.acted' : 'reports.takenDown');
  return letterPart(kind === 'USER' && ownerIsGone ? 'reports.gone' : 'reports.left');
}

interface Settled extends ReportedThing {
  /** The owner has deleted their account. */
  ownerIsGone?: boolean;
}

interface Decision {
  adminId: number;
  decision: ReportDecision;
  /** For the log; not shown to the reporters. */
  reason: string;
}

/**
 * Decides all open reports about a thing, logs each decision and writes to all reporters. Returns the ids of the
 * decided reports.
 */
export async function settleReports(
  services: Pick<Services, 'events' | 'clock' | 'mail'>,
  tx: Transaction,
  thing: Settled,
  { adminId, decision, reason }: Decision,
): Promise<number[]> {
  const { kind, targetId, ownerId } = thing;
  const says = letterOf('reports.decided', {
    thing: letterPart(`things.${kind}`),
    outcome: outcomeOf(thing, decision),
  });
  const settled = await settleOpenReports(services, tx, { kind, targetId, ownerId }, decision);
  for (const { id, reporter } of settled) {
    await recordAct(services, tx, {
      adminId,
      name: decision === 'UPHELD' ? 'REPORT_UPHELD' : 'REPORT_DISMISSED',
      subject: 'REPORT',
      subjectId: id,
      before: { status: 'OPEN' },
      after: { status: decision },
      reason,
    });
    if (reporter?.isHere) await services.mail.send(tx, { to: reporter.email, name: reporter.name, says });
  }
  return settled.map(({ id }) => id);
}
