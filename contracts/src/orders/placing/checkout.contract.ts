import * as z from 'zod/mini';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { mostAnswerText, optionLimits } from '#contracts/designs/options/options.rules.ts';
import { storedState, storedTown } from '#contracts/places/stored-place.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, optionalLines, rupees } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { hasLetter, oneLine } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { address } from '#contracts/profiles/addresses.contract.ts';
import { optionalPhone } from '#contracts/profiles/phone-number.ts';
import { checkPincode, oneIndia, pincodeText } from '#contracts/profiles/postal-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { orderData } from '../core/orders.contract.ts';
import { functionDaySentences } from '../due/function-day.rules.ts';
import { keptShares } from '../endings/kept-shares.fields.ts';
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

const answerPicture: FileRule = {
  kind: 'PICTURE',
  most: 1,
  maxBytes: uploadLimits.pictureBytes,
  tooMany: sentence('designs.imagesMany', { most: 1 }),
};

const optionKey = z.string().check(oneLine, z.maxLength(24));

/**
 * The chosen options of a design, by the keys of choice and option; '' for no option of a choice that is not
 * required. A choice that is not sent takes its default.
 */
const choices = z
  .record(optionKey, optionKey, rule('orders.choicesAgain'))
  .check(
    z.refine((chosen) => Object.keys(chosen).length <= optionLimits.choices, rule('orders.choicesAgain')),
  );

function readChoices(text: string): z.input<typeof choices> {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON is passed on, so that the schema rejects it with the same error.
    return text as never;
  }
}

/** The answers to the questions of a design. */
const answers = z
  .array(
    z.object({
      question: optionKey,
      text: optionalLines(mostAnswerText),
      /** A picture sent ahead by `uploadAnswerPicture`. */
      mediaId: z.optional(id),
    }),
  )
  .check(z.maxLength(optionLimits.questions));

/** Unused pictures are deleted after a day. */
export const uploadAnswerPicture = endpoint({
  method: 'POST',
  path: '/api/order/uploadAnswerPicture',
  access: 'member',
  tag: 'orders',
  summary: 'Send one `image` ahead of an order, as the answer to a question of its design',
  multipart: true,
  files: { image: answerPicture },
  reply: z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) }),
});

const day = (message: string) => z.string(message).check(z.refine(isIstDay, message));

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
          choices: z.optional(choices),
          /** If omitted, required questions may stay unanswered: an older front end cannot ask them. */
          answers: z.optional(answers),
        }),
      )
      .check(z.minLength(1, rule('orders.chooseDesign')), z.maxLength(20, rule('orders.designsMost'))),
    shippingDetails,
    specialInstructions: optionalLines(mostInstructions),
    saveAddress: z._default(z.boolean(), true),
    /** The total shown to the buyer, in rupees with tax. PRICE_CHANGED if it differs. */
    expectedTotal: z.optional(rupees),
    /** The shares that the maker may keep on cancelling, as shown to the buyer. TERMS_CHANGED if they differ. */
    expectedShares: z.optional(keptShares),
    /** The day of the function for which it is needed, YYYY-MM-DD in IST. */
    functionOn: z.optional(day(rule(functionDaySentences.day))),
    /**
     * The promised day after the function, as the buyer has seen it and agreed to it. PROMISE_CHANGED if the order is
     * promised for another day after the function.
     */
    lateDay: z.optional(day(rule(functionDaySentences.day))),
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
  summary:
    'The viewer’s unpaid order of one piece of a design with these options at its present price; null when none waits. And the credit of a swatch',
  query: z.object({
    designId: id,
    /** The chosen options as JSON; if omitted, the defaults. */
    choices: z._default(
      z.pipe(z.pipe(z.string().check(z.maxLength(2000)), z.transform(readChoices)), choices),
      {},
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    orderData: z.nullable(orderData),
    /** In rupees, what a swatch takes off the next order with the maker, before tax; null for nothing. */
    swatchCredit: z.nullable(rupees),
  }),
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
