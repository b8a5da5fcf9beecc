import type { Locale } from '#contracts/platform/locales.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import type { Services } from '#server/platform/services.ts';
import { presentQuote } from './present-quote.ts';
import { historyOfQuote, revisionsOfQuote, shownQuote } from './quotes.queries.ts';

interface Reader {
  quoteId: number;
  viewerId: number;
  locale: Locale;
}

/** A quote for one of its sides. Throws NOT_FOUND for others. */
export async function showQuote(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { quoteId, viewerId, locale }: Reader,
): Promise<Quote> {
  const [[quote], revisions, history] = await onOneConnection(db, (one) =>
    Promise.all([
      shownQuote(one, [quoteId, viewerId, locale]),
      revisionsOfQuote(one, [quoteId]),
      historyOfQuote(one, [quoteId]),
    ]),
  );
  if (!quote) throw notFound('quotes.quoteMissing');
  return presentQuote(
    { quote, revisions, history },
    { viewerId, locale, now: clock.now(), mediaUrl: env.MEDIA_URL },
  );
}

/** Adds the quote as it is now to a QUOTE_CHANGED that `act` throws. */
export const withNewerQuote = <T>(
  services: Pick<Services, 'db' | 'clock' | 'env'>,
  reader: Reader,
  act: () => Promise<T>,
) => withNewer(['QUOTE_CHANGED'], () => showQuote(services, reader), act);
