import type { Words } from './words.ts';

/** The subject contains only our own words. The text follows the greeting; an empty line separates paragraphs. */
export interface LetterWords {
  readonly subject: Words;
  readonly text: Words;
}

/** Emails and their parts by name. */
export type Room = Readonly<Record<string, LetterWords | Words>>;

/** The same emails and parts in another language. */
export type Translation<English extends Room> = {
  readonly [Name in keyof English]: English[Name] extends { subject: Words } ? LetterWords : Words;
};
