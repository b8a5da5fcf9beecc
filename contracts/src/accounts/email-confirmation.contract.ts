import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { rule } from '#contracts/words/rule.ts';

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirmEmail',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Confirm an e-mail address with the token of a letter; a new address counts from then on',
  body: z.object({
    token: z
      .string(rule('accounts.linkIncomplete'))
      .check(z.regex(/^[\w-]{20,100}$/, rule('accounts.linkIncomplete'))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      email: z.string(),
      /** Whether the confirmed address has just replaced another one. */
      isChanged: z.boolean(),
    }),
  }),
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/sendConfirmation',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Ask for another letter to confirm the viewer’s e-mail address, or the one that is to replace it',
  reply: z.object({
    success: z.literal(true),
    /** Null where there is nothing to confirm. */
    data: z.object({ sentTo: z.nullable(z.string()) }),
  }),
});

export const cancelEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/cancelEmailChange',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Keep the present e-mail address: one that waits to be confirmed is forgotten',
  reply: z.object({ success: z.literal(true) }),
});
