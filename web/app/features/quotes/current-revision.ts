import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';

/** The current revision of a quote. */
export function currentRevision({ revisions, revision }: Quote): QuoteRevision | undefined {
  return revisions.find(({ number }) => number === revision) ?? revisions.at(-1);
}
