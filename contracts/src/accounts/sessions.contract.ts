import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';

/** A signed-in browser, as the account holder sees it. */
export const session = z.object({
  id: idOut,
  /** Such as "Chrome"; null if the browser does not say. */
  browser: z.nullable(z.string()),
  /** Such as "Android"; null if the browser does not say. */
  system: z.nullable(z.string()),
  isPhone: z.boolean(),
  /** The IP network of the sign-in, without its last part. */
  network: z.string(),
  createdAt: instant,
  /** Rounded to ten minutes. */
  lastSeenAt: instant,
  /** Whether this is the session of the request. */
  isThis: z.boolean(),
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'member',
  tag: 'accounts',
  summary: 'Where the viewer is signed in: this browser first, then the fifty seen last',
  reply: z.object({ success: z.literal(true), data: z.array(session) }),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/end',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Sign one of the viewer’s browsers out',
  body: z.object({ sessionId: id }),
  reply: z.object({ success: z.literal(true) }),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/endOthers',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Sign the viewer out everywhere but here',
  reply: z.object({ success: z.literal(true), data: z.object({ ended: z.int() }) }),
});
