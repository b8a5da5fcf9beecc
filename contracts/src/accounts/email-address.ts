import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** The error for a local part (before the @) that mail servers do not accept. */
export const foreignLocalPartSentence = sentence('accounts.emailLocalPart');

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Domains of every script end in letters; the ASCII form of other scripts begins with "xn--". */
const address =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/**
 * Normalizes an address for storage and comparison: lower case, no invisible characters, the domain in ASCII
 * ("asha@डाकघर.भारत" → "asha@xn--…"). Invalid input is returned unchanged; the next check refuses it.
 */
function plainEmail(text: string): string {
  const typed = text.normalize('NFKC').replaceAll(unseen, '').trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  return at < 0 ? typed : `${typed.slice(0, at)}@${asciiDomain(typed.slice(at + 1))}`;
}

/** The ASCII form that browsers and Node use; a domain that they refuse is returned unchanged. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return domain;
  const host = `http://${domain}`;
  return URL.canParse(host) ? new URL(host).hostname : domain;
}

const hasForeignLocalPart = (text: string) =>
  /[^\x20-\x7e]/.test(text.slice(0, Math.max(0, text.lastIndexOf('@'))));

/** An email address from a form. */
export function emailField(missing: string, invalid: string) {
  return z.string(missing).check(
    z.overwrite(plainEmail),
    z.minLength(1, missing),
    z.maxLength(254, { error: invalid, abort: true }),
    // One error per address; it does not abort the checks of other fields.
    z.refine((text) => !hasForeignLocalPart(text), rule(foreignLocalPartSentence)),
    z.refine((text) => text === '' || hasForeignLocalPart(text) || address.test(text), invalid),
  );
}
