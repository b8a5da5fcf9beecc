import * as z from 'zod/mini';
import { idOut, instant, optionalText } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { manyLines } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { updateLimits, updateSentences } from './order-updates.rules.ts';
import { carriers } from './shipment.rules.ts';

/** An update by the maker, shown under the status at which it was posted. */
export const orderUpdate = z.object({
  id: idOut,
  status: z.enum(orderStatuses),
  note: z.string(),
  pictures: z.array(picture),
  /** Number of further pictures that are still being processed. */
  preparing: z.int(),
  authorName: z.string(),
  at: instant,
  can: z.object({ remove: z.boolean() }),
});
export type OrderUpdate = z.output<typeof orderUpdate>;

export const shipment = z.object({
  carrier: z.enum(carriers),
  /** '' if the carrier gives none. */
  trackingNumber: z.string(),
  /** The carrier's tracking page of the parcel. */
  trackingUrl: z.nullable(z.string()),
  /** YYYY-MM-DD, in IST. */
  estimatedDelivery: z.nullable(z.string()),
});

export const updateNote = z._default(
  z.string().check(manyLines, z.maxLength(updateLimits.longestNote, rule(updateSentences.longNote))),
  '',
);
/** Validated by `shipmentProblems`, which needs today's date. */
export const shipmentWords = {
  shippingCarrier: optionalText(40),
  trackingNumber: optionalText(80),
  estimatedDelivery: optionalText(40),
};
