import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type ClothAct, type ClothActor, type ClothStanding, stateAfter } from './cloth.states.ts';

export const clothLimits = {
  pictures: 6,
  /** Length in characters. */
  words: 1000,
  /** Metres of one order. */
  metres: 100,
  /** Centimetres across. */
  leastWidth: 20,
  mostWidth: 400,
  /** Working days after which cloth that is enough counts as agreed. */
  answerDays: 3,
  /** Rupees before tax. */
  leastPrice: 1,
  mostPrice: 100_000,
} as const;

export const clothSentences = {
  metres: sentence('cloth.metres', { most: clothLimits.metres }),
  width: sentence('cloth.width', { least: clothLimits.leastWidth, most: clothLimits.mostWidth }),
  pictures: sentence('cloth.picturesMissing', { most: clothLimits.pictures }),
  tooManyPictures: sentence('cloth.picturesMost', { most: clothLimits.pictures }),
  condition: sentence('cloth.condition'),
  reason: sentence('cloth.reasonMissing'),
  address: sentence('cloth.addressMissing'),
  price: sentence('cloth.price', { total: clothLimits.mostPrice }),
  way: sentence('cloth.way'),
} as const;

/**
 * The words that an act cannot do without: a reason if it says no or asks for something else than was agreed, and where
 * the cloth goes if a maker wants it. Null if it needs none.
 */
export function wordsNeeded(act: ClothAct, by: ClothActor): 'reason' | 'address' | null {
  if (act === 'REFUSE' || act === 'OBJECT' || act === 'SMALLER' || act === 'DECLINE') return 'reason';
  return by === 'MAKER' && (act === 'ASK' || act === 'AGREE') ? 'address' : null;
}

/** In these the piece may still be cut from other cloth than was planned. */
const beforeMade: readonly OrderStatus[] = [
  'CONFIRMED',
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'MEASUREMENT_SCHEDULED',
  'MEASUREMENT_COMPLETED',
];

const hasEnded = (status: OrderStatus) => status === 'DELIVERED' || status === 'CANCELLED';

interface ClothFacts extends ClothStanding {
  status: OrderStatus;
  measuring: Measuring;
}

/** Why an act on the cloth of an order is not possible now; null if it is. */
export function refuseClothAct(facts: ClothFacts, act: ClothAct, by: ClothActor): Sentence | null {
  const { status, measuring, state } = facts;
  if (stateAfter(facts, act, by) === undefined) return sentence('cloth.notNow');
  if (act === 'ASK' || act === 'AGREE') {
    if (measuring === 'NONE') return sentence('cloth.nothingSewn');
    return beforeMade.includes(status) ? null : sentence('cloth.tooLate');
  }
  if (act === 'RETURN') {
    // Before the piece is finished nobody knows what is left. All of it goes back if the order ends before.
    const isOver = state === 'HELD' ? !beforeMade.includes(status) : hasEnded(status);
    return isOver ? null : sentence('cloth.notFinished');
  }
  return hasEnded(status) ? sentence('cloth.orderEnded') : null;
}

/** The end of the last working day on which the buyer can answer what the maker says of cloth that is enough. */
export const endOfClothAnswer = (from: Date, holidays: readonly DayRange[]): Date =>
  startOfDay(addDays(addWorkingDays(istDayOf(from), clothLimits.answerDays, holidays), 1));
