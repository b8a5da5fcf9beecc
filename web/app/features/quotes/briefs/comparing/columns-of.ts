import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';

interface Compared {
  /** The bids beside each other, at most eight. */
  columns: Bid[];
  /** The others, which have ended. */
  over: Bid[];
}

/**
 * Which bids stand beside each other: of an open brief those that can be answered, afterwards all, with the accepted one
 * first. Otherwise the given order is kept.
 */
export function columnsOf(bids: readonly Bid[], brief: Pick<Brief, 'state' | 'acceptedQuoteId'>): Compared {
  const isChosen = ({ quoteId }: Bid) => quoteId === brief.acceptedQuoteId;
  const isLive = ({ can }: Bid) => can.accept || can.decline;
  const first = bids.filter((bid) => isChosen(bid) || (brief.state === 'OPEN' && isLive(bid)));
  const rest = bids.filter((bid) => !first.includes(bid));
  if (brief.state === 'OPEN') return { columns: first, over: rest };
  const all = [...first, ...rest];
  return { columns: all.slice(0, briefLimits.bids), over: all.slice(briefLimits.bids) };
}
