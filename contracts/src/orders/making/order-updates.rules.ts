import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { hasEnded, type OrderStatus } from '../core/orders.states.ts';

/** Limits of an order update; the server checks the bytes. */
export const updateLimits = {
  longestNote: 1000,
  pictures: 6,
  pictureBytes: 10 * 1024 * 1024,
  pictureTypes: pictureRules.types,
  /** The most updates per order, because an order page shows them all. */
  perOrder: 100,
  /** Hours during which the author may delete an update. */
  removableHours: 24,
} as const;

/** Shared by the form and the server. */
export const updateSentences = {
  empty: sentence('orders.updateEmpty'),
  longNote: sentence('orders.noteLong'),
  tooManyPictures: sentence('orders.updatePhotos'),
  gonePicture: sentence('orders.photoGone'),
  tooMany: sentence('orders.updatesMany'),
  tooLate: sentence('orders.updateLate'),
  closed: sentence('orders.updatesClosed'),
} as const;

/** Whether updates can be posted: from the advance until delivery. */
export function takesUpdates(status: OrderStatus): boolean {
  return status !== 'PENDING' && !hasEnded(status);
}
