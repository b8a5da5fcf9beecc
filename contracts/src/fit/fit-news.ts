import type { ClaimAct, ClaimActor, ClaimState } from './fit.states.ts';

/** The sentences of bells and letters about a claim; each is `fit.<name>` in the catalogue of news. */
export const fitNews = [
  'CLAIM',
  'ACCEPT_FREE',
  'PRICE',
  'REFUSE',
  'TAKE_TO_DESK',
  'UNANSWERED',
  'DECIDE_FREE',
  'DECIDE_PRICED',
  'DECIDE_REFUSED',
  'SEND',
  'RECEIVE',
  'ALTER',
  'SEND_BACK',
  'CONFIRM',
  'ARRIVED',
  'NOT_SENT',
  'WITHDRAW',
] as const;
export type FitNews = (typeof fitNews)[number];

/** What the clock's move to a state is called. */
const afterClock: Partial<Record<ClaimState, FitNews>> = {
  AT_DESK: 'UNANSWERED',
  DONE: 'ARRIVED',
  WITHDRAWN: 'NOT_SENT',
};

const ofBuyer: readonly ClaimAct[] = ['CLAIM', 'TAKE_TO_DESK', 'SEND', 'CONFIRM', 'WITHDRAW'];
const ofMaker: readonly ClaimAct[] = ['ACCEPT_FREE', 'PRICE', 'REFUSE', 'RECEIVE', 'ALTER', 'SEND_BACK'];

/**
 * Who is told of a move, and with which sentence: the other side of a side's act; both, of the clock and the desk. The
 * moves of the system follow a quote or its order, which tell of themselves; null for them.
 */
export function newsOfMove(
  act: ClaimAct,
  by: ClaimActor,
  to: ClaimState,
): { news: FitNews; buyer: boolean; maker: boolean } | null {
  const both = { buyer: true, maker: true };
  if (by === 'CLOCK') {
    const news = afterClock[to];
    return news === undefined ? null : { news, ...both };
  }
  if (act === 'DECIDE_FREE' || act === 'DECIDE_PRICED' || act === 'DECIDE_REFUSED')
    return { news: act, ...both };
  const news = fitNews.find((name) => name === act);
  if (by === 'SYSTEM' || news === undefined) return null;
  return { news, buyer: ofMaker.includes(act), maker: ofBuyer.includes(act) };
}
