import type { ClaimOutcome } from '#contracts/fit/fit.fields.ts';
import { fitLimits } from '#contracts/fit/fit.rules.ts';
import type { ClaimAct, ClaimState } from '#contracts/fit/fit.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { demandAct, demandSeen, holdAnyClaim } from './hold-claim.ts';
import { moveClaim } from './move-claim.ts';

const actOf: Record<ClaimOutcome, ClaimAct> = {
  FREE: 'DECIDE_FREE',
  PRICED: 'DECIDE_PRICED',
  REFUSED: 'DECIDE_REFUSED',
};

interface Deciding {
  claimId: number;
  adminId: number;
  version: number;
  outcome: ClaimOutcome;
  /** Both sides read them. */
  words: string;
}

/**
 * The desk decides a claim. Returns its order and the state before. Throws NOT_FOUND, CONFLICT for an earlier version,
 * for a claim that does not wait for the desk and to a side of the order.
 */
export async function decideClaim(
  services: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  { claimId, adminId, version, outcome, words }: Deciding,
): Promise<{ orderId: number; from: ClaimState }> {
  const held = await holdAnyClaim(tx, claimId);
  if (adminId === held.buyerId || adminId === held.makerId)
    throw new AppError('CONFLICT', sentence('fit.ownDesk'));
  demandSeen(held.claim, version);
  const act = actOf[outcome];
  await demandAct(tx, held, act, 'DESK');
  await moveClaim(services, tx, held, {
    ...{ act, by: 'DESK', actorId: adminId, note: words },
    ...(outcome === 'FREE' && { set: { days: held.claim.days ?? fitLimits.alterDays } }),
  });
  return { orderId: held.claim.orderId, from: held.claim.state };
}
