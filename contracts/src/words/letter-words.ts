import type { Words } from './words.ts';

/** The subject holds our own words alone. The text stands under the greeting, its paragraphs apart by an empty line. */
export interface LetterWords {
  readonly subject: Words;
  readonly text: Words;
}

/** Letters, and parts of them, by their names. */
export type Room = Readonly<Record<string, LetterWords | Words>>;

/** The same letters and parts in another language. */
export type Translation<English extends Room> = {
  readonly [Name in keyof English]: English[Name] extends { subject: Words } ? LetterWords : Words;
};
