import * as z from 'zod/mini';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import type { Choices } from '#contracts/designs/options/choose-options.ts';
import { type DesignOptions, hasOptions, noOptions } from '#contracts/designs/options/design-options.ts';
import { functionDaySentences, refuseFunctionDay } from '#contracts/orders/due/function-day.rules.ts';
import { shippingFields } from '#contracts/orders/placing/checkout.contract.ts';
import { mostInstructions } from '#contracts/orders/placing/checkout.rules.ts';
import { optionalLines } from '#contracts/platform/fields.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { usualCountry } from '#contracts/profiles/country.ts';
import { phoneText } from '#contracts/profiles/phone-number.ts';
import { checkPincode } from '#contracts/profiles/postal-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import {
  type Answers,
  faultsOfAnswers,
  faultsOfChoices,
  sentAnswers,
  sentChoices,
} from '#web/features/designs/options/chosen-options.ts';
import { priceChoices } from '#web/features/designs/options/price-choices.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { withPlaceNames } from '#web/platform/i18n/places.ts';
import type { KnownAddresses, OrderRequest } from './checkout.api.ts';
import { noWords } from './checkout-attempt.ts';

/** The value of the radio button for an address that is not in the book. */
export const another = 'another';

const always = {
  /** The id of an address in the book, or `another`. */
  chosen: z.string(),
  phone: phoneText(),
  specialInstructions: optionalLines(mostInstructions),
  saveAddress: z.boolean(),
  /** The day of the function; '' for none. */
  functionOn: z
    .string()
    .check(
      z.refine(
        (day) => day === '' || refuseFunctionDay(day, todayInIndia()) === null,
        rule(functionDaySentences.day),
      ),
    ),
  /** The promised day after the function that the buyer has agreed to; '' for none. */
  lateDay: z.string(),
};

const text = z.string();

/**
 * The schemas of the checkout form for a design made in `sizes`: `typed` validates the address fields like the
 * request; `kept` is for an address of the book and ignores these unused fields. `missing` is the error if there are
 * several sizes and none is chosen. Choices and questions are checked with the functions of the server.
 */
export function checkoutForms(sizes: readonly string[], missing: string, options: DesignOptions = noOptions) {
  const size = text.check(z.refine((chosen) => sizes.length < 2 || sizes.includes(chosen), missing));
  const choices = z.custom<Choices>().check(
    z.check(({ value, issues }) => {
      for (const { key, sentence } of faultsOfChoices(options, value))
        issues.push({ code: 'custom', message: rule(sentence), path: [key], input: value });
    }),
  );
  const answers = z.custom<Answers>().check(
    z.check(({ value, issues }) => {
      for (const { key, sentence } of faultsOfAnswers(options, value))
        issues.push({ code: 'custom', message: rule(sentence), path: [key], input: value });
    }),
  );
  const both = { ...always, size, choices, answers };
  return {
    typed: z.object({ ...both, ...shippingFields }).check(checkPincode),
    kept: z.object({ ...both, address: text, city: text, state: text, pincode: text, country: text }),
  };
}

export type CheckoutWords = z.output<ReturnType<typeof checkoutForms>['typed']>;

/** The initial form, filled with what is known of the viewer and their usual address. */
export function firstWords(viewer: Viewer, { usual, book, phone }: KnownAddresses): CheckoutWords {
  const [first] = book;
  // If there is an address book, the fields are for a new address and start empty.
  const stored = first ? null : usual;
  return withPlaceNames({
    ...noWords,
    chosen: first ? String(first.id) : another,
    phone: viewer.phone || phone,
    address: stored?.shippingAddress ?? '',
    city: stored?.shippingCity ?? '',
    state: stored?.shippingState ?? '',
    pincode: stored?.shippingPincode ?? '',
    country: stored?.shippingCountry || usualCountry,
  });
}

/** The id of the form element, for the button outside it. */
export const formIdOf = (designId: number) => `checkout-${designId}`;

/** The chosen address of the book; null for a new address, and for one deleted from the book. */
export function chosenOf(book: readonly Address[], chosen: string): Address | null {
  return book.find(({ id }) => String(id) === chosen) ?? null;
}

export type OrderedDesign = Pick<
  DesignDetails,
  'id' | 'title' | 'price' | 'discount' | 'options' | 'totalAmount' | 'sizes' | 'keptShares'
> & {
  /** In rupees, what a swatch takes off, before tax; null or missing for nothing. */
  swatchCredit?: number | null;
};

/** The total of a design as chosen, in rupees. */
export const totalOf = (design: OrderedDesign, choices: Choices): number =>
  hasOptions(design.options) || design.swatchCredit
    ? priceChoices(design, choices).total
    : design.totalAmount;

/** The request: one piece of the design at the shown total and terms, sent to the chosen or typed address. */
export function orderOf(
  design: OrderedDesign,
  viewer: Viewer,
  words: CheckoutWords,
  book: readonly Address[],
): OrderRequest {
  const { specialInstructions, saveAddress, chosen, phone, size, choices, answers, ...others } = words;
  const { functionOn, lateDay, ...typed } = others;
  const { options } = design;
  const [only = '', other] = design.sizes;
  const kept = chosenOf(book, chosen);
  const place = kept
    ? {
        address: kept.fullAddress,
        city: kept.city,
        state: kept.state,
        pincode: kept.pincode,
        country: kept.country,
      }
    : typed;
  return {
    items: [
      {
        designId: design.id,
        quantity: 1,
        size: other === undefined ? only : size,
        ...(hasOptions(options)
          ? { choices: sentChoices(options, choices), answers: sentAnswers(options, answers) }
          : {}),
      },
    ],
    shippingDetails: { name: viewer.name, phone, ...place },
    specialInstructions,
    saveAddress: kept === null && saveAddress,
    expectedTotal: totalOf(design, choices),
    expectedShares: design.keptShares,
    ...(functionOn === '' ? {} : { functionOn, ...(lateDay === '' ? {} : { lateDay }) }),
  };
}

const anyForm = checkoutForms([], '').kept;

/** The choice or question of a refused request field, such as `choices.sleeve`; null if it is another field. */
export function optionFieldOf(refused: string): `choices.${string}` | `answers.${string}` | null {
  const [, list, key] = /^(choices|answers)\.([\w-]+)$/.exec(refused) ?? [];
  return list === undefined ? null : (`${list}.${key}` as `choices.${string}`);
}

/**
 * The form field of a refused request field: `shippingDetails.city` is `city`; null if the form has no such field.
 */
export function fieldOf(refused: string): keyof CheckoutWords | null {
  const name = refused.replace(/^shippingDetails\./, '');
  return name in anyForm.shape ? (name as keyof CheckoutWords) : null;
}
