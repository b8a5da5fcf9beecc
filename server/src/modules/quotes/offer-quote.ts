import { toRupees } from '#contracts/money/money.ts';
import type { QuoteWords } from '#contracts/quotes/quotes.fields.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { demandBiddable, holdBriefOf } from './briefs/take-bid.ts';
import { demandAct, demandSeen, demandSides, holdQuote } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';
import { revisionOfQuote } from './quotes.queries.ts';
import { demandOfferable, endOfOffer, writeContent } from './write-content.ts';
import { lockOpenQuote, offerRevision, touchQuote } from './write-quotes.queries.ts';

interface MakersWrite {
  quoteId: number;
  makerId: number;
  /** The version that the maker has seen. */
  version: number;
}

type Needed = Pick<Services, 'db' | 'clock' | 'events'>;

/** Changes a draft. Throws QUOTE_CHANGED for an earlier version, CONFLICT once it was offered. */
export function saveDraft({ db, clock }: Needed, write: MakersWrite, words: QuoteWords): Promise<void> {
  return inTransaction(db, async (tx) => {
    const quote = await hold(tx, write);
    const now = clock.now();
    // A draft is changed exactly while it could be offered.
    demandAct(quote, 'OFFER', 'MAKER', now);
    await writeContent(tx, {
      quoteId: quote.id,
      makerId: quote.makerId,
      number: 1,
      words,
      validUntil: null,
      now,
    });
    await touchQuote(tx, [quote.id, now]);
  });
}

/** Sends a draft to its buyer. Throws INVALID_INPUT for what it lacks and for a function that cannot be met. */
export function offerQuote(services: Needed, write: MakersWrite): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const brief = await holdBriefOf(tx, write.quoteId, write.makerId);
    const quote = await hold(tx, write);
    const now = services.clock.now();
    demandAct(quote, 'OFFER', 'MAKER', now);
    await demandSides(tx, quote.id);
    if (brief) await demandBiddable(tx, brief, quote, now);
    const [draft] = await revisionOfQuote(tx, [quote.id, 1]);
    if (!draft) throw new Error(`quote ${quote.id} has no revision`);
    const lines = draft.lines.map(({ amountPaise, ...line }) => ({ ...line, amount: toRupees(amountPaise) }));
    const mediaIds = draft.pictures.map(({ mediaId }) => mediaId);
    await demandOfferable(tx, quote.makerId, { ...draft, lines, mediaIds }, now);
    const validUntil = endOfOffer(draft.validDays, now);
    await offerRevision(tx, [quote.id, validUntil, now]);
    await moveQuote(services, tx, quote, {
      act: 'OFFER',
      by: 'MAKER',
      actorId: quote.makerId,
      set: { validUntil },
    });
  });
}

/**
 * Writes a new revision of an offer, to which the buyer has to say yes again. Throws CONFLICT above the most revisions
 * and if another quote of the two was opened after this one ended.
 */
export function reviseQuote(services: Needed, write: MakersWrite, words: QuoteWords): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const brief = await holdBriefOf(tx, write.quoteId, write.makerId);
    const quote = await hold(tx, write);
    const now = services.clock.now();
    demandAct(quote, 'REVISE', 'MAKER', now);
    await demandSides(tx, quote.id);
    if (brief) await demandBiddable(tx, brief, quote, now);
    if (quote.revision >= quoteLimits.revisions)
      throw new AppError('CONFLICT', sentence('quotes.revisionsMost', { most: quoteLimits.revisions }));
    if (quote.state === 'EXPIRED') {
      const [open] = await lockOpenQuote(tx, quote);
      if (open && open.id !== null)
        throw new AppError('CONFLICT', sentence('quotes.oneOpen'), { figures: { quoteId: open.id } });
    }
    await demandOfferable(tx, quote.makerId, words, now);
    const number = quote.revision + 1;
    const validUntil = endOfOffer(words.validDays, now);
    await writeContent(tx, { quoteId: quote.id, makerId: quote.makerId, number, words, validUntil, now });
    await moveQuote(services, tx, quote, {
      act: 'REVISE',
      by: 'MAKER',
      actorId: quote.makerId,
      set: { revision: number, validUntil },
    });
  });
}

/** Takes a draft or an offer back. */
export function withdrawQuote(services: Needed, write: MakersWrite): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const quote = await hold(tx, write);
    demandAct(quote, 'WITHDRAW', 'MAKER', services.clock.now());
    await moveQuote(services, tx, quote, { act: 'WITHDRAW', by: 'MAKER', actorId: quote.makerId });
  });
}

async function hold(tx: Transaction, { quoteId, makerId, version }: MakersWrite) {
  const quote = await holdQuote(tx, { quoteId, viewerId: makerId, side: 'MAKER' });
  demandSeen(quote, { version });
  return quote;
}
