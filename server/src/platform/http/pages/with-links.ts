import { escapeHtml, Html } from './html.ts';

/** A sentence whose brackets lead to the addresses, in their order. */
export function withLinks(sentence: string, addresses: readonly string[]): Html {
  let next = 0;
  const text = escapeHtml(sentence).replace(/\[([^\]]+)\]/g, (_, words: string) => {
    const address = addresses[next++] ?? '';
    return `<a href="${escapeHtml(address)}">${words}</a>`;
  });
  return new Html(text);
}
