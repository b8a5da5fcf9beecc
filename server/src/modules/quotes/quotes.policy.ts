import {
  type QuoteAct,
  type QuoteActor,
  type QuoteState,
  stateAfter,
} from '#contracts/quotes/quotes.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

interface Standing {
  state: QuoteState;
  validUntil: Date | null;
}

export interface Refusal {
  /** QUOTE_CHANGED if the reader acted on a state that has passed; the newer quote is beside it. */
  code: 'QUOTE_CHANGED' | 'CONFLICT';
  why: Sentence;
}

const answers: readonly QuoteAct[] = ['ASK_CHANGE', 'COUNTER', 'ACCEPT', 'PAY'];

/** Why a side cannot do an act now; null if it can. */
export function refuseAct(quote: Standing, act: QuoteAct, by: QuoteActor, now: Date): Refusal | null {
  const { state, validUntil } = quote;
  const isAllowed = stateAfter(state, act, by) !== undefined;
  const hasEnded = validUntil !== null && validUntil <= now;
  // The clock has not come by yet.
  if (isAllowed && hasEnded && answers.includes(act)) return expired(validUntil);
  if (isAllowed) return null;
  switch (state) {
    case 'PAYING':
      return { code: 'CONFLICT', why: sentence('quotes.isBeingPaid') };
    case 'ORDERED':
      return { code: 'CONFLICT', why: sentence('quotes.alreadyOrdered') };
    case 'EXPIRED':
      return validUntil === null ? ended : expired(validUntil);
    case 'DECLINED':
    case 'WITHDRAWN':
      return ended;
    default:
      return { code: 'CONFLICT', why: sentence(act === 'PAY' ? 'quotes.acceptFirst' : 'quotes.notNow') };
  }
}

const ended: Refusal = { code: 'QUOTE_CHANGED', why: sentence('quotes.ended') };

const expired = (validUntil: Date): Refusal => ({
  code: 'QUOTE_CHANGED',
  why: sentence('quotes.expired', { moment: validUntil.toISOString() }),
});

interface Sides {
  isBlocked: boolean;
  isMakerHeld: boolean;
  isBuyerHere: boolean;
}

/** Why nothing can be agreed between the two sides now; null if it can. */
export function refuseSides({ isBlocked, isMakerHeld, isBuyerHere }: Sides): Sentence | null {
  if (isBlocked || !isBuyerHere) return sentence('quotes.blocked');
  return isMakerHeld ? sentence('quotes.makerOnHold') : null;
}
