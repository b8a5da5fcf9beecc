/**
 * Folds spellings of a word so that they compare equal. Rules run in order: dots beneath letters, plural endings,
 * letters interchangeable in Hindi spelling, aspiration after consonants, doubled letters. search_fold() in
 * functions.sql has the same rules for the indexed texts, which only triggers write; fold-words.test.ts compares the
 * two over all code points and all sequences of three letters.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // The dots beneath Indian letters, which many keyboards and newspapers omit.
  [/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc]/g, ''],
  [/(ss|sh|ch|x)es(?= |$)/g, '$1'],
  [/ies(?= |$)/g, 'i'],
  [/([^ ][^ ][^ s])s(?= |$)/g, '$1'],
  [/y(?= |$)/g, 'i'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/c(?!h)/g, 'k'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([aeou])y/g, '$1i'],
  [/([bcdfgjkpst])h+/g, '$1'],
  [/([a-z])\1+/g, '$1'],
  [/eh[aeiou]?n/g, 'ehn'],
  [/([aeiou])h(?= |$)/g, '$1'],
];

/** Lower case without accents, joiners or punctuation, with single spaces between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9\u00f8-\u0963\u0966-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+/gu, ' ')
    .trim();
}

/** "Lehngas with Zardozi" → "lehnga vit jardoji": not for display, but equal for all spellings. */
export function foldWords(text: string): string {
  let folded = plainWords(text);
  for (const [pattern, replacement] of rules) folded = folded.replace(pattern, replacement);
  return folded;
}

/** A character that no rule changes, to mark that the word continues. */
const goesOn = '0';

/**
 * The folded prefixes of words whose spelling begins with `plain`. Rules for word endings do not apply yet, and the
 * last letter may be half of a folded pair: "sare" is a prefix of both "sare" and "sari". The input may already be
 * folded. Empty for a single letter.
 */
export function foldedBeginnings(plain: string): string[] {
  const folded = ['', 'h', 'e', 'o', 'n'].map((next) => foldWords(plain + next + goesOn).slice(0, -1));
  const [first = ''] = folded;
  const others = [...folded, plain].filter((beginning) => !beginning.startsWith(first));
  return [...new Set([first, ...others])].filter((beginning) => beginning.length >= 2);
}
