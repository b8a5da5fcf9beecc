import { messagesIn, wordsOf } from './words.ts';

type Names = Record<string, Record<string, string>>;

/** Translates the constants of a catalogue, by kind; other text stays as a person wrote it. */
export function namesIn<Messages extends Names>(words: Messages) {
  return (kind: keyof Messages & string, constant: string): string => {
    if (!Object.hasOwn(messagesIn(words, 'en')[kind] ?? {}, constant)) return constant;
    const t = wordsOf<Names, string>(words, kind);
    return t(constant);
  };
}
