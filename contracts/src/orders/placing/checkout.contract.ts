import * as z from 'zod/mini';
import { storedState, storedTown } from '#contracts/places/stored-place.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines, rupees } from '#contracts/platform/fields.ts';
import { hasLetter, oneLine } from '#contracts/platform/text/text-fields.ts';
import { address } from '#contracts/profiles/addresses.contract.ts';
import { optionalPhone } from '#contracts/profiles/phone-number.ts';
import { checkPincode, oneIndia, pincodeText } from '#contracts/profiles/postal-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { orderData } from '../core/orders.contract.ts';
import { paymentRequest } from '../paying/paying.contract.ts';
import { mostInstructions } from './checkout.rules.ts';

const line = (least: number, message: string, most = 300) =>
  z
    .string(message)
    .check(
      oneLine,
      z.minLength(least, message),
      z.maxLength(most, rule(sentence('platform.keepUnder', { most }))),
    );

/** Places are called by letters, of whatever script; digits alone are a PIN code in the wrong field. */
const named = (message: string) => z.refine<string>((text) => /\p{L}\p{M}*\p{L}/u.test(text), message);

/** The address fields of the checkout form, with the sentences that screens show. */
export const shippingFields = {
  address: line(5, rule(sentence('profiles.addressShort'))),
  city: line(2, rule(sentence('profiles.cityShort')), 80).check(
    named(rule(sentence('profiles.cityShort'))),
    storedTown,
  ),
  state: line(2, rule(sentence('profiles.stateShort')), 80).check(
    named(rule(sentence('profiles.stateShort'))),
    storedState,
  ),
  pincode: pincodeText(),
  country: line(2, rule(sentence('orders.selectCountry')), 60).check(oneIndia),
};

const shippingDetails = z
  .object({
    name: z._default(z.string().check(oneLine, hasLetter, z.maxLength(80)), ''),
    phone: optionalPhone(),
    ...shippingFields,
  })
  .check(checkPincode);

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/order/create',
  access: 'member',
  tag: 'orders',
  summary: 'Place an order',
  idempotencyKey: 'optional',
  body: z.object({
    items: z
      .array(
        z.object({
          designId: id,
          quantity: z._default(
            z.int().check(z.minimum(1, rule('orders.quantity')), z.maximum(10, rule('orders.quantity'))),
            1,
          ),
          /** One of the design's sizes; '' leaves it to be said in the instructions. */
          size: z._default(z.string().check(oneLine, z.maxLength(20)), ''),
        }),
      )
      .check(z.minLength(1, rule('orders.chooseDesign')), z.maxLength(20, rule('orders.designsMost'))),
    shippingDetails,
    specialInstructions: optionalLines(mostInstructions),
    saveAddress: z._default(z.boolean(), true),
    /** The total that the buyer was shown, in rupees with tax; another one is refused with PRICE_CHANGED. */
    expectedTotal: z.optional(rupees),
  }),
  reply: z.object(paymentRequest),
});

/** Asked by the checkout, so that a payment that was left is continued instead of ordered a second time. */
export const waitingOrder = endpoint({
  method: 'GET',
  path: '/api/order/waiting',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The viewer’s unpaid order of one piece of a design at its present price; null when none waits',
  query: z.object({ designId: id }),
  reply: z.object({ success: z.literal(true), orderData: z.nullable(orderData) }),
});

export const currentUserShippingAddress = endpoint({
  method: 'GET',
  path: '/api/order/current-user-shipping-address',
  access: 'member',
  tag: 'orders',
  summary: 'The default address flat, and the whole address book, newest first',
  reply: z.object({
    success: z.literal(true),
    shippingAddress: z.nullable(
      z.object({
        shippingName: z.string(),
        shippingAddress: z.string(),
        shippingCity: z.string(),
        shippingState: z.string(),
        shippingPincode: z.string(),
        shippingCountry: z.string(),
      }),
    ),
    addresses: z.array(address),
    /** The number to reach them on: of the profile, else of the last address, else the confirmed one; '' if none. */
    phone: z.string(),
  }),
});
