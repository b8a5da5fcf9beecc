import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Role } from './accounts.contract.ts';

/** The error for a name that could pass for Tanabana. */
export const houseNameSentence = sentence('accounts.houseName');

const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const accents = /[\u0300-\u034e\u0350-\u036f]/g;

/**
 * Characters of Latin, Greek, Cyrillic, Armenian, Cherokee and Lisu that look like a Latin letter. `l`, `i` and their
 * look-alikes count as one letter. Capitals are listed where they look different from their small letters.
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

/** Refused in any spelling and with any text around them: these names stand for Tanabana or its payment provider. */
const houseNames = ['tanabana', 'तानाबाना', 'তানাবানা', 'தானாபானா', 'razorpay'].map(foldText);

/** Words that claim to speak for Tanabana, also joined to other words, as in "supportteam". */
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
  // The name that the site shows for a deleted account.
  'deleteduser',
  'deletedaccount',
].map(foldText);

/** Too short to match inside other words: Adminath is a name. */
const officialShortWords = ['admin', 'admins'].map(foldText);

/**
 * Whether a name could be taken for Tanabana or its staff in any spelling: capitals, punctuation between the letters,
 * digits for letters, look-alike letters of other scripts, invisible characters, or reversed.
 */
export function isHouseName(name: string): boolean {
  // "supp0rt" has a digit for a letter, "support24" a number after the word; an override character reverses
  // "troppus".
  const ways = [name, withoutNumbers(name), [...name].reverse().join('')];
  return ways.map(wordsOf).some((words) => words.some((_, start) => startsHouseName(words, start)));
}

/** Checks the word at `start`, alone and joined to the words after it. */
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

/** Joining more words than the longest reserved name has letters is useless. */
const longest = 16;

/** Checks a name that a person chooses for their own account. */
export const ownName = z.refine<string>((name) => !isHouseName(name), rule(houseNameSentence));

/** Checks the name of an account with a role: only an admin may use a name of Tanabana. */
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

/** Replaces compatibility forms (wide, bold, circled letters) by plain ones and removes invisible characters. */
function visible(text: string): string {
  return text.normalize('NFKD').replaceAll(unseen, '').replaceAll(accents, '');
}

function foldText(text: string): string {
  return [...visible(text)]
    .map((sign) => lookAlikes.get(sign) ?? lookAlikes.get(sign.toLowerCase()) ?? sign.toLowerCase())
    .join('')
    .replaceAll('rn', 'm');
}
