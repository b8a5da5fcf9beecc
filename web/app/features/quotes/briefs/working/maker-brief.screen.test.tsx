// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { briefForMaker } from '#tests/support/screen/work-brief-samples.ts';
import BriefPage from '../brief.route.tsx';

async function openBrief(part: Partial<Brief>) {
  const network = fakeNetwork();
  network.answer(readBrief, { success: true, brief: { ...briefForMaker, ...part } });
  renderRoute({ Component: BriefPage, path: '/briefs/:id', at: '/briefs/31', viewer: asha });
  await screen.findByRole('heading', { name: briefForMaker.title });
  return within(screen.getByRole('region', { name: 'Your offer' }));
}

const linkIn = (part: ReturnType<typeof within>, name: string) =>
  part.getByRole('link', { name }).getAttribute('href');

it('shows what is wanted and leads to the quote form', async () => {
  const standing = await openBrief({});
  standing.getByText('Asha Rao takes offers until 6 Dec 2026.');
  standing.getByText('Your offer is sealed. Only Asha Rao sees it.');
  expect(linkIn(standing, 'Answer with a quote')).toBe('/quotes/new?brief=31');
  for (const said of [
    'In green, with a wide border.',
    'Katan silk',
    '₹15,000 to ₹30,000',
    'my sister',
    '12 Feb 2027',
  ])
    screen.getByText(said);
});

it('says why a full brief cannot be answered, and leads to others', async () => {
  const standing = await openBrief({
    isFull: true,
    can: { edit: false, end: false, bid: false },
    whyNot: { message: 'This brief has 8 offers.', reason: 'briefs.full', params: { most: 8 } },
  });
  standing.getByText('This brief has all the offers it takes. If one of them ends, you can still answer.');
  expect(standing.queryByRole('link', { name: 'Answer with a quote' })).toBeNull();
  expect(linkIn(standing, 'More briefs for you')).toBe('/briefs/work');
});

it.each<[string, Partial<Brief>, RegExp, string, string]>([
  [
    'a draft',
    { ownBid: { quoteId: 7, state: 'DRAFT', wasOffered: false } },
    /^You have begun an answer/,
    'Go on writing',
    '/quotes/7/edit',
  ],
  [
    'an offer',
    { ownBid: { quoteId: 7, state: 'OFFERED', wasOffered: true } },
    /^Asha Rao has your offer/,
    'Open your offer',
    '/quotes/7',
  ],
  [
    'the chosen one',
    { state: 'ACCEPTED', acceptedQuoteId: 7, ownBid: { quoteId: 7, state: 'ACCEPTED', wasOffered: true } },
    /^Asha Rao chose your offer/,
    'Open your offer',
    '/quotes/7',
  ],
  [
    'one that was passed over',
    { state: 'ACCEPTED', ownBid: { quoteId: 7, state: 'DECLINED', wasOffered: true } },
    /^Asha Rao chose another offer this time\. Thank you for the thought/,
    'More briefs for you',
    '/briefs/work',
  ],
  [
    'one that ended with the brief',
    { state: 'EXPIRED', ownBid: { quoteId: 7, state: 'DECLINED', wasOffered: true } },
    /^This brief has ended, and your offer with it/,
    'More briefs for you',
    '/briefs/work',
  ],
])('says how the maker’s bid stands: %s', async (_, part, said, way, to) => {
  const standing = await openBrief({ ...part, can: { edit: false, end: false, bid: false } });
  standing.getByText(said);
  expect(linkIn(standing, way)).toBe(to);
  expect(standing.queryByRole('link', { name: 'Answer with a quote' })).toBeNull();
});
