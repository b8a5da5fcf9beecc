import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Words that may stay English in a translation: names, units and abbreviations. */
export const keptInEnglish = new Set(
  [
    'Tanabana WhatsApp Facebook LinkedIn Pinterest Telegram Instagram Razorpay Google Authenticator Aadhaar',
    'GST GSTIN HSN PAN PIN UPI OTP PDF CSV ZIP JSON JPEG JPG PNG WebP AVIF HEIC MP4 WebM MOV ID',
    'kB MB GB km cm mm in ft px am pm IST INR',
    'XS XL XXL Banarasi',
  ].flatMap((line) => line.split(' ')),
);

/** Texts that may stay English in a translation. */
const keptTexts = new Set(['you@example.in', 'tanabana-recovery-codes.txt', 'XXXX-XXXX-XXXX-XXXX']);

interface Sentence {
  key: string;
  english: string;
  translation: string;
}

/** The problems of a catalogue's translation; empty if there are none. */
export function compareCatalogues(english: unknown, translation: unknown): string[] {
  const { sentences, problems } = pair(english, translation);
  return [...problems, ...sentences.flatMap(checkSentence)];
}

/**
 * The same for a page of plain text. Fields that code reads, such as `to` and `id`, must be equal to the English
 * ones.
 */
export function comparePages(english: unknown, translation: unknown): string[] {
  const { sentences, problems } = pair(english, translation);
  const found = sentences.flatMap(({ key, english: source, translation: text }) => {
    if (/(^|\.)(to|id)$/.test(key)) return text === source ? [] : [`${key} must stay "${source}"`];
    return isLeft(source, text) ? [`${key} is left in English: "${source}"`] : [];
  });
  return [...problems, ...found];
}

/** The sentences that both have, and the places where their structures differ. */
function pair(
  english: unknown,
  translation: unknown,
  key = '',
): { sentences: Sentence[]; problems: string[] } {
  if (typeof english === 'string' && typeof translation === 'string')
    return { sentences: [{ key, english, translation }], problems: [] };
  if (typeof english === 'function' && typeof translation === 'function') {
    const given = Array.from({ length: english.length }, (_, index) => index + 2);
    return pair(english(...given), translation(...given), key);
  }
  if (!isTree(english) || !isTree(translation)) {
    const isLike =
      english === translation || (translation !== undefined && typeof english === typeof translation);
    const problem = translation === undefined ? 'is missing' : 'is something else than in English';
    return { sentences: [], problems: isLike ? [] : [`${key} ${problem}`] };
  }
  const below = Object.keys(english).map((name) =>
    pair(english[name], translation[name], key === '' ? name : `${key}.${name}`),
  );
  const more = Object.keys(translation).filter((name) => !(name in english));
  return {
    sentences: below.flatMap(({ sentences }) => sentences),
    problems: [
      ...below.flatMap(({ problems }) => problems),
      ...more.map((name) => `${key === '' ? name : `${key}.${name}`} is not in English`),
    ],
  };
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function checkSentence({ key, english, translation }: Sentence): string[] {
  let parameters: string[];
  try {
    parameters = parametersOf(parse(translation));
  } catch (error) {
    return [`${key} cannot be read: ${(error as Error).message}`];
  }
  const wanted = parametersOf(parse(english));
  if (parameters.join() !== wanted.join())
    return [`${key} says {${parameters.join(', ')}} where English says {${wanted.join(', ')}}`];
  return isLeft(english, translation) ? [`${key} is left in English: "${english}"`] : [];
}

/** Parameters with their kinds, the options of a select and the tags, each once. */
function parametersOf(elements: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>();
  const read = (each: MessageFormatElement) => {
    if (each.type === TYPE.literal || each.type === TYPE.pound) return;
    const choices = each.type === TYPE.select ? ` ${Object.keys(each.options).sort().join('|')}` : '';
    found.add(`${each.value} ${TYPE[each.type]}${choices}`);
    if (each.type === TYPE.tag) each.children.forEach(read);
    if (each.type === TYPE.select || each.type === TYPE.plural)
      for (const { value } of Object.values(each.options)) value.forEach(read);
  };
  elements.forEach(read);
  return [...found].sort();
}

/** Whether the translation is the English text, unless it has only names, units, signs and parameters. */
function isLeft(english: string, translation: string): boolean {
  if (english !== translation || keptTexts.has(english)) return false;
  const words = english.replace(/\{\w+\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => !keptInEnglish.has(word));
}
