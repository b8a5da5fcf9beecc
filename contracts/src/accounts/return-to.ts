const anySite = 'https://same-site.invalid';

/**
 * The path on this site that `asked` names, or `otherwise`. Whatever a browser would read as another site
 * (`//evil`, `/\evil`, `https:evil`, a tab between the slashes) is refused.
 */
export function safeReturnTo(asked: string | null | undefined, otherwise = '/'): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || hasControlSign(asked)) return otherwise;
  if (!URL.canParse(asked, anySite)) return otherwise;
  const { origin, pathname, search, hash } = new URL(asked, anySite);
  // Dots may leave two slashes in front: "/.//evil" is "//evil" once resolved.
  if (origin !== anySite || pathname.startsWith('//')) return otherwise;
  return pathname + search + hash;
}

/** Browsers drop tabs and line ends from addresses, which turns "/\t/evil" into "//evil". */
function hasControlSign(text: string): boolean {
  return [...text].some((sign) => sign < ' ' || sign === '\u007f') || /%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(text);
}
