import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { hasEnded, type OrderStatus } from '../core/orders.states.ts';

/** What a maker may tell of the making of an order; the server reads the bytes to check. */
export const updateLimits = {
  longestNote: 1000,
  pictures: 6,
  pictureBytes: 10 * 1024 * 1024,
  pictureTypes: pictureRules.types,
  /** An order page shows them all. */
  perOrder: 100,
  /** How long its author may take one back. In hours. */
  removableHours: 24,
} as const;

/** Said by the form and by the server alike. */
export const updateSentences = {
  empty: 'Choose the next step, write a note or add a photograph.',
  longNote: 'Please keep the note under 1,000 characters',
  tooManyPictures: 'An update carries up to 6 photographs. Please send the others in another one.',
  gonePicture: 'A photograph could not be found. Please choose it again.',
  tooMany: 'This order has 100 updates already. Please write to the buyer in the chat.',
  tooLate: 'An update can be removed for 24 hours. The buyer has seen this one for longer.',
  closed: 'This order takes no more updates.',
} as const;

/** Whether the making can be told of: from the advance until the parcel has arrived. */
export function takesUpdates(status: OrderStatus): boolean {
  return status !== 'PENDING' && !hasEnded(status);
}
