import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { instant } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { sixDigitCode, typedPassword } from './account-fields.ts';
import { viewer } from './accounts.contract.ts';
import { readMobileNumber } from './mobile-number.ts';
import { mobileSentences } from './mobile-numbers.rules.ts';

/** As people type it; the server parses it with `readMobileNumber`. */
const number = z.string(rule(mobileSentences.invalid)).check(
  z.trim(),
  z.maxLength(40, rule(mobileSentences.invalid)),
  z.refine((text) => readMobileNumber(text) !== null, rule(mobileSentences.invalid)),
);

const mobileNumber = z.object({
  /** Whether this server can send text messages. */
  isOffered: z.boolean(),
  /** In E.164; null where none is confirmed. */
  number: z.nullable(z.string()),
  confirmedAt: z.nullable(instant),
});
export type MobileNumber = z.output<typeof mobileNumber>;

const sent = z.object(successMessage);

export const getMobileNumber = endpoint({
  method: 'GET',
  path: '/api/auth/number',
  access: 'member',
  tag: 'accounts',
  summary: 'The mobile number that the viewer has confirmed',
  reply: z.object({ success: z.literal(true), data: mobileNumber }),
});

export const sendNumberCode = endpoint({
  method: 'POST',
  path: '/api/auth/number/send',
  access: 'member',
  tag: 'accounts',
  summary: 'Send a code to a mobile number, which confirms it; asks for the password, as the number signs in',
  body: z.object({ number, password: typedPassword, isResend: z._default(z.boolean(), false) }),
  reply: sent,
});

export const confirmNumber = endpoint({
  method: 'POST',
  path: '/api/auth/number/confirm',
  access: 'member',
  tag: 'accounts',
  summary: 'Confirm the number that the last code was sent to',
  body: z.object({ code: sixDigitCode }),
  reply: z.object({ ...successMessage, data: mobileNumber }),
});

export const removeNumber = endpoint({
  method: 'POST',
  path: '/api/auth/number/remove',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Forget the viewer’s mobile number: it signs in no more and gets no text messages',
  reply: z.object({ ...successMessage, data: mobileNumber }),
});

export const numberSignInOffered = endpoint({
  method: 'GET',
  path: '/api/auth/login/number',
  access: 'anyone',
  tag: 'accounts',
  summary: 'Whether somebody can sign in by a code that is sent to their mobile number',
  reply: z.object({ success: z.literal(true), data: z.object({ isOffered: z.boolean() }) }),
});

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/number/send',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Send a code to a confirmed mobile number; the answer is the same for numbers that nobody has',
  body: z.object({ number, isResend: z._default(z.boolean(), false) }),
  reply: sent,
});

export const loginWithNumber = endpoint({
  method: 'POST',
  path: '/api/auth/login/number',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary:
    'Sign in with the code that this browser asked for; CODE_REQUIRED where the account asks for one of its app as well',
  body: z.object({ code: sixDigitCode, rememberMe: z._default(z.boolean(), false) }),
  reply: z.object({ ...successMessage, data: z.object({ user: viewer }) }),
});
