import type { CheckoutWords } from './checkout.form.ts';
import type { Attempt } from './checkout-attempt.ts';

/** What was typed and tried, kept in this tab until the advance is paid. */
export interface CheckoutDraft {
  words?: Partial<CheckoutWords>;
  attempt?: Attempt;
}

export function readDraft(viewerId: number, designId: number): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(viewerId, designId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepDraft(viewerId: number, designId: number, draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(keyOf(viewerId, designId), JSON.stringify(draft));
  } catch {
    // A browser that forbids storage loses the draft only with its tab.
  }
}

export function forgetDraft(viewerId: number, designId: number): void {
  try {
    sessionStorage.removeItem(keyOf(viewerId, designId));
  } catch {
    // Nothing was kept.
  }
}

/** The order is paid. What was typed for another one of the same design stays. */
export function forgetDraftOf(orderId: number, viewerId: number, designId: number): void {
  if (readDraft(viewerId, designId).attempt?.orderId === orderId) forgetDraft(viewerId, designId);
}

/** For one more order of the same words: what was typed stays, but it is not a repeat. */
export function forgetAttempt(viewerId: number, designId: number): void {
  const { attempt: _attempt, ...draft } = readDraft(viewerId, designId);
  keepDraft(viewerId, designId, draft);
}

const keyOf = (viewerId: number, designId: number) => `tanabana_checkout_${viewerId}_${designId}`;
