import type { UserSearch } from './list-users.queries.ts';

const none: UserSearch = {
  words: '',
  emailFrom: '',
  emailUntil: '',
  phoneFrom: '',
  phoneUntil: '',
  number: null,
};

/** Letters from which on the beginning of a word finds it; shorter ones would find half of all people. */
const leastLetters = 3;
const leastPhoneDigits = 4;
/** Behind everything that begins with the letters before it. */
const last = '\u{10ffff}';

/** What is looked for when an admin types this: a name, an e-mail, a phone number or the number of a person. */
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

/** All of the words; of those that are long enough their beginning is enough. */
function wordsOf(q: string): string {
  const words = q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map((word) => (word.length < leastLetters ? word : `${word}:*`)).join(' & ');
}

function beginningOfEmail(q: string): string {
  return /^[^\s@]+@?[^\s@]*$/.test(q) && q.length >= leastLetters ? q : '';
}

/** The index holds the last ten digits of a number, so what stands before them is left out here as well. */
function beginningOfPhone(q: string): string {
  const digits = q.replaceAll(/[\s()+-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < leastPhoneDigits) return '';
  return digits.length > 10 ? digits.slice(-10) : digits.replace(/^0/, '');
}
