import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { expiringStates } from '#contracts/quotes/quotes.states.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { moveQuote } from './move-quote.ts';
import { quoteEnds } from './quotes.events.ts';
import { endedQuotes, lockAnyQuote, takeEndingQuotes } from './quotes.queries.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'events' | 'log'>;

/** Expires the offers that are no longer valid. One whose payment has begun stays until that is decided. */
export async function expireQuotes(services: Needed): Promise<void> {
  const { db, clock } = services;
  for (const { id } of await endedQuotes(db, [clock.now()])) {
    await attempt(services, { quoteId: id }, 'a quote could not be expired', async (tx) => {
      const [quote] = await lockAnyQuote(tx, [id]);
      const isOver = quote?.validUntil && quote.validUntil <= clock.now();
      if (!quote || !isOver || !(expiringStates as readonly string[]).includes(quote.state)) return;
      await moveQuote(services, tx, quote, { act: 'EXPIRE', by: 'CLOCK' });
    });
  }
}

/** Announces, once for each revision, the offers that wait for their buyer and end within a day. */
export async function remindOfQuotes({ db, clock, events }: Needed): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const until = new Date(now.getTime() + quoteLimits.remindHours * 3_600_000);
    for (const { id, ...quote } of await takeEndingQuotes(tx, [now, until]))
      await events.publish(tx, quoteEnds, { quoteId: id, ...quote });
  });
}
