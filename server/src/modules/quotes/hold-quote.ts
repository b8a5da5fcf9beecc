import type { QuoteSide } from '#contracts/quotes/quotes.fields.ts';
import type { QuoteAct } from '#contracts/quotes/quotes.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { refuseAct, refuseSides } from './quotes.policy.ts';
import { lockQuote, type QuoteRow, sidesOfQuote } from './quotes.queries.ts';

interface Holding {
  quoteId: number;
  viewerId: number;
  side: QuoteSide;
}

/** Locks a quote for one side until the transaction ends. Throws NOT_FOUND for others and for the other side. */
export async function holdQuote(tx: Transaction, { quoteId, viewerId, side }: Holding): Promise<QuoteRow> {
  const [quote] = await lockQuote(tx, [quoteId, viewerId]);
  const sideId = side === 'MAKER' ? quote?.makerId : quote?.buyerId;
  if (!quote || sideId !== viewerId) throw notFound('quotes.quoteMissing');
  return quote;
}

/** Throws QUOTE_CHANGED unless the writer has seen the present version, or the present revision. */
export function demandSeen(quote: QuoteRow, seen: { version: number } | { revision: number }): void {
  if ('version' in seen && seen.version !== quote.version)
    throw new AppError('QUOTE_CHANGED', sentence('quotes.changedState'));
  if ('revision' in seen && seen.revision !== quote.revision)
    throw new AppError('QUOTE_CHANGED', sentence('quotes.changed', { count: quote.revision }));
}

/** Throws QUOTE_CHANGED or CONFLICT if the table or the time does not allow an act of a side. */
export function demandAct(quote: QuoteRow, act: QuoteAct, by: QuoteSide, now: Date): void {
  const refusal = refuseAct(quote, act, by, now);
  if (refusal !== null) throw new AppError(refusal.code, refusal.why);
}

/** Throws FORBIDDEN if the two have blocked each other, or the maker's account is on hold. */
export async function demandSides(tx: Transaction, quoteId: number): Promise<void> {
  const [sides] = await sidesOfQuote(tx, [quoteId]);
  const refusal = sides ? refuseSides(sides) : sentence('quotes.blocked');
  if (refusal !== null) throw new AppError('FORBIDDEN', refusal);
  if (sides?.isDesignHidden) throw new AppError('CONFLICT', sentence('orders.designOnHold'));
}
