import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant } from '#contracts/platform/fields.ts';
import { signInOutcomes } from './sign-ins.rules.ts';

/** An attempt to sign in. */
export const signInEntry = z.object({
  id: idOut,
  outcome: z.enum(signInOutcomes),
  /** Such as "Chrome"; null if the browser does not say. */
  browser: z.nullable(z.string()),
  /** Such as "Android"; null if the browser does not say. */
  system: z.nullable(z.string()),
  isPhone: z.boolean(),
  /** The IP address without its last part. */
  network: z.string(),
  createdAt: instant,
});
export type SignInEntry = z.output<typeof signInEntry>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/auth/signIns',
  access: 'member',
  tag: 'accounts',
  summary: 'Who signed in to the viewer’s account or tried to, for 90 days, the newest first',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(signInEntry),
    nextCursor: z.nullable(z.string()),
  }),
});
