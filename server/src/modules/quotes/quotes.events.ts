import type { QuoteAct, QuoteActor } from '#contracts/quotes/quotes.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** A quote moved along its table. `moveId` is its row in the history. */
export const quoteMoved = eventKind<{
  quoteId: number;
  moveId: number;
  act: QuoteAct;
  by: QuoteActor;
  revision: number;
  makerId: number;
  buyerId: number;
}>('quote.moved');

/** An offer that waits for its buyer ends soon. Published once for each revision. */
export const quoteEnds = eventKind<{ quoteId: number; revision: number; buyerId: number; makerId: number }>(
  'quote.ends',
);
