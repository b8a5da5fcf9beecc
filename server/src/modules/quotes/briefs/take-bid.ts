import { type BriefAct, type BriefActor, briefAfter } from '#contracts/quotes/briefs/briefs.states.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { moveQuote } from '../move-quote.ts';
import type { QuoteRow } from '../quotes.queries.ts';
import { refuseBid, refuseClosed } from './briefs.policy.ts';
import { type BriefRow, chooseBid, lockBids, lockBriefOfQuote, standingBids } from './briefs.queries.ts';
import { setBriefState } from './write-briefs.queries.ts';

type Needed = Pick<Services, 'clock' | 'events'>;

/**
 * Locks the brief of a quote, if it has one. Call it before the quote is locked: briefs come before their bids, or two
 * transactions wait for each other.
 */
export async function holdBriefOf(
  tx: Transaction,
  quoteId: number,
  viewerId: number,
): Promise<BriefRow | undefined> {
  return (await lockBriefOfQuote(tx, [quoteId, viewerId]))[0];
}

/**
 * Throws CONFLICT if a bid cannot be offered on a locked brief: it has ended, took another bid, or is full. The bid that
 * it took can still be revised.
 */
export async function demandBiddable(
  tx: Transaction,
  brief: BriefRow,
  quote: Pick<QuoteRow, 'id' | 'chosenAt'> | null,
  now: Date,
): Promise<void> {
  if (quote !== null && quote.chosenAt !== null) return;
  const [others] = await standingBids(tx, [brief.id, quote?.id ?? null]);
  const refusal = refuseBid({ ...brief, others: others?.count ?? 0 }, now);
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
}

/** Locks the bids of a locked brief in the order of their ids, so that two of its transactions never deadlock. */
export async function holdBids(tx: Transaction, brief: BriefRow): Promise<QuoteRow[]> {
  return lockBids(tx, [brief.id]);
}

/**
 * Takes a bid for its locked brief and passes the others over, in the transaction that accepts the bid. Throws CONFLICT
 * if the brief has ended. A bid that was taken before may be accepted again after a revision.
 */
export async function takeBid(
  services: Needed,
  tx: Transaction,
  { brief, bids, quote }: { brief: BriefRow; bids: readonly QuoteRow[]; quote: QuoteRow },
): Promise<void> {
  if (quote.chosenAt !== null) return;
  const now = services.clock.now();
  const closed = refuseClosed(brief, now);
  if (closed !== null) throw new AppError('CONFLICT', closed);
  await moveBrief(services, tx, brief, 'ACCEPT', 'OWNER');
  await chooseBid(tx, [quote.id, now]);
  await passOver(
    services,
    tx,
    bids.filter(({ id }) => id !== quote.id),
  );
}

/** Ends the open bids of a brief that took another or has ended. One that the buyer has accepted stands. */
export async function passOver(services: Needed, tx: Transaction, bids: readonly QuoteRow[]): Promise<void> {
  for (const bid of bids) {
    if (bid.state === 'ACCEPTED' || bid.state === 'PAYING') continue;
    await moveQuote(services, tx, bid, { act: 'PASS_OVER', by: 'SYSTEM' });
  }
}

/** Moves a locked brief along its table. Throws CONFLICT if the table does not allow it. */
export async function moveBrief(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  brief: BriefRow,
  act: BriefAct,
  by: BriefActor,
): Promise<void> {
  const state = briefAfter(brief.state, act, by);
  if (state === undefined)
    throw new AppError('CONFLICT', sentence(brief.state === 'ACCEPTED' ? 'briefs.taken' : 'briefs.ended'));
  await setBriefState(tx, [brief.id, state, clock.now()]);
}
