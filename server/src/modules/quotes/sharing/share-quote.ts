import type { FamilyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { hashSecretToken, newSecretToken } from '#server/modules/accounts/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdQuote } from '../hold-quote.ts';
import type { QuoteRow } from '../quotes.queries.ts';
import {
  deleteExpiredQuoteLinks,
  deleteQuoteLink,
  insertQuoteLink,
  linksOfQuote,
} from './quote-links.queries.ts';

interface QuoteLinks {
  links: { id: number; createdAt: string; endsAt: string }[];
  can: { create: boolean };
}

const dayMs = 86_400_000;
const closedStates = ['DRAFT', 'DECLINED', 'WITHDRAWN', 'EXPIRED'];

/** Whether a quote can be shared with the family: once it was offered, until it has ended. */
export function isShareable({ state }: Pick<QuoteRow, 'state'>): boolean {
  return !closedStates.includes(state);
}

/** The open links of a quote. Throws NOT_FOUND unless the viewer is its buyer. */
export function showQuoteLinks(
  { db, clock }: Services,
  quoteId: number,
  buyerId: number,
): Promise<QuoteLinks> {
  return inTransaction(db, async (tx) => {
    const quote = await holdQuote(tx, { quoteId, viewerId: buyerId, side: 'BUYER' });
    return present(tx, quote, clock.now());
  });
}

/**
 * Creates a link and returns its token, of which only the hash is stored. Throws NOT_FOUND unless the viewer is the
 * buyer, CONFLICT for a quote that has ended and above the most links.
 */
export async function openQuoteLink(
  { db, clock }: Services,
  { quoteId, buyerId, days }: { quoteId: number; buyerId: number; days: FamilyLinkDays },
): Promise<string> {
  const token = newSecretToken();
  await inTransaction(db, async (tx) => {
    // The lock serializes concurrent calls, so that the count is right.
    const quote = await holdQuote(tx, { quoteId, viewerId: buyerId, side: 'BUYER' });
    if (!isShareable(quote)) throw new AppError('CONFLICT', sentence('quotes.linkClosed'));
    const now = clock.now();
    if ((await linksOfQuote(tx, [quoteId, now])).length >= quoteLimits.links)
      throw new AppError('CONFLICT', sentence('quotes.linksMany'));
    const expiresAt = new Date(now.getTime() + days * dayMs);
    await insertQuoteLink(tx, { quoteId, tokenHash: hashSecretToken(token), now, expiresAt });
  });
  return token;
}

/** Ends a link at once. Throws NOT_FOUND unless the viewer is the buyer of its quote. */
export async function endQuoteLink(
  { db }: Services,
  { quoteId, linkId, buyerId }: { quoteId: number; linkId: number; buyerId: number },
): Promise<void> {
  const [ended] = await deleteQuoteLink(db, [linkId, quoteId, buyerId]);
  if (!ended) throw notFound('quotes.linkMissing');
}

export async function sweepQuoteLinks({ db, clock }: Services): Promise<void> {
  await deleteExpiredQuoteLinks(db, [clock.now()]);
}

async function present(executor: Executor, quote: QuoteRow, now: Date): Promise<QuoteLinks> {
  const rows = await linksOfQuote(executor, [quote.id, now]);
  return {
    links: rows.map(({ id, createdAt, expiresAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      endsAt: expiresAt.toISOString(),
    })),
    can: { create: isShareable(quote) && rows.length < quoteLimits.links },
  };
}
