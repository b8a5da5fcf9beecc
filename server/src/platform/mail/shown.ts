import { type TitleInLanguages, titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { type Locale, pageIn } from '#contracts/platform/locales.ts';
import { letterPart, type Paragraph, type PartName, partInWords } from '#contracts/words/letter.ts';
import { valueInWords } from '#contracts/words/values.ts';

/** What a letter shows beside its sentences. Left out of what goes to an address that nobody has confirmed. */
export interface Shown {
  thing?: Thing | null;
  /** The 1080 px addresses of ours. */
  photographs?: readonly string[];
  /** Labels and values, one beneath the other. */
  facts?: readonly Fact[];
}

/** The design, or the designs of the order, that a letter is about. */
export interface Thing {
  title: TitleInLanguages | ((locale: Locale) => string);
  /** The name of its maker; left out where the reader is the maker. */
  by?: string;
  /** The 1080 px address of one of our pictures; null where there is none. */
  picture: string | null;
  /** Where it is shown, if that is not the page that the letter leads to. */
  page?: string;
}

export type FactName = Extract<PartName, `fact.${string}` | `sums.${string}`>;

/** `rupees` is a sum. */
export type Fact = { label: FactName } & ({ rupees: number } | { words: string });

/** The same in the words of a language. */
export interface ShownInWords {
  thing: { title: string; by: string; picture: string | null; page: string | null } | null;
  photographs: readonly string[];
  facts: readonly { label: string; value: string }[];
}

export function shownInWords(
  { thing, photographs = [], facts = [] }: Shown,
  locale: Locale,
  publicUrl: string,
): ShownInWords {
  return {
    thing: thing ? thingInWords(thing, locale, publicUrl) : null,
    photographs,
    facts: facts.map((fact) => ({
      label: partInWords(letterPart(fact.label), locale),
      value: 'rupees' in fact ? valueInWords('rupees', fact.rupees, locale) : fact.words,
    })),
  };
}

function thingInWords({ title, by = '', picture, page }: Thing, locale: Locale, publicUrl: string) {
  return {
    title: typeof title === 'function' ? title(locale) : titleInWords(title, locale),
    by,
    picture,
    page: page === undefined ? null : pageIn(locale, publicUrl, page),
  };
}

/**
 * The paragraphs before the one that leads to a page of ours, that one, and those after it. What a letter shows stands
 * before the second.
 */
export function partsAround(
  paragraphs: readonly Paragraph[],
  publicUrl: string,
): { before: readonly Paragraph[]; leading: Paragraph | null; after: readonly Paragraph[] } {
  const at = paragraphs.findLastIndex(({ page }) => page?.startsWith(`${publicUrl}/`));
  if (at === -1) return { before: paragraphs, leading: null, after: [] };
  return {
    before: paragraphs.slice(0, at),
    leading: paragraphs[at] ?? null,
    after: paragraphs.slice(at + 1),
  };
}
