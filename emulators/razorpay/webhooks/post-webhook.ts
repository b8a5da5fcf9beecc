import type { DeliveryRecord } from '../ledger/entities.ts';

const ANSWER_WITHIN_MS = 5_000;

/** Posts one delivery. Returns the status, or the reason why there was none. Does not follow redirects. */
export async function postWebhook(
  url: string,
  delivery: DeliveryRecord,
  body: string,
  closing: AbortSignal,
): Promise<number | 'timeout' | 'unreachable'> {
  const deadline = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': delivery.signature,
        'x-razorpay-event-id': delivery.id,
      },
      body,
      signal: AbortSignal.any([deadline, closing]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return deadline.aborted ? 'timeout' : 'unreachable';
  }
}
