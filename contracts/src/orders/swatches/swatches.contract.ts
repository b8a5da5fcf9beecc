import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, optionalLines, rupees } from '#contracts/platform/fields.ts';
import { paymentRequest } from '../paying/paying.contract.ts';
import { shippingDetails } from '../placing/checkout.contract.ts';
import { swatchLimits } from './swatch.rules.ts';

/** What the viewer has of the swatches of a design. */
export const swatchStanding = z.object({
  /** The viewer's open swatch of this design. */
  openOrderId: z.nullable(idOut),
});
export type SwatchStanding = z.output<typeof swatchStanding>;

export const getSwatchStanding = endpoint({
  method: 'GET',
  path: '/api/order/swatch/:designId',
  access: 'member',
  tag: 'orders',
  summary: 'The viewer’s open swatch of a design',
  params: z.object({ designId: id }),
  reply: z.object({ success: z.literal(true), data: swatchStanding }),
});

export const askForSwatch = endpoint({
  method: 'POST',
  path: '/api/order/swatch',
  access: 'member',
  tag: 'orders',
  summary: 'Ask for a swatch of the cloth of a design, paid at once. CONFLICT names an open one as orderId',
  idempotencyKey: 'optional',
  body: z.object({
    designId: id,
    shippingDetails,
    note: optionalLines(swatchLimits.note),
    saveAddress: z._default(z.boolean(), true),
    /** The price shown to the buyer, in rupees. PRICE_CHANGED if it differs. */
    expectedPrice: rupees,
  }),
  reply: z.object(paymentRequest),
});
