import { foldWords, plainWords } from '../words/fold-words.ts';
import { inLatinLetters, isIndian } from '../words/latin-letters.ts';
import { alternativesOf, alternativesOfIndian, isEmptyWord, isWearer } from '../words/trade-words.ts';

/** The tsqueries for PostgreSQL's text search. */
export interface Match {
  /** A tsquery that a row must satisfy. */
  must: string;
  /** Tsqueries for ranking: any word or its alternatives, and any word as typed. Not empty. */
  wide: string;
  exact: string;
  /** Tsquery for matches to rank first: the intended wearers, if the words name them. Not empty. */
  lead: string;
}

/** Required values; within a group any of the chosen ones. */
export interface Chosen {
  category: readonly string[];
  material: readonly string[];
  city: readonly string[];
  role: readonly string[];
  verified: boolean;
  /** Town centres in the form of `townsNear`; anywhere if omitted. */
  near?: readonly string[] | undefined;
  /** Whole rupees. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const mostWords = 8;

/** The words of a text to search for, in readable spelling. */
export function searchedWords(text: string): string[] {
  const words = [...new Set(plainWords(text).split(' '))].filter((word) => word !== '');
  const significant = words.filter((word) => !isEmptyWord(word));
  return (significant.length > 0 ? significant : words).slice(0, mostWords);
}

/**
 * For each word, the folded words that may stand for it; a word in an Indian script comes first, unfolded and marked
 * "=".
 */
export type Wanted = readonly (readonly string[])[];

export function wantedWords(words: readonly string[]): Wanted {
  return words.map((word) =>
    isIndian(word)
      ? [
          ...new Set([
            `=${word}`,
            ...[word, ...singularsOf(word)].flatMap((one) =>
              readings(one).flatMap((latin) => alternativesOfIndian(foldWords(one), foldWords(latin))),
            ),
          ]),
        ]
      : alternativesOf(foldWords(word)),
  );
}

/** "मेहर" is written both Mehar and Meher: the vowel after "eh" varies. */
function readings(word: string): string[] {
  const latin = inLatinLetters(word);
  return [...new Set([latin, latin.replaceAll('eha', 'ehe')])];
}

/** Hindi plurals: "साड़ियाँ" and "साड़ियों" are "साड़ी", "कुर्ते" and "कुर्तों" "कुर्ता". */
function singularsOf(word: string): string[] {
  const ofI = word.normalize('NFC').replace(/िय(?:ाँ|ां|ों)$/u, 'ी');
  if (ofI !== word.normalize('NFC')) return [ofI];
  const ofA = word.normalize('NFC').replace(/(?:े|ों)$/u, 'ा');
  return ofA === word.normalize('NFC') ? [] : [ofA];
}

/**
 * A query for all of the words, or for at least one with `anyWord`, and the chosen facets. With `besidesDescription`
 * the words must be in the title, the materials or the maker's name.
 */
export function matchOf(
  wanted: Wanted,
  chosen: Chosen,
  { anyWord = false, besidesDescription = false } = {},
): Match {
  const weights = besidesDescription ? ':ABC' : '';
  const eachWord = wanted.map((group) => anyOf(group, weights)).filter((part) => part !== '');
  const words = anyWord ? [anyOf(wanted.flat(), weights)] : eachWord;
  const must = [...words, ...tagsOf(chosen)].filter((part) => part !== '');
  const every = quote('all:');
  return {
    must: must.length > 0 ? must.join(' & ') : every,
    wide: anyOf(wanted.flat()) || every,
    exact: anyOf(wanted.flatMap(asWritten)) || every,
    lead:
      anyOf(wanted.filter((group) => asWritten(group).flatMap(alternativesOf).some(isWearer)).flat()) ||
      every,
  };
}

/**
 * The word as typed: in an Indian script exactly, without dots and in Latin letters; otherwise the first form only.
 */
const asWritten = (group: readonly string[]) => group.slice(0, isIndian(group[0] ?? '') ? 3 : 1);

const tagsIn = (facet: string, values: readonly string[]) =>
  anyOf(values.map((value) => `${facet}:${value.trim().toLowerCase()}`));

function tagsOf(chosen: Chosen): string[] {
  return [
    tagsIn('c', chosen.category),
    tagsIn('m', chosen.material),
    tagsIn('t', chosen.city),
    tagsIn('r', chosen.role),
    tagsIn('n', chosen.near ?? []),
    chosen.verified ? tagsIn('v', ['true']) : '',
    priceTags(chosen),
  ];
}

/** Tags for the parts of powers of two that cover a range of rupees; fine parts if a few of them suffice. */
function priceTags({ minPrice, maxPrice }: Chosen): string {
  if (minPrice === undefined && maxPrice === undefined) return '';
  const stepsOf = (partsOfPower: number): string[] => {
    const stepAt = (price: number) => Math.floor(partsOfPower * Math.log2(Math.max(1, price)));
    // One step more at each end, in case the database rounds differently.
    const first = Math.max(0, stepAt(minPrice ?? 1) - 1);
    const last = stepAt(maxPrice ?? 10_000_000) + 1;
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  };
  const fine = stepsOf(32);
  return fine.length <= 24 ? tagsIn('f', fine) : tagsIn('p', stepsOf(2));
}

function anyOf(lexemes: readonly string[], weights = ''): string {
  const quoted = [...new Set(lexemes)]
    .filter((lexeme) => lexeme !== '')
    .map((lexeme) => quote(lexeme) + weights);
  return quoted.length > 1 ? `(${quoted.join(' | ')})` : (quoted[0] ?? '');
}

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
