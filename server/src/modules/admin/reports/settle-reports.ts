import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import {
  type ReportDecision,
  type ReportedThing,
  settleReports as settleOpenReports,
} from '#server/modules/complaints/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';

const things: Record<ReportKind, string> = {
  USER: 'a person',
  MESSAGE: 'a message',
  COMMENT: 'a comment',
  DESIGN: 'a design',
  STORY: 'a story',
  REVIEW: 'a review',
};

/** A report about a person is upheld by suspending or banning them; what exactly, and whether for this report, is not told. */
function outcomeOf({ kind, ownerIsGone = false }: Settled, decision: ReportDecision): string {
  if (decision === 'UPHELD')
    return kind === 'USER' ? 'We have looked at it and acted.' : 'We have looked at it and taken it down.';
  return kind === 'USER' && ownerIsGone
    ? 'We have looked at it: the account is gone by now.'
    : 'We have looked at it and decided to leave it as it is.';
}

interface Settled extends ReportedThing {
  /** Whoever it belongs to has deleted their account. */
  ownerIsGone?: boolean;
}

interface Decision {
  adminId: number;
  decision: ReportDecision;
  /** For the log; the reporters do not read it. */
  reason: string;
}

/**
 * Decides all open reports about a thing, each with its act in the log, and writes to everybody who reported it.
 * Returns the ids of those that it decided.
 */
export async function settleReports(
  services: Pick<Services, 'events' | 'clock' | 'mail'>,
  tx: Transaction,
  thing: Settled,
  { adminId, decision, reason }: Decision,
): Promise<number[]> {
  const { kind, targetId, ownerId } = thing;
  const settled = await settleOpenReports(services, tx, { kind, targetId, ownerId }, decision);
  for (const { id, name, email, isHere } of settled) {
    await recordAct(services, tx, {
      adminId,
      name: decision === 'UPHELD' ? 'REPORT_UPHELD' : 'REPORT_DISMISSED',
      subject: 'REPORT',
      subjectId: id,
      before: { status: 'OPEN' },
      after: { status: decision },
      reason,
    });
    if (isHere) await services.mail.send(tx, { to: email, ...letter(name, thing, decision) });
  }
  return settled.map(({ id }) => id);
}

function letter(name: string, thing: Settled, decision: ReportDecision) {
  return {
    subject: 'About your report',
    text: `Hello ${name},\n\nYou reported ${things[thing.kind]} on Tanabana. ${outcomeOf(thing, decision)} Thank you for telling us.\n\nIf it troubles you further, file a complaint, and somebody will write with you.`,
  };
}
