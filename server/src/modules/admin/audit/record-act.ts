import type { ActFacts, ActName, ActSubject } from '#contracts/admin/audit/acts.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { insertAct } from './acts.queries.ts';

interface DoneAct {
  /** Null for the operator. */
  adminId: number | null;
  name: ActName;
  subject: ActSubject;
  subjectId: number;
  /** The changed values, before and after. */
  before?: ActFacts;
  after?: ActFacts;
  reason: string;
}

/**
 * Writes an act of an admin into the log, in the same transaction as the act, so that neither exists without the
 * other.
 */
export async function recordAct(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { before = {}, after = {}, ...act }: DoneAct,
): Promise<void> {
  await insertAct(tx, { ...act, before, after, createdAt: clock.now() });
}
