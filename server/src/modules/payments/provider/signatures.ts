import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether the payment window's signature belongs to this order and payment. Pass the order id that we stored. */
export function isCheckoutSignature(
  order: string,
  payment: string,
  signature: string,
  keySecret: string,
): boolean {
  return isSigned(`${order}|${payment}`, signature, keySecret);
}

/** Whether one of our webhook secrets signed exactly these bytes. */
export function isWebhookSignature(body: Buffer, signature: unknown, secrets: readonly string[]): boolean {
  return secrets.some((secret) => isSigned(body, signature, secret));
}

function isSigned(message: string | Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
