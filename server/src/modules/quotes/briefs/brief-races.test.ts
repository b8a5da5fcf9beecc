import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptQuote } from '#contracts/quotes/answers.contract.ts';
import { briefWorklist, compareBids, endBrief, readBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { readQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  bidOn,
  draftBid,
  lehengaMaker,
  offerBid,
  postBrief,
} from '#tests/support/people/custom-orders/briefs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let makers: Actor[];
beforeAll(async () => {
  shop = await openShop();
  makers = await Promise.all(
    Array.from({ length: briefLimits.bids + 2 }, (_, nth) => lehengaMaker(shop.app, `Maker ${nth}`)),
  );
}, 120_000);
afterAll(() => shop.stop());

const accept = (who: Actor, { id, revision }: Quote) =>
  who.call(acceptQuote, { params: { id }, body: { revision } });

test('of ten bids at once exactly eight are taken', async () => {
  const owner = await shop.app.actor({ name: 'Asha Rao' });
  const brief = await postBrief(owner);
  // One after the other: only the offers race.
  const drafts: { maker: Actor; quote: Quote }[] = [];
  for (const maker of makers) drafts.push({ maker, quote: (await draftBid(maker, brief.id)).body.quote });
  const answers = await Promise.all(drafts.map(({ maker, quote }) => offerBid(maker, quote)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(briefLimits.bids);
  for (const { error } of answers.filter(({ status }) => status !== 200))
    expect([error.code, error.message]).toEqual(['CONFLICT', expect.stringMatching(/has 8 offers/)]);
  const { bids } = (await owner.call(compareBids, { params: { id: brief.id } })).body;
  expect(bids).toHaveLength(briefLimits.bids);
  // The bids are sealed: that the brief is full is told to those who could bid, not to those who did.
  for (const [place, { maker }] of drafts.entries()) {
    const hasBid = answers[place]?.status === 200;
    const shown = (await maker.call(readBrief, { params: { id: brief.id } })).body.brief;
    const listed = (await maker.call(briefWorklist, { query: {} })).body.briefs.find(
      ({ id }) => id === brief.id,
    );
    expect([shown.isFull, listed?.isFull]).toEqual([!hasBid, !hasBid]);
  }
}, 60_000);

test.each([1, 2, 3, 4])(
  'of two bids accepted at once exactly one wins (round %i)',
  async () => {
    const owner = await shop.app.actor({ name: 'Asha Rao' });
    const brief = await postBrief(owner);
    const [one, two] = [makers[0] as Actor, makers[1] as Actor];
    const quotes = [await bidOn(one, brief.id), await bidOn(two, brief.id)];
    const answers = await Promise.all(quotes.map((quote) => accept(owner, quote)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const states = await Promise.all(
      quotes.map(async ({ id }) => (await owner.call(readQuote, { params: { id } })).body.quote.state),
    );
    expect([...states].sort()).toEqual(['ACCEPTED', 'DECLINED']);
    const { acceptedQuoteId, state } = (await owner.call(readBrief, { params: { id: brief.id } })).body.brief;
    expect([acceptedQuoteId, state]).toEqual([quotes[states.indexOf('ACCEPTED')]?.id, 'ACCEPTED']);
  },
  60_000,
);

test.each([1, 2, 3])(
  'accepting a bid while the brief is ended leaves one of the two (round %i)',
  async () => {
    const owner = await shop.app.actor({ name: 'Asha Rao' });
    const brief = await postBrief(owner);
    const quote = await bidOn(makers[0] as Actor, brief.id);
    const [accepted, ended] = await Promise.all([
      accept(owner, quote),
      owner.call(endBrief, { params: { id: brief.id } }),
    ]);
    expect([accepted.status, ended.status].sort()).toEqual([200, 409]);
    const now = (await owner.call(readQuote, { params: { id: quote.id } })).body.quote.state;
    expect(now).toBe(accepted.status === 200 ? 'ACCEPTED' : 'DECLINED');
  },
  60_000,
);
