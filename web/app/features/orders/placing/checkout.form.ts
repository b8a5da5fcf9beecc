import * as z from 'zod/mini';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { shippingFields } from '#contracts/orders/placing/checkout.contract.ts';
import { mostInstructions } from '#contracts/orders/placing/checkout.rules.ts';
import { optionalLines } from '#contracts/platform/fields.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { usualCountry } from '#contracts/profiles/country.ts';
import { phoneText } from '#contracts/profiles/phone-number.ts';
import { checkPincode } from '#contracts/profiles/postal-fields.ts';
import { withPlaceNames } from '#web/platform/i18n/places.ts';
import type { KnownAddresses, OrderRequest } from './checkout.api.ts';
import { noWords } from './checkout-attempt.ts';

/** Of the radio that opens the fields for an address that is not in the book. */
export const another = 'another';

const always = {
  /** The id of an address of the book, or `another`. */
  chosen: z.string(),
  phone: phoneText(),
  specialInstructions: optionalLines(mostInstructions),
  saveAddress: z.boolean(),
};

const text = z.string();

/**
 * What is asked of the form of a design that is made in `sizes`: `typed` with the request's own fields and sentences,
 * `kept` for an address of the book, because nobody is asked to mend one that is not used. `missing` is said where there
 * are several sizes and none of them is chosen.
 */
export function checkoutForms(sizes: readonly string[], missing: string) {
  const size = text.check(z.refine((chosen) => sizes.length < 2 || sizes.includes(chosen), missing));
  const both = { ...always, size };
  return {
    typed: z.object({ ...both, ...shippingFields }).check(checkPincode),
    kept: z.object({ ...both, address: text, city: text, state: text, pincode: text, country: text }),
  };
}

export type CheckoutWords = z.output<ReturnType<typeof checkoutForms>['typed']>;

/** The form as it first appears: what is known of the viewer, and where things went before. */
export function firstWords(viewer: Viewer, { usual, book, phone }: KnownAddresses): CheckoutWords {
  const [first] = book;
  // With a book the fields are for an address that is not in it, so they start empty.
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

/** The id of the form, which the button beside it names. */
export const formIdOf = (designId: number) => `checkout-${designId}`;

/** The address of the book that is chosen; null for another one, and for one that has left the book. */
export function chosenOf(book: readonly Address[], chosen: string): Address | null {
  return book.find(({ id }) => String(id) === chosen) ?? null;
}

/** One piece of the design at the total that is shown, to the address chosen or typed. */
export function orderOf(
  design: Pick<DesignDetails, 'id' | 'totalAmount' | 'sizes'>,
  viewer: Viewer,
  words: CheckoutWords,
  book: readonly Address[],
): OrderRequest {
  const { specialInstructions, saveAddress, chosen, phone, size, ...typed } = words;
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
    items: [{ designId: design.id, quantity: 1, size: other === undefined ? only : size }],
    shippingDetails: { name: viewer.name, phone, ...place },
    specialInstructions,
    saveAddress: kept === null && saveAddress,
    expectedTotal: design.totalAmount,
  };
}

const anyForm = checkoutForms([], '').kept;

/** `shippingDetails.city` of a refusal is the form's `city`; null where the form has no such field. */
export function fieldOf(refused: string): keyof CheckoutWords | null {
  const name = refused.replace(/^shippingDetails\./, '');
  return name in anyForm.shape ? (name as keyof CheckoutWords) : null;
}
