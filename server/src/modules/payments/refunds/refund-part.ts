import { createHash } from 'node:crypto';
import { toRupees } from '#contracts/money/money.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { queueRefund } from './queue-refund.ts';
import { heldOfOrder, requestedBefore } from './refunds.queries.ts';
import { spreadRefund } from './spread-refund.ts';

export interface RefundRequest {
  amountPaise: number;
  /** Who refunds: AGREED is the maker, DESK the desk. */
  cause: 'AGREED' | 'DESK';
  reason: string;
  /** The same key with the same values is the same refund. The keys of desk and maker are separate. */
  idempotencyKey: string;
}

/**
 * Refunds a part of what was paid for an order, in the sequence of `heldOfOrder`. Returns false if it was done
 * before. Requires locked instalments. Throws INVALID_INPUT if less is left, CONFLICT if nothing is left or the key
 * was used for another refund.
 */
export async function refundPart(
  context: PaymentsContext,
  tx: Transaction,
  orderId: number,
  { amountPaise, cause, reason, idempotencyKey }: RefundRequest,
): Promise<boolean> {
  const [earlier] = await requestedBefore(tx, { orderId, cause, key: idempotencyKey });
  if (earlier) {
    if (earlier.amountPaise === amountPaise && earlier.reason === reason) return false;
    throw new AppError('CONFLICT', idempotencyKeySentences.otherRefund);
  }
  const booked = await heldOfOrder(tx, [orderId]);
  const held = booked.filter(({ isCaptured }) => isCaptured);
  const sum = held.reduce((total, { heldPaise }) => total + heldPaise, 0);
  if (sum === 0)
    throw new AppError(
      'CONFLICT',
      booked.length > 0 ? sentence('payments.confirming') : sentence('payments.nothingLeft'),
    );
  if (amountPaise > sum) throw invalidInput({ amount: sentence('payments.atMost', { sum: toRupees(sum) }) });
  const parts = spreadRefund(
    amountPaise,
    held.map(({ heldPaise }) => heldPaise),
  );
  if (!parts)
    throw invalidInput({
      amount: sentence('payments.allOrOne', { sum: toRupees(sum) }),
    });
  const hash = createHash('sha256')
    .update(`${orderId} ${cause} ${idempotencyKey}`)
    .digest('hex')
    .slice(0, 16);
  for (const [index, { paymentId, razorpayPaymentId }] of held.entries()) {
    const part = parts[index] ?? 0;
    if (part === 0) continue;
    await queueRefund(context, tx, {
      paymentId,
      razorpayPaymentId,
      amountPaise: part,
      cause,
      reason,
      request: { idempotencyKey, providerKey: `part-${paymentId}-${hash}` },
    });
  }
  return true;
}
