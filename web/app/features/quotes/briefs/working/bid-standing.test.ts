import { expect, it } from 'vitest';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { type BidStanding, bidStanding } from './bid-standing.ts';

const bid = (state: QuoteState, wasOffered = true): Brief['ownBid'] => ({ quoteId: 7, state, wasOffered });

it.each<[Brief['state'], Brief['ownBid'], BidStanding]>([
  ['OPEN', null, 'open'],
  ['OPEN', bid('DRAFT', false), 'draft'],
  ['OPEN', bid('COUNTERED'), 'asked'],
  ['OPEN', bid('DECLINED'), 'declined'],
  ['OPEN', bid('EXPIRED'), 'expired'],
  ['ACCEPTED', bid('DECLINED'), 'passedOver'],
  ['ACCEPTED', bid('DECLINED', false), 'endedUnsent'],
  ['ACCEPTED', bid('PAYING'), 'accepted'],
  ['ACCEPTED', bid('ORDERED'), 'ordered'],
  ['ENDED', bid('DECLINED'), 'ended'],
  ['EXPIRED', bid('EXPIRED'), 'ended'],
])('of a brief that is %s with the bid %o, the maker hears “%s”', (state, ownBid, heard) => {
  expect(bidStanding({ state, isFull: false, ownBid })).toBe(heard);
});

it('a full brief takes no first bid, and the maker who has bid does not notice', () => {
  expect(bidStanding({ state: 'OPEN', isFull: true, ownBid: null })).toBe('full');
  expect(bidStanding({ state: 'OPEN', isFull: true, ownBid: bid('OFFERED') })).toBe('offered');
});
