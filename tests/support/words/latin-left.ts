import { Window } from 'happy-dom';
import { keptInEnglish } from '#tests/words/compare-words.ts';

/** Attributes whose values people read, hear or share. */
const readAttributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
const shared = /^(description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/;

/** Names of other programs and their buttons, text to be typed as shown, and trade sizes. */
const keptOnPages = new Set([
  'Chrome',
  'Linux',
  'Maps',
  'Share',
  'Copy',
  'link',
  'DELETE',
  'JavaScript',
  'QR',
  'UK',
  'SPF',
  'English',
]);

/** Text in no language: addresses, numbers, codes, file names. */
const noWords =
  /https?:\/\/\S+|\S+@\S+|\/[\w/-]+|\b(?:TB|TC|TI|TR)-[\w-]+|\b[A-Z0-9]*\d[A-Z0-9]*\b|\b[\w-]+\.(?:pdf|csv|jpg|jpeg|png|webp|zip|txt)\b/g;

/**
 * Latin words that a page in another script shows. Elements with their own `lang` are in another language and
 * do not count.
 */
export function latinLeft(html: string): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const locale = page.documentElement.getAttribute('lang');
  const found: string[] = [];
  const look = (element: (typeof page)['documentElement']): void => {
    const { tagName } = element;
    if (tagName === 'STYLE' || tagName === 'NOSCRIPT' || tagName === 'CODE') return;
    // Text that is the same in every language, such as an address.
    if (element.getAttribute('translate') === 'no') return;
    const language = element.getAttribute('lang');
    if (language !== null && language !== locale) return;
    if (tagName === 'SCRIPT') {
      if (element.getAttribute('type') === 'application/ld+json')
        found.push(...named(JSON.parse(element.textContent)));
      return;
    }
    if (tagName === 'META') {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      if (shared.test(name)) found.push(element.getAttribute('content') ?? '');
      return;
    }
    for (const name of readAttributes) found.push(element.getAttribute(name) ?? '');
    // Inline elements belong to the sentence; each text node is checked by itself.
    for (const child of element.childNodes) {
      if (child.nodeType === 3) found.push(child.textContent ?? '');
      // Type 1 is an element; happy-dom's types do not narrow by it.
      else if (child.nodeType === 1) look(child as unknown as typeof element);
    }
  };
  look(page.documentElement);
  return [...new Set(found.map((text) => text.trim()).filter(isLatin))];
}

/** A sentence with a word of two Latin letters or more, except names, units and abbreviations. */
export function isLatin(text: string): boolean {
  const words = text.replace(noWords, ' ').match(/[A-Za-z]{2,}/g) ?? [];
  return words.some((word) => !keptInEnglish.has(word) && !keptOnPages.has(word));
}

/** The texts of structured data for search engines. */
function named(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(named);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value === 'string') return /^(name|description|headline|jobTitle)$/.test(key) ? [value] : [];
    return named(value);
  });
}
