import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';

/** What was typed of a refund, and the key it is sent under until an answer has come. */
export interface RefundDraft {
  idempotencyKey: string;
  amount: string;
  reason: string;
}

/** Of each account apart, so that whoever signs in next in the same tab does not read it. */
const keyOf = (makerId: number, orderId: number) => `tanabana_refund_${makerId}_${orderId}`;

/** What this tab remembers, also after the page was loaded anew. */
export function readRefundDraft(makerId: number, orderId: number): RefundDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(makerId, orderId)) ?? 'null');
    if (isDraft(kept)) return kept;
  } catch {
    // Begins empty where there is no store.
  }
  return { idempotencyKey: newIdempotencyKey(), amount: '', reason: '' };
}

/** Null once it was answered. */
export function keepRefundDraft(makerId: number, orderId: number, draft: RefundDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(makerId, orderId));
    else sessionStorage.setItem(keyOf(makerId, orderId), JSON.stringify(draft));
  } catch {
    // Without a store the words live as long as the dialog.
  }
}

function isDraft(value: unknown): value is RefundDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { idempotencyKey, amount, reason } = value as Partial<Record<keyof RefundDraft, unknown>>;
  return [idempotencyKey, amount, reason].every((word) => typeof word === 'string');
}
