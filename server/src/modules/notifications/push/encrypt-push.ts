import { createHmac, ECDH } from 'node:crypto';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushMessage } from '#contracts/notifications/push/push-message.ts';
import type { PushTarget } from './push.queries.ts';
import type { PushKeys } from './push-keys.ts';

export type Urgency = 'low' | 'normal' | 'high';

/** In seconds: how long a push service keeps an undelivered message. */
export const pushLivesSeconds = 86_400;

/**
 * Whether a browser's public key is an uncompressed point of P-256 and its secret has 16 bytes (RFC 8291, section 2).
 */
export function areKeysOfBrowser({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/**
 * A message encrypted for one browser (RFC 8291) and signed (RFC 8292), with the headers for its push service (RFC
 * 8030).
 */
export async function encryptPush(
  { endpoint, p256dh, auth }: Pick<PushTarget, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  { urgency, keys, contact }: { urgency: Urgency; keys: PushKeys; contact: string },
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  // The topic lets a newer message replace a waiting one with the same tag. It is hashed, so that the push service
  // learns no order numbers.
  const topic = createHmac('sha256', auth).update(message.tag).digest('base64url').slice(0, 32);
  const { headers, body } = await buildPushPayload(
    { data: { ...message }, options: { ttl: pushLivesSeconds, urgency, topic } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...keys, subject: contact },
  );
  return { headers: { ...headers }, body };
}
