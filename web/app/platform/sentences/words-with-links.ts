/** A part of a message: plain text, or a link. */
export interface Part {
  text: string;
  /** Null for plain text. */
  href: string | null;
}

// Characters that reorder or hide text are not allowed in an address.
const addresses = /https?:\/\/[^\s<>"'`\p{Cf}]+/giu;
/** Punctuation that ends a sentence rather than an address. */
const tail = /[.,;:!?)\]}'"।॥…]+$/u;

/**
 * Splits a message at its links: https addresses, and addresses of this site, whose origin is `site`. The text of a
 * link is the address as written, so that it cannot pretend to lead elsewhere.
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

/** Drops trailing punctuation, but keeps a closing bracket that was opened within the address. */
function withoutTail(written: string): string {
  const end = tail.exec(written)?.[0] ?? '';
  if (end.startsWith(')') && written.includes('(')) return written.slice(0, written.length - end.length + 1);
  return written.slice(0, written.length - end.length);
}

/** A path for an address of this site, the full address for another one; null if it is unsafe. */
function hrefOf(text: string, site: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // "https://tanabana.example@elsewhere.example" leads to elsewhere.example.
  if (url.username !== '' || url.password !== '' || !url.hostname) return null;
  // The path "//elsewhere.example" would lead elsewhere too.
  if (url.origin === site)
    return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
  return url.protocol === 'https:' ? url.href : null;
}
