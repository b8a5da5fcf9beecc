import * as z from 'zod/mini';
import { digitsOfAnyScript } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { emailField } from './email-address.ts';
import { twoFactorSentences } from './two-factor.rules.ts';

export const email = emailField(rule('accounts.emailRequired'), rule('accounts.emailInvalid'));

const shortestPassword = 8;

/** A new password. */
export const newPassword = z
  .string(rule('accounts.passwordRequired'))
  .check(
    z.minLength(shortestPassword, rule(sentence('accounts.passwordShort', { least: shortestPassword }))),
    z.maxLength(200, rule('accounts.passwordLong')),
  );

/** The current password, to confirm an identity. */
export const typedPassword = z
  .string(rule('accounts.passwordRequired'))
  .check(z.minLength(1, rule('accounts.passwordRequired')), z.maxLength(200));

/** A code of an authenticator app or a recovery code; the server reads which. */
export const typedCode = z
  .string(rule(twoFactorSentences.codeNeeded))
  .check(
    z.trim(),
    z.minLength(1, rule(twoFactorSentences.codeNeeded)),
    z.maxLength(40, rule(twoFactorSentences.codeWrong)),
  );

/** The same field, optional: only some accounts need a code. */
export const maybeCode = z._default(
  z.string().check(z.trim(), z.maxLength(40, rule(twoFactorSentences.codeWrong))),
  '',
);

/** A code from an email or a text message, in digits of any script; spaces as in "123 456" are allowed. */
export const sixDigitCode = z.string(rule('accounts.enterCode')).check(
  digitsOfAnyScript,
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, rule('accounts.enterCode')),
);
