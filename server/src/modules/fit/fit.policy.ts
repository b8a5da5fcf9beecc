import {
  type ClaimAct,
  type ClaimActor,
  type ClaimState,
  isOpenClaim,
  stateAfter,
} from '#contracts/fit/fit.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

export interface ClaimStanding {
  state: ClaimState;
  isDeskDecided: boolean;
  quoteId: number | null;
  /** The states of the other claims of the order. */
  others: readonly ClaimState[];
}

/** Acts that the order of the quote makes instead of a side. */
const actsOfOrder: readonly ClaimAct[] = ['ALTER', 'SEND_BACK', 'CONFIRM'];

/** Why a side cannot do an act now; null if it can. */
export function refuseAct(
  { state, isDeskDecided, quoteId, others }: ClaimStanding,
  act: ClaimAct,
  by: ClaimActor,
): Sentence | null {
  if (stateAfter(state, act, by) === undefined) return sentence('fit.notNow');
  if (act === 'TAKE_TO_DESK' && isDeskDecided) return sentence('fit.deskDecided');
  // The act opens a claim that had ended.
  if (!isOpenClaim(state) && others.some(isOpenClaim)) return sentence('fit.oneOpen');
  const isPaid = quoteId !== null && by !== 'SYSTEM';
  return isPaid && actsOfOrder.includes(act) ? sentence('fit.orderOfItsOwn') : null;
}

/** The maker states what they sewed until the claim is decided. */
export const takesSewn = (state: ClaimState) =>
  state === 'OPEN' || state === 'AT_DESK' || state === 'TO_PRICE';
