import { createHmac } from 'node:crypto';

/** Lower-case hex HMAC-SHA256 of `order|payment`, keyed with the API secret. Checkout gives it to the page. */
export function signCheckout(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/** Lower-case hex HMAC-SHA256 of the raw bytes of a webhook, keyed with the webhook's own secret. */
export function signWebhook(body: string, webhookSecret: string): string {
  return createHmac('sha256', webhookSecret).update(body, 'utf8').digest('hex');
}
