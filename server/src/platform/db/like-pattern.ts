/** A `like` pattern that finds these words anywhere in a text. Wildcards in the words are escaped. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a trigram index can be used for these words: it needs three letters or digits in a row. */
export function hasTrigram(words: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(words);
}
