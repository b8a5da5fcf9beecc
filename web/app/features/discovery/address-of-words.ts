/** The address of a new search without filters. */
export function addressOfWords(words: string): string {
  return words === '' ? '/search' : `/search?${new URLSearchParams({ q: words })}`;
}
