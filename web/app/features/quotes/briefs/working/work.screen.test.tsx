// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { briefWorklist } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { WorkBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { workBrief } from '#tests/support/screen/work-brief-samples.ts';
import WorkPage from './work.route.tsx';

type Reply = ReplyOf<typeof briefWorklist>;
const page = (part: Partial<Reply>): Reply => ({
  success: true,
  briefs: [],
  nextCursor: null,
  whyNone: null,
  ...part,
});

function openWork(...answers: [Reply | ReturnType<typeof refused>, ...Reply[]]) {
  const network = fakeNetwork();
  network.answer(briefWorklist, ...answers);
  const opened = renderRoute({ Component: WorkPage, path: '/briefs/work', viewer: asha });
  return { network, page: opened };
}

it('says of each brief what is wanted, for how much, by when, how far away, and why it fits', async () => {
  const blouse: WorkBrief = {
    ...workBrief,
    ...{ id: 32, title: 'Blouse for a saree', distanceKm: null },
    garment: 'blouse',
    ...{ isOwnGarment: false, isInTime: false, isFull: true },
  };
  openWork(page({ briefs: [workBrief, blouse] }));
  const first = await screen.findByRole('link', { name: /Lehenga like my grandmother’s/ });
  expect(first.getAttribute('href')).toBe('/briefs/31');
  for (const said of [
    'Lehenga or skirt',
    '₹15,000 to ₹30,000',
    'needed by 12 Feb 2027',
    'Bengaluru, Karnataka · 12 km away',
    'You make this',
    'Fits your usual days',
  ])
    within(first).getByText(said);
  const second = screen.getByRole('link', { name: /Blouse for a saree/ });
  for (const said of [
    'Bengaluru, Karnataka',
    'Close to what you make',
    'Sooner than your usual days',
    'Takes no more offers now',
  ])
    within(second).getByText(said);
});

it('shows the state of the maker’s own bid, even if the brief is full', async () => {
  openWork(
    page({
      briefs: [{ ...workBrief, isFull: true, ownBid: { quoteId: 7, state: 'COUNTERED', wasOffered: true } }],
    }),
  );
  await screen.findByText('Your offer');
  screen.getByText('Counter-offer');
  expect(screen.queryByText('Takes no more offers now')).toBeNull();
});

it('loads the next page behind the first', async () => {
  const { network, page: opened } = openWork(
    page({ briefs: [workBrief], nextCursor: 'next' }),
    page({ briefs: [{ ...workBrief, id: 33, title: 'Lehenga in red' }] }),
  );
  await opened.user.click(await screen.findByRole('button', { name: 'More briefs' }));
  await screen.findByText('Lehenga in red');
  screen.getByText('Lehenga like my grandmother’s');
  expect(network.calls(briefWorklist).map(({ query }) => query.cursor)).toEqual([undefined, 'next']);
});

it.each([
  ['briefs.noDesigns', 'Publish a design first.', 'Publish a design', '/upload-product'],
  ['briefs.closed', 'Your shop takes no orders until 3 Jan.', 'To your shop', '/profile?tab=shop'],
])('says why no brief fits (%s), and leads out of it', async (reason, message, way, to) => {
  openWork(page({ whyNone: { message, reason, params: { day: '2027-01-03' } } }));
  const link = await screen.findByRole('link', { name: way });
  expect(link.getAttribute('href')).toBe(to);
  await screen.findByText(reason === 'briefs.closed' ? /takes no orders until/ : /^Publish a design first\./);
});

it('tells an empty list from a failed one', async () => {
  const { page: opened } = openWork(refused(403, { code: 'FORBIDDEN', message: 'Not now.' }), page({}));
  await opened.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => screen.getByRole('heading', { name: 'No brief fits just now' }));
});
