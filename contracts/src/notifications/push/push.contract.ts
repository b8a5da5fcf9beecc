import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=?$`)));

const reply = z.object({
  success: z.literal(true),
  data: z.object({
    /** The key with which a browser subscribes: an uncompressed P-256 point in base64url. */
    publicKey: z.string(),
    /** The push endpoint of this session; null if it has no subscription. */
    endpoint: z.nullable(z.string()),
  }),
});
export type PushState = z.output<typeof reply>['data'];

export const getPush = endpoint({
  method: 'GET',
  path: '/api/notifications/push',
  access: 'member',
  tag: 'notifications',
  summary: 'The key to subscribe to web push with, and whether this session has a subscription',
  reply,
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  access: 'member',
  tag: 'notifications',
  summary: 'Send news to this browser as well, for as long as its session; replaces its earlier subscription',
  body: z.object({
    /** The URL at the browser’s push service. */
    endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
    keys: z.object({
      /** The browser’s public key, 65 bytes. */
      p256dh: base64url(87),
      /** A secret that both sides share, 16 bytes. */
      auth: base64url(22),
    }),
  }),
  reply,
});

export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/api/notifications/push/stop',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary: 'Send no more news to this browser',
  body: z._default(z.object({}), {}),
  reply,
});
