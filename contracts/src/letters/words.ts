import type { NewsSentence } from '#contracts/news/render-news.ts';

/** With a form for one and one for more where it counts something; `{count}` decides. `{name}` stands for a parameter. */
export type Sentence = NewsSentence;

/** The subject holds our own words alone. The text stands under the greeting, its paragraphs apart by an empty line. */
export interface LetterWords {
  readonly subject: Sentence;
  readonly text: Sentence;
}

/** Letters, and parts of them, by their names. */
export type Room = Readonly<Record<string, LetterWords | Sentence>>;

/** The same letters and parts in another language. */
export type Translation<English extends Room> = {
  readonly [Name in keyof English]: English[Name] extends { subject: Sentence } ? LetterWords : Sentence;
};
