import { foldWords, plainWords } from './fold-words.ts';
import { alternativesOf, isEmptyWord } from './trade-words.ts';

/** What is looked for, as PostgreSQL's text search reads it. */
export interface Match {
  /** Text of a tsquery that a row must satisfy. */
  must: string;
  /** Text of tsqueries that rank: any word or its alternatives, and any word as it was written. Not empty. */
  wide: string;
  exact: string;
}

/** Values a row must have; of each group any of those chosen. */
export interface Chosen {
  category: readonly string[];
  material: readonly string[];
  city: readonly string[];
  role: readonly string[];
  verified: boolean;
  /** Whole rupees. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const mostWords = 8;

/** The words of a text that are looked for, as people see them. */
export function searchedWords(text: string): string[] {
  const words = [...new Set(plainWords(text).split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => !isEmptyWord(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** Folded words that may each stand for one that was written. */
export type Wanted = readonly (readonly string[])[];

export function wantedWords(words: readonly string[]): Wanted {
  return words.map((word) => alternativesOf(foldWords(word)));
}

/** All of the words, or with `anyWord` at least one, and what is chosen of the facets. */
export function matchOf(wanted: Wanted, chosen: Chosen, { anyWord = false } = {}): Match {
  const eachWord = wanted.map(anyOf).filter((part) => part !== '');
  const words = anyWord ? [anyOf(wanted.flat())] : eachWord;
  const must = [...words, ...tagsOf(chosen)].filter((part) => part !== '');
  const every = quote('all:');
  return {
    must: must.length > 0 ? must.join(' & ') : every,
    wide: anyOf(wanted.flat()) || every,
    exact: anyOf(wanted.flatMap((group) => group.slice(0, 1))) || every,
  };
}

function tagsOf(chosen: Chosen): string[] {
  const group = (letter: string, values: readonly string[]) =>
    anyOf(values.map((value) => `${letter}:${value.trim().toLowerCase()}`));
  return [
    group('c', chosen.category),
    group('m', chosen.material),
    group('t', chosen.city),
    group('r', chosen.role),
    chosen.verified ? group('v', ['true']) : '',
    group('p', priceSteps(chosen)),
  ];
}

/** The half powers of two that a range of rupees lies in; one more at each end, where numbers are rounded. */
function priceSteps({ minPrice, maxPrice }: Chosen): string[] {
  if (minPrice === undefined && maxPrice === undefined) return [];
  const stepOf = (price: number) => Math.floor(2 * Math.log2(Math.max(1, price)));
  const last = stepOf(maxPrice ?? 10_000_000) + 1;
  const steps: string[] = [];
  for (let step = Math.max(0, stepOf(minPrice ?? 1) - 1); step <= last; step++) steps.push(String(step));
  return steps;
}

function anyOf(lexemes: readonly string[]): string {
  const quoted = [...new Set(lexemes)].filter((lexeme) => lexeme !== '').map(quote);
  return quoted.length > 1 ? `(${quoted.join(' | ')})` : (quoted[0] ?? '');
}

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
