import { toPaise, toRupees } from '#contracts/money/money.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdBids, holdBriefOf, takeBid } from './briefs/take-bid.ts';
import { demandAct, demandSeen, demandSides, holdQuote } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';
import { type QuoteRow, revisionOfQuote } from './quotes.queries.ts';

export interface BuyersAnswer {
  quoteId: number;
  buyerId: number;
  /** The revision that the buyer has seen. */
  revision: number;
}

type Needed = Pick<Services, 'db' | 'clock' | 'events'>;

/** Asks the maker for a change, in words. Throws QUOTE_CHANGED if the offer is another or has ended. */
export function askForChange(services: Needed, answer: BuyersAnswer, note: string): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const quote = await holdSeen(tx, answer);
    demandAct(quote, 'ASK_CHANGE', 'BUYER', services.clock.now());
    await demandSides(tx, quote.id);
    await moveQuote(services, tx, quote, { act: 'ASK_CHANGE', by: 'BUYER', actorId: quote.buyerId, note });
  });
}

/** Names another price for the offer, in rupees before tax. Throws INVALID_INPUT unless it is lower. */
export function counterQuote(
  services: Needed,
  answer: BuyersAnswer,
  { price, note }: { price: number; note: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const quote = await holdSeen(tx, answer);
    demandAct(quote, 'COUNTER', 'BUYER', services.clock.now());
    await demandSides(tx, quote.id);
    const [revision] = await revisionOfQuote(tx, [quote.id, quote.revision]);
    const offered = (revision?.lines ?? []).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (toPaise(price) >= offered)
      throw invalidInput({ price: sentence('quotes.counterHigher', { total: toRupees(offered) }) });
    await moveQuote(services, tx, quote, {
      ...{ act: 'COUNTER', by: 'BUYER', actorId: quote.buyerId, note },
      pricePaise: toPaise(price),
    });
  });
}

/**
 * Says yes to the revision that the buyer has seen. The same yes again changes nothing. A bid is taken for its brief,
 * and the other bids end. Throws QUOTE_CHANGED if the offer is another or has ended, CONFLICT if the brief has ended.
 */
export function acceptQuote(services: Needed, answer: BuyersAnswer): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const brief = await holdBriefOf(tx, answer.quoteId, answer.buyerId);
    const bids = brief ? await holdBids(tx, brief) : [];
    const quote = await holdSeen(tx, answer);
    if (quote.state === 'ACCEPTED') return;
    demandAct(quote, 'ACCEPT', 'BUYER', services.clock.now());
    await demandSides(tx, quote.id);
    if (brief) await takeBid(services, tx, { brief, bids, quote });
    await moveQuote(services, tx, quote, {
      ...{ act: 'ACCEPT', by: 'BUYER', actorId: quote.buyerId },
      set: { acceptedRevision: quote.revision },
    });
  });
}

/** Says no. Possible across a block too. */
export function declineQuote(services: Needed, answer: BuyersAnswer, note: string): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const quote = await holdSeen(tx, answer);
    demandAct(quote, 'DECLINE', 'BUYER', services.clock.now());
    await moveQuote(services, tx, quote, { act: 'DECLINE', by: 'BUYER', actorId: quote.buyerId, note });
  });
}

async function holdSeen(tx: Transaction, { quoteId, buyerId, revision }: BuyersAnswer): Promise<QuoteRow> {
  const quote = await holdQuote(tx, { quoteId, viewerId: buyerId, side: 'BUYER' });
  demandSeen(quote, { revision });
  return quote;
}
