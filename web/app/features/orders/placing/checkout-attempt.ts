import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import type { OrderRequest } from './checkout.api.ts';
import type { CheckoutWords } from './checkout.form.ts';

/** One try at placing an order. Repeated with the same words it must never become a second order. */
export interface Attempt {
  idempotencyKey: string;
  /** What was asked for, as text. */
  words: string;
  /** The order that came of it. */
  orderId?: number;
  /** Its advance, in rupees. */
  advance?: number;
}

/** The attempt for this request: the last one while its words are the same, a new one otherwise. */
export function attemptFor(
  last: Attempt | undefined,
  request: OrderRequest,
  makeKey: () => string = newIdempotencyKey,
): Attempt {
  const words = JSON.stringify(request);
  return last?.words === words ? last : { idempotencyKey: makeKey(), words };
}

export function isSameRequest(attempt: Attempt | undefined, request: OrderRequest): boolean {
  return attempt?.words === JSON.stringify(request);
}

/** The form before anything is known. */
export const noWords: CheckoutWords = {
  chosen: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  country: '',
  // '' until one is chosen, and where there is nothing to choose.
  size: '',
  specialInstructions: '',
  saveAddress: true,
};

interface CheckoutDraft {
  words: Partial<CheckoutWords> | null;
  attempt: Attempt | null;
}

const readWords = fieldsLike<CheckoutWords>(noWords);
const readAttempt = fieldsLike<Required<Attempt>>({ idempotencyKey: '', words: '', orderId: 0, advance: 0 });

/** What was typed and tried at the checkout of a design, until the advance is paid. */
export const checkoutDraft = makeDraft<CheckoutDraft>({
  kind: 'checkout',
  parse(kept) {
    const { words, attempt } = Object(kept);
    const { idempotencyKey, words: asked, ...order } = readAttempt(attempt) ?? {};
    const isTried = idempotencyKey !== undefined && asked !== undefined;
    return { words: readWords(words), attempt: isTried ? { idempotencyKey, words: asked, ...order } : null };
  },
});

/** The order is paid. What was typed for another one of the same design stays. */
export function forgetPaid(orderId: number, viewerId: number, designId: number): void {
  const draft = checkoutDraft(viewerId, designId);
  if (draft.read()?.attempt?.orderId === orderId) draft.forget();
}

/** For one more order of the same words: what was typed stays, but it is not a repeat. */
export function forgetAttempt(viewerId: number, designId: number): void {
  const draft = checkoutDraft(viewerId, designId);
  draft.keep({ words: draft.read()?.words ?? null, attempt: null });
}
