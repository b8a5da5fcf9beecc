import type { ComparedRevision } from '#contracts/quotes/compare-revisions.ts';
import type { QuoteRevision } from '#contracts/quotes/quotes.fields.ts';

/** A revision as `compareRevisions` takes it. */
export const comparedOf = ({ price, pictures, ...revision }: QuoteRevision): ComparedRevision => ({
  ...revision,
  total: price?.total ?? 0,
  mediaIds: pictures.map(({ mediaId }) => mediaId),
});
