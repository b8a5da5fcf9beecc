import { answersLike, choicesLike, optionsDraft } from '#web/features/designs/options/chosen-options.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import type { OrderRequest } from './checkout.api.ts';
import type { CheckoutWords } from './checkout.form.ts';

/** One attempt to place an order. Repeating it with the same request must never place a second order. */
export interface Attempt {
  idempotencyKey: string;
  /** The request as JSON. */
  words: string;
  /** The placed order. */
  orderId?: number;
  /** Its advance, in rupees. */
  advance?: number;
}

/** The attempt for a request: the last one if the request is the same, otherwise a new one. */
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

/** The empty form. */
export const noWords: CheckoutWords = {
  chosen: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  country: '',
  // '' until one is chosen, and if there is no choice.
  size: '',
  specialInstructions: '',
  functionOn: '',
  lateDay: '',
  saveAddress: true,
  choices: {},
  answers: {},
};

interface CheckoutDraft {
  words: Partial<CheckoutWords> | null;
  attempt: Attempt | null;
}

const readWords = fieldsLike<CheckoutWords>(noWords);
const readAttempt = fieldsLike<Required<Attempt>>({ idempotencyKey: '', words: '', orderId: 0, advance: 0 });

/** The checkout form and attempt of a design, kept until the advance is paid. */
export const checkoutDraft = makeDraft<CheckoutDraft>({
  kind: 'checkout',
  parse(kept) {
    const { words, attempt } = Object(kept);
    const { idempotencyKey, words: asked, ...order } = readAttempt(attempt) ?? {};
    const isTried = idempotencyKey !== undefined && asked !== undefined;
    const read = readWords(words);
    return {
      words: read && { ...read, choices: choicesLike(read.choices), answers: answersLike(read.answers) },
      attempt: isTried ? { idempotencyKey, words: asked, ...order } : null,
    };
  },
});

/** Deletes the draft of a paid order; the draft of another order of the same design stays. */
export function forgetPaid(orderId: number, viewerId: number, designId: number): void {
  if (checkoutDraft(viewerId, designId).read()?.attempt?.orderId === orderId)
    forgetCheckout(viewerId, designId);
}

/** Deletes the checkout form of a design and what was chosen on its page. */
export function forgetCheckout(viewerId: number, designId: number): void {
  checkoutDraft(viewerId, designId).forget();
  optionsDraft(viewerId, designId).forget();
}

/** Lets the same form place another order: keeps what was typed and drops the attempt. */
export function forgetAttempt(viewerId: number, designId: number): void {
  const draft = checkoutDraft(viewerId, designId);
  draft.keep({ words: draft.read()?.words ?? null, attempt: null });
}
