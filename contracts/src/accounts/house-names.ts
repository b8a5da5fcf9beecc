import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Role } from './accounts.contract.ts';

/** The error for a name that could pass for Tanabana. */
export const houseNameSentence = sentence('accounts.houseName');

const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const accents = /[\u0300-\u034e\u0350-\u036f]/g;

/**
 * Signs of Latin, Greek, Cyrillic, Armenian, Cherokee and Lisu that are read as a Latin letter. `l`, `i` and what
 * looks like them are one sign here. Capitals stand here where they look otherwise than their small letters.
 */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑ@4ᴀꓮᎪɐ',
    b: 'ьвβ8ƅʙꓐᏼЬ',
    c: 'сϲⅽᴄꓚᏟ',
    d: 'ԁɗᴅꓓᎠ',
    e: 'еєε3€ҽᴇꓰᎬ',
    f: 'ғƒꓝ',
    g: 'ɡɢꓖᏀ',
    h: 'һнʜꓧᎻΗ',
    i: 'lіιі1!|ıӏіїłɪꓲꓡʟᏞІӀ',
    j: 'јᴊꓙᎫ',
    k: 'кκᴋꓗᏦ',
    m: 'ᴍꓟᎷ',
    n: 'пոռŋɴꓠΝη',
    o: 'оοσ0øօᴏꓳ०০௦੦',
    p: 'рρᴘꓑᏢ',
    r: 'гɾʀꓣᎡᏒ',
    s: 'ѕ5$ꜱꓢᏚ',
    t: 'тτ7†ᴛꓔᎢʇ',
    u: 'υսцᴜꓴ',
    v: 'ѵνᴠꓦᏙ',
    w: 'ԝᴡꓪᏔ',
    x: 'хχꓫ',
    y: 'уγʏꓬΥУ',
    z: 'ᴢꓜᏃ',
  }).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/** In any spelling and with anything around them, these speak for the house or for who takes its payments. */
const houseNames = ['tanabana', 'तानाबाना', 'তানাবানা', 'தானாபானா', 'razorpay'].map(foldText);

/** Words that claim to speak for the house, also written together with others, as in "supportteam". */
const officialWords = [
  'support',
  'security',
  'official',
  'helpdesk',
  'helpline',
  'moderator',
  'administrator',
  'customercare',
  'customerservice',
  'noreply',
  'postmaster',
  'refunds',
  'refunddesk',
  // The site's name for a deleted account.
  'deleteduser',
  'deletedaccount',
].map(foldText);

/** Too short to match inside other words: Adminath is a name. */
const officialShortWords = ['admin', 'admins'].map(foldText);

/**
 * Whether a name would be taken for Tanabana or for a person who speaks for it, however it is spelled: in capitals,
 * with signs between the letters, digits for letters, letters of other scripts that look the same, signs that cannot
 * be seen, or backwards.
 */
export function isHouseName(name: string): boolean {
  // "supp0rt" has a digit for a letter, "support24" a number after the word; an override turns "troppus" around.
  const ways = [name, withoutNumbers(name), [...name].reverse().join('')];
  return ways.map(wordsOf).some((words) => words.some((_, start) => startsHouseName(words, start)));
}

/** Looks at the word at `start` and at what it and the words after it make when written together. */
function startsHouseName(words: readonly string[], start: number): boolean {
  const word = words[start] ?? '';
  if (houseNames.some((house) => word.includes(house))) return true;
  if (officialWords.some((official) => word.startsWith(official) || word.endsWith(official))) return true;
  if (officialShortWords.includes(word)) return true;
  let joined = '';
  for (const next of words.slice(start, start + longest)) {
    joined += next;
    if (houseNames.includes(joined) || officialWords.includes(joined)) return true;
    const isSpelledOut = words.slice(start, start + joined.length).every((each) => each.length === 1);
    if (isSpelledOut && officialShortWords.includes(joined)) return true;
  }
  return false;
}

/** More words than the longest of our names has letters need not be joined. */
const longest = 16;

/** Checks a name that a person chooses for their own account. */
export const ownName = z.refine<string>((name) => !isHouseName(name), rule(houseNameSentence));

/** The name of an account that has a role: only an admin may carry a name of the house. */
export function nameInRole({ id, name }: { id: number; name: string }, role: Role): string {
  return role !== 'ADMIN' && isHouseName(name) ? `Member ${id}` : name;
}

/** Maps look-alike letters to lower-case Latin ones. */
function wordsOf(name: string): string[] {
  return visible(name)
    .split(/[^\p{L}\p{M}\p{N}@$!|€]+/u)
    .map(foldText)
    .filter((word) => word !== '');
}

function withoutNumbers(name: string): string {
  return name.replaceAll(/\p{N}+/gu, ' ');
}

/** Compatibility forms (wide, bold, circled letters) become plain ones, and what cannot be seen goes. */
function visible(text: string): string {
  return text.normalize('NFKD').replaceAll(unseen, '').replaceAll(accents, '');
}

function foldText(text: string): string {
  return [...visible(text)]
    .map((sign) => lookAlikes.get(sign) ?? lookAlikes.get(sign.toLowerCase()) ?? sign.toLowerCase())
    .join('')
    .replaceAll('rn', 'm');
}
