/** The pattern of `like` that finds these words anywhere in a text; its own signs in them mean themselves. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
