/** A search of its own, with nothing chosen. */
export function addressOfWords(words: string): string {
  return words === '' ? '/search' : `/search?${new URLSearchParams({ q: words })}`;
}
