import type { UserSearch } from './list-users.queries.ts';

const none: UserSearch = {
  words: '',
  emailFrom: '',
  emailUntil: '',
  phoneFrom: '',
  phoneUntil: '',
  number: null,
};

/** Minimum length for a prefix match; shorter prefixes would match half of all people. */
const leastLetters = 3;
const leastPhoneDigits = 4;
/** Sorts after every text with the same prefix. */
const last = '\u{10ffff}';

/** Parses the search text of an admin: a name, an email, a phone number or the id of a person. */
export function readSearch(typed: string): UserSearch {
  const q = typed.toLowerCase();
  const email = beginningOfEmail(q);
  const phone = beginningOfPhone(q);
  return {
    ...none,
    words: q.includes('@') ? '' : wordsOf(q),
    ...(email !== '' && { emailFrom: email, emailUntil: email + last }),
    ...(phone !== '' && { phoneFrom: phone, phoneUntil: phone + last }),
    number: /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null,
  };
}

/** All words must match; words of `leastLetters` or more match as prefixes. */
function wordsOf(q: string): string {
  const words = q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map((word) => (word.length < leastLetters ? word : `${word}:*`)).join(' & ');
}

function beginningOfEmail(q: string): string {
  return /^[^\s@]+@?[^\s@]*$/.test(q) && q.length >= leastLetters ? q : '';
}

/** The index contains the last ten digits of a number, so earlier digits are dropped here as well. */
function beginningOfPhone(q: string): string {
  const digits = q.replaceAll(/[\s()+-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < leastPhoneDigits) return '';
  return digits.length > 10 ? digits.slice(-10) : digits.replace(/^0/, '');
}
