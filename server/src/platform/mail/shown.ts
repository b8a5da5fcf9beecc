import { type TitleInLanguages, titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { type Locale, pageIn } from '#contracts/platform/locales.ts';
import { letterPart, type Paragraph, type PartName, partInWords } from '#contracts/words/letter.ts';
import { valueInWords } from '#contracts/words/values.ts';

/** The content of an email besides its sentences. Omitted from emails to unconfirmed addresses. */
export interface Shown {
  thing?: Thing | null;
  /** 1080 px URLs of our pictures. */
  photographs?: readonly string[];
  /** Labels and values, one per line. */
  facts?: readonly Fact[];
}

/** The design, or the designs of the order, that an email is about. */
export interface Thing {
  title: TitleInLanguages | ((locale: Locale) => string);
  /** The maker's name; omitted if the reader is the maker. */
  by?: string;
  /** The 1080 px URL of one of our pictures; null for none. */
  picture: string | null;
  /** The page that shows it, if that is not the email's main link. */
  page?: string;
}

export type FactName = Extract<PartName, `fact.${string}` | `sums.${string}`>;

/** `rupees` is an amount of money. `name` is a label that a person wrote, such as the name of a choice. */
export type Fact =
  | ({ label: FactName } & ({ rupees: number } | { words: string }))
  | { name: string; words: string };

/** The same, put into words in one language. */
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
      label: 'name' in fact ? fact.name : partInWords(letterPart(fact.label), locale),
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
 * Splits the paragraphs into those before the last one that links to our site, that one, and those after it. The
 * email's design and facts are shown before the linking paragraph.
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
