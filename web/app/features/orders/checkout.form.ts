import * as z from 'zod/mini';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { shippingFields } from '#contracts/orders/checkout.contract.ts';
import { optionalText } from '#contracts/platform/fields.ts';
import { isPhone, leastDigits } from '#contracts/profiles/phone-number.ts';
import type { OrderRequest, StoredAddress } from './checkout.api.ts';

/** The request's own fields and sentences, and a phone number where the profile has none. */
export const checkoutForm = z.object({
  phone: z
    .string()
    .check(
      z.trim(),
      z.refine(isPhone, `Phone number must be at least ${leastDigits} digits`),
      z.maxLength(20, 'Please keep this under 20 characters'),
    ),
  ...shippingFields,
  specialInstructions: optionalText(2000),
  saveAddress: z.boolean(),
});

export type CheckoutWords = z.output<typeof checkoutForm>;

/** The form as it first appears: what is known of the viewer, and where things went before. */
export function firstWords(viewer: Viewer, stored: StoredAddress): CheckoutWords {
  return {
    phone: viewer.phone,
    address: stored?.shippingAddress ?? '',
    city: stored?.shippingCity ?? '',
    state: stored?.shippingState ?? '',
    pincode: stored?.shippingPincode ?? '',
    country: stored?.shippingCountry || 'India',
    specialInstructions: '',
    saveAddress: true,
  };
}

/** The id of the form, which the button beside it names. */
export const formIdOf = (designId: number) => `checkout-${designId}`;

/**
 * The same, with what was typed into the page before its script arrived: the form library would overwrite it.
 * Takes the form as the server drew it; null where there is none.
 */
export function withTyped(words: CheckoutWords, drawn: HTMLFormElement | null): CheckoutWords {
  if (drawn === null) return words;
  const typed = new FormData(drawn);
  const texts = Object.keys(words).flatMap((name) => {
    const value = typed.get(name);
    return typeof value === 'string' && name !== 'saveAddress' ? [[name, value]] : [];
  });
  return { ...words, ...Object.fromEntries(texts), saveAddress: typed.has('saveAddress') };
}

/** One piece of the design, to the address typed. */
export function orderOf(designId: number, viewer: Viewer, words: CheckoutWords): OrderRequest {
  const { specialInstructions, saveAddress, ...address } = words;
  return {
    items: [{ designId, quantity: 1 }],
    shippingDetails: { name: viewer.name, ...address },
    specialInstructions,
    saveAddress,
  };
}

/** `shippingDetails.city` of a refusal is the form's `city`; null where the form has no such field. */
export function fieldOf(refused: string): keyof CheckoutWords | null {
  const name = refused.replace(/^shippingDetails\./, '');
  return name in checkoutForm.shape ? (name as keyof CheckoutWords) : null;
}
