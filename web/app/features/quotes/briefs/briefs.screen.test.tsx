// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOwnBriefs } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { OwnBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { ownBrief } from '#tests/support/screen/brief-samples.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { meta as metaOfBrief } from './brief.route.tsx';
import BriefsPage, { meta as metaOfList } from './briefs.route.tsx';
import { meta as metaOfWork } from './working/work.route.tsx';
import { meta as metaOfEdit } from './writing/edit-brief.route.tsx';
import { meta as metaOfNew } from './writing/new-brief.route.tsx';

const pageOf = (briefs: OwnBrief[], nextCursor: string | null, create = true) =>
  ({ success: true, briefs, nextCursor, can: { create } }) as const;
const open = () => renderRoute({ Component: BriefsPage, path: '/briefs', viewer: asha });

it('lists briefs with their state, budget, offers and end, and loads the earlier ones', async () => {
  const network = fakeNetwork();
  const earlier: OwnBrief = { ...ownBrief, id: 30, title: 'A plain kurta', state: 'EXPIRED', bidsCount: 0 };
  network.answer(listOwnBriefs, pageOf([ownBrief], 'next'), pageOf([earlier], null));
  const page = open();
  const row = await screen.findByRole('link', { name: /^Lehenga like my grandmother’s/ });
  expect(row.getAttribute('href')).toBe('/briefs/31');
  for (const words of [
    '₹15,000 to ₹25,000',
    'needed by 20 Jan 2027',
    'Open',
    '3 offers',
    'open until 6 Dec 2026',
  ])
    expect(row.textContent).toContain(words);
  await page.user.click(screen.getByRole('button', { name: 'Earlier briefs' }));
  const last = await screen.findByRole('link', { name: /^A plain kurta/ });
  expect(last.textContent).toContain('Time over');
  expect(last.textContent).not.toContain('offers');
  expect(network.calls(listOwnBriefs)[1]?.query).toEqual({ cursor: 'next' });
});

it('says why there is no way to a new brief at the most open ones', async () => {
  fakeNetwork().answer(listOwnBriefs, pageOf([ownBrief], null, false));
  open();
  await screen.findByText('You have 5 open briefs, and that is the most. Please end one of them first.');
  expect(screen.queryByRole('link', { name: 'Post a brief' })).toBeNull();
});

it('invites to a first brief', async () => {
  fakeNetwork().answer(listOwnBriefs, pageOf([], null));
  open();
  await screen.findByText('No briefs yet');
  const post = await screen.findByRole('link', { name: 'Post a brief' });
  await waitFor(() => expect(post.getAttribute('href')).toBe('/briefs/new'));
});

it('is for no search engine, as are all pages of briefs', () => {
  for (const meta of [metaOfList, metaOfBrief, metaOfNew, metaOfEdit, metaOfWork])
    expect(meta({ matches: [] } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
});
