import type { ClaimAct, ClaimActor } from '#contracts/fit/fit.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { refuseAct } from './fit.policy.ts';
import {
  type ClaimRow,
  lockClaim,
  lockFittedOrder,
  orderOfAnyClaim,
  orderOfClaim,
  otherClaims,
} from './fit.queries.ts';

export interface HeldClaim {
  claim: ClaimRow;
  buyerId: number;
  makerId: number;
}

/** Locks the order of a claim and then the claim, until the transaction ends. Throws NOT_FOUND. */
export async function holdAnyClaim(tx: Transaction, claimId: number): Promise<HeldClaim> {
  const [found] = await orderOfAnyClaim(tx, [claimId]);
  return hold(tx, claimId, found?.orderId);
}

/** The same for one side. Throws NOT_FOUND for others and for the other side. */
export async function holdClaim(
  tx: Transaction,
  { claimId, viewerId, side }: { claimId: number; viewerId: number; side: 'BUYER' | 'MAKER' },
): Promise<HeldClaim> {
  const [found] = await orderOfClaim(tx, [claimId, viewerId]);
  const held = await hold(tx, claimId, found?.orderId);
  if ((side === 'BUYER' ? held.buyerId : held.makerId) !== viewerId) throw notFound('fit.claimMissing');
  return held;
}

async function hold(tx: Transaction, claimId: number, orderId: number | undefined): Promise<HeldClaim> {
  const [order] = orderId === undefined ? [] : await lockFittedOrder(tx, [orderId]);
  const [claim] = order ? await lockClaim(tx, [claimId]) : [];
  if (!order || !claim) throw notFound('fit.claimMissing');
  return { claim, buyerId: order.buyerId, makerId: order.makerId };
}

/** Throws CONFLICT unless the writer has seen the present version; `withNewerClaim` adds the claim as it is now. */
export function demandSeen({ version }: ClaimRow, seen: number): void {
  if (version !== seen) throw new AppError('CONFLICT', sentence('fit.changed'));
}

/** Why a held claim cannot be moved by an act; null if it can. */
export async function refusalOf(
  tx: Transaction,
  { claim }: HeldClaim,
  act: ClaimAct,
  by: ClaimActor,
): Promise<Sentence | null> {
  const others = (await otherClaims(tx, [claim.id])).map(({ state }) => state);
  return refuseAct({ ...claim, others }, act, by);
}

/** Throws CONFLICT with the reason if a held claim cannot be moved by an act. */
export async function demandAct(
  tx: Transaction,
  held: HeldClaim,
  act: ClaimAct,
  by: ClaimActor,
): Promise<void> {
  const refusal = await refusalOf(tx, held, act, by);
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
}
