/** A part of a message: plain words, or an address with where it leads. */
export interface Part {
  text: string;
  /** Null for plain words. */
  href: string | null;
}

// No sign that turns or hides text may stand in an address.
const addresses = /https?:\/\/[^\s<>"'`\p{Cf}]+/giu;
/** What ends a sentence rather than an address. */
const tail = /[.,;:!?)\]}'"।॥…]+$/u;

/**
 * Splits the words of a message at the addresses in it: those with https, and those of this site, whose origin is
 * `site`. The text of a link is its address as it was written, so that it cannot say anything else.
 */
export function splitAtLinks(words: string, site: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { 0: written, index } of words.matchAll(addresses)) {
    const text = withoutTail(written);
    const href = hrefOf(text, site);
    if (href === null) continue;
    if (index > done) parts.push({ text: words.slice(done, index), href: null });
    parts.push({ text, href });
    done = index + text.length;
  }
  if (done < words.length) parts.push({ text: words.slice(done), href: null });
  return parts;
}

/** A bracket stays where it was opened within the address. */
function withoutTail(written: string): string {
  const end = tail.exec(written)?.[0] ?? '';
  if (end.startsWith(')') && written.includes('(')) return written.slice(0, written.length - end.length + 1);
  return written.slice(0, written.length - end.length);
}

/** A path for an address of this site; null for what is no safe address. */
function hrefOf(text: string, site: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // "https://tanabana.example@elsewhere.example" leads elsewhere.
  if (url.username !== '' || url.password !== '' || !url.hostname) return null;
  // So would the path "//elsewhere.example".
  if (url.origin === site)
    return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
  return url.protocol === 'https:' ? url.href : null;
}
