import type { ClaimOutcome } from '#contracts/fit/fit.fields.ts';
import { decideClaim } from '#server/modules/fit/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';

interface Decision {
  claimId: number;
  adminId: number;
  /** The version that the admin has seen. */
  version: number;
  outcome: ClaimOutcome;
  words: string;
}

/** Decides a fit claim that waits for the desk, and writes it into the log. Throws as `decideClaim`. */
export function decideClaimAtDesk(services: Services, { words, ...decision }: Decision): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { orderId, from } = await decideClaim(services, tx, { ...decision, words });
    await recordAct(services, tx, {
      ...{ adminId: decision.adminId, name: 'FIT_DECIDED', subject: 'ORDER', subjectId: orderId },
      ...{ before: { status: from }, after: { status: decision.outcome }, reason: words },
    });
  });
}
