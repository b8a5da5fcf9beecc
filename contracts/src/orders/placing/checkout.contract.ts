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

/** Requires letters of any script: a city or state of digits only is a PIN code in the wrong field. */
const named = (message: string) => z.refine<string>((text) => /\p{L}\p{M}*\p{L}/u.test(text), message);

/** The address fields of the checkout form, with their error messages. */
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

/** Where an order is sent. */
export const shippingDetails = z
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
          /** One of the design's sizes; if '', the buyer states it in the instructions. */
          size: z._default(z.string().check(oneLine, z.maxLength(20)), ''),
        }),
      )
      .check(z.minLength(1, rule('orders.chooseDesign')), z.maxLength(20, rule('orders.designsMost'))),
    shippingDetails,
    specialInstructions: optionalLines(mostInstructions),
    saveAddress: z._default(z.boolean(), true),
    /** The total shown to the buyer, in rupees with tax. PRICE_CHANGED if it differs. */
    expectedTotal: z.optional(rupees),
  }),
  reply: z.object(paymentRequest),
});

/** Called by the checkout, so that an abandoned payment is resumed instead of a second order placed. */
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
    /** The phone number of the profile, else of the last address, else the confirmed mobile number; '' if none. */
    phone: z.string(),
  }),
});
