import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { codeLength } from './password-reset.rules.ts';

export const recoveryCodeCount = 10;

/** Letters and digits of a recovery code, without the dashes that make it readable. */
export const recoveryCodeLength = 16;

/** A code as a person typed it: an app's six digits, a recovery code in its one spelling, or neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = plainDigits(readableLine(typed)).replaceAll(/[\s-]/g, '').toUpperCase();
  if (new RegExp(`^\\d{${codeLength}}$`).test(code)) return { kind: 'app', code };
  // The letters that look like digits are in no code.
  const spelled = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[0-9A-HJKMNP-TV-Z]{${recoveryCodeLength}}$`).test(spelled)
    ? { kind: 'recovery', code: spelled }
    : null;
}

export const twoFactorSentences = {
  codeNeeded: sentence('accounts.enterAppCode'),
  codeWrong: sentence('accounts.codeWrong'),
};
