import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { isInMaking } from '#contracts/plans/plans.rules.ts';
import { type StepAct, type StepActor, stepAfter } from '#contracts/plans/plans.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { ChangeRow, StepRow } from './plans.queries.ts';

/** Whether a side can do an act on a step now. */
export function mayAct(
  status: OrderStatus,
  { state }: Pick<StepRow, 'state'>,
  act: StepAct,
  by: StepActor,
): boolean {
  return isInMaking(status) && stepAfter(state, act, by) !== undefined;
}

/** The changes that were made or promised without a price. */
export const usedChanges = (changes: readonly Pick<ChangeRow, 'state'>[]): number =>
  changes.filter(({ state }) => state === 'FREE').length;

/** What decides whether the price of a change can be added to an order. */
export interface Pricing {
  /** The final payment is unpaid, and nobody was asked for it or opened its payment window. */
  isFinalUntouched: boolean;
  /** An item of the order is one piece, whose price can rise. */
  hasOnePiece: boolean;
}

/** Why a change cannot be priced; null if it can. */
export function refusePrice({ isFinalUntouched, hasOnePiece }: Pricing): Sentence | null {
  if (!isFinalUntouched) return sentence('plans.noPrice');
  return hasOnePiece ? null : sentence('plans.severalPieces');
}
