import * as z from 'zod/mini';
import { digitsOfAnyScript } from '#contracts/platform/text/text-fields.ts';
import { emailField } from './email-address.ts';
import { twoFactorSentences } from './two-factor.rules.ts';

export const email = emailField('Email is required', 'Invalid email address');

const shortestPassword = 8;

/** A password that is being chosen, as opposed to one that is being checked. */
export const newPassword = z
  .string('Password is required')
  .check(
    z.minLength(shortestPassword, `Password must be at least ${shortestPassword} characters`),
    z.maxLength(200, 'Password must be at most 200 characters'),
  );

/** A password as somebody types it to prove who they are. */
export const typedPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(200));

/** A code of an authenticator app or a recovery code; the server reads which. */
export const typedCode = z
  .string(twoFactorSentences.codeNeeded)
  .check(
    z.trim(),
    z.minLength(1, twoFactorSentences.codeNeeded),
    z.maxLength(40, twoFactorSentences.codeWrong),
  );

/** The same where only some accounts are asked for it. */
export const maybeCode = z._default(
  z.string().check(z.trim(), z.maxLength(40, twoFactorSentences.codeWrong)),
  '',
);

/** A code of a letter or a text message, in digits of any script and as it is grouped there: "123 456". */
export const sixDigitCode = z.string('Enter the 6-digit code').check(
  digitsOfAnyScript,
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6-digit code'),
);
