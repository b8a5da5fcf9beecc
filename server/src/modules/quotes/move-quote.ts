import {
  type QuoteAct,
  type QuoteActor,
  type QuoteState,
  stateAfter,
} from '#contracts/quotes/quotes.states.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { quoteMoved } from './quotes.events.ts';
import type { QuoteRow } from './quotes.queries.ts';
import { insertMove, setQuoteState } from './write-quotes.queries.ts';

interface Move {
  act: QuoteAct;
  by: QuoteActor;
  actorId?: number;
  note?: string;
  /** The price of a counter-offer. */
  pricePaise?: number;
  /** What changes besides the state. */
  set?: Partial<Pick<QuoteRow, 'revision' | 'acceptedRevision' | 'validUntil' | 'orderId'>>;
}

const agreedStates: readonly QuoteState[] = ['ACCEPTED', 'PAYING', 'ORDERED'];

/** Moves a locked quote along the table, writes its history and publishes the event. Returns the quote as it is now. */
export async function moveQuote(
  { clock, events }: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  quote: QuoteRow,
  { act, by, actorId, note = '', pricePaise, set = {} }: Move,
): Promise<QuoteRow> {
  const state = stateAfter(quote.state, act, by);
  if (state === undefined) throw new Error(`quote ${quote.id} cannot ${act} from ${quote.state}`);
  const now = clock.now();
  const moved = { ...quote, ...set, state, version: quote.version + 1 };
  // The yes is for one revision and ends with the offer.
  if (!agreedStates.includes(state)) moved.acceptedRevision = null;
  const { id: quoteId, revision, acceptedRevision, validUntil, orderId, makerId, buyerId } = moved;
  await setQuoteState(tx, { quoteId, state, revision, acceptedRevision, validUntil, orderId, now });
  const [written] = await insertMove(tx, {
    ...{ quoteId, act, actor: by, actorId: actorId ?? null, from: quote.state, to: state, revision, note },
    pricePaise: pricePaise ?? null,
    now,
  });
  if (!written) throw new Error('a move of a quote was not written');
  await events.publish(tx, quoteMoved, { quoteId, moveId: written.id, act, by, revision, makerId, buyerId });
  return moved;
}

/**
 * Returns a locked quote whose payment was given up or has lapsed to the accepted offer. If the offer ended meanwhile,
 * it expires.
 */
export async function returnToOffer(
  services: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  quote: QuoteRow,
  move: Pick<Move, 'act' | 'by' | 'actorId'>,
): Promise<QuoteRow> {
  const accepted = await moveQuote(services, tx, quote, { ...move, set: { orderId: null } });
  if (accepted.validUntil === null || accepted.validUntil > services.clock.now()) return accepted;
  return moveQuote(services, tx, accepted, { act: 'EXPIRE', by: 'CLOCK' });
}
