/** The pattern of `like` that finds these words anywhere in a text; its own signs in them mean themselves. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether an index of trigrams can tell texts with these words from others: it knows three letters or digits in a row. */
export function hasTrigram(words: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(words);
}
