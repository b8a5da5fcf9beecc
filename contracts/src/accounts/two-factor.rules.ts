import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { codeLength } from './password-reset.rules.ts';

export const recoveryCodeCount = 10;

/** Characters of a recovery code, without its dashes. */
export const recoveryCodeLength = 16;

/** Normalizes a typed code: an app's six digits, or a recovery code; null if it is neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = plainDigits(readableLine(typed)).replaceAll(/[\s-]/g, '').toUpperCase();
  if (new RegExp(`^\\d{${codeLength}}$`).test(code)) return { kind: 'app', code };
  // Letters that look like digits are not used.
  const spelled = code.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[0-9A-HJKMNP-TV-Z]{${recoveryCodeLength}}$`).test(spelled)
    ? { kind: 'recovery', code: spelled }
    : null;
}

export const twoFactorSentences = {
  codeNeeded: sentence('accounts.enterAppCode'),
  codeWrong: sentence('accounts.codeWrong'),
};
