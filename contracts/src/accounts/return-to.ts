const anySite = 'https://same-site.invalid';

/**
 * The path on this site in `asked`, or `otherwise`. Refuses what a browser would read as another site: `//evil`,
 * `/\evil`, `https:evil`, a tab between the slashes.
 */
export function safeReturnTo(asked: string | null | undefined, otherwise = '/'): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || hasControlSign(asked)) return otherwise;
  if (!URL.canParse(asked, anySite)) return otherwise;
  const { origin, pathname, search, hash } = new URL(asked, anySite);
  // Resolving dots may leave two slashes at the start: "/.//evil" becomes "//evil".
  if (origin !== anySite || pathname.startsWith('//')) return otherwise;
  return pathname + search + hash;
}

/** Browsers remove tabs and line breaks from addresses, which turns "/\t/evil" into "//evil". */
function hasControlSign(text: string): boolean {
  return [...text].some((sign) => sign < ' ' || sign === '\u007f') || /%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(text);
}
