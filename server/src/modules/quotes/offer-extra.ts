import { toRupees } from '#contracts/money/money.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { hashOfRequest } from '#server/platform/http/request-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { demandSides, holdQuote } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';
import { endOfOffer, writeContent } from './write-content.ts';
import { insertQuote, lockOpenQuote, offerRevision, replacePictures } from './write-quotes.queries.ts';

interface Extra {
  makerId: number;
  buyerId: number;
  /** The piece and the number of its order. */
  title: string;
  /** The message to the buyer. */
  words: string;
  /** Before tax. */
  pricePaise: number;
  /** Working days. */
  days: number;
  /** Photographs that are known to both; the quote shows the same files. */
  mediaIds: readonly number[];
}

/**
 * Offers the buyer of an order an alteration of it, or more cloth for it, as a quote without a design. Returns the
 * quote's id. Throws CONFLICT while another quote of the two without a design is open, FORBIDDEN across a block.
 */
export async function offerExtra(
  services: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  { makerId, buyerId, title, words, pricePaise, days, mediaIds }: Extra,
): Promise<number> {
  const now = services.clock.now();
  const sides = { makerId, buyerId, designId: null, briefId: null };
  const [open] = await lockOpenQuote(tx, sides);
  if (open && open.id !== null)
    throw new AppError('CONFLICT', sentence('fit.quoteOpen'), { figures: { quoteId: open.id } });
  const requestHash = hashOfRequest([title, words, pricePaise, days]);
  const [made] = await insertQuote(tx, { ...sides, enquiryId: null, idempotencyKey: null, requestHash, now });
  if (!made) throw new Error('a quote was not written');
  const quoteId = made.id;
  await demandSides(tx, quoteId);
  await writeContent(tx, {
    ...{ quoteId, makerId, number: 1, validUntil: null, now },
    words: {
      ...{ title: title.slice(0, quoteLimits.title), words, included: '', functionOn: null, mediaIds: [] },
      lines: [
        { kind: 'QUOTE', label: title.slice(0, quoteLimits.label), amount: toRupees(pricePaise), days },
      ],
      ...{ measuring: 'NONE', freeChanges: 0, validDays: quoteLimits.validDays },
    },
  });
  await replacePictures(tx, [quoteId, 1, mediaIds]);
  const validUntil = endOfOffer(quoteLimits.validDays, now);
  await offerRevision(tx, [quoteId, validUntil, now]);
  const quote = await holdQuote(tx, { quoteId, viewerId: makerId, side: 'MAKER' });
  await moveQuote(services, tx, quote, { act: 'OFFER', by: 'MAKER', actorId: makerId, set: { validUntil } });
  return quoteId;
}
