// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import {
  createQuoteLink,
  endQuoteLink,
  listQuoteLinks,
  readQuoteLink,
  type SharedQuote,
} from '#contracts/quotes/sharing.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { firstRevision } from '#tests/support/screen/quote-samples.ts';
import { renderPart, renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import QuoteLinkPage, { ErrorBoundary } from './quote-link.route.tsx';
import { ShareQuote } from './share-quote.tsx';

const link = (id: number, day: string) => ({
  id,
  createdAt: '2026-11-22T05:30:00.000Z',
  endsAt: `${day}T05:30:00.000Z`,
});
const ofDecember = link(2, '2026-12-22');
const ofNovember = link(1, '2026-11-29');
const dayOf = ({ endsAt }: { endsAt: string }) => formatShortDay(endsAt);
const until = (open: { endsAt: string }) => `Open until ${dayOf(open)}`;

function openDialog() {
  const network = fakeNetwork();
  const page = renderPart(<ShareQuote quoteId={7} />, asha);
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

it('makes a link for as long as the buyer chooses, shows it once, and copies it', async () => {
  const { network, page, press } = openDialog();
  network.answer(listQuoteLinks, { success: true, links: [], can: { create: true } });
  const made = { success: true, message: 'Open.', token: 'secret-of-the-family' } as const;
  network.answer(createQuoteLink, { ...made, links: [ofNovember], can: { create: true } });
  await press('Show the family');
  await screen.findByText(/No names, no phone numbers, no messages\.$/);
  await page.user.selectOptions(await screen.findByLabelText('Open for'), '7 days');
  await press('Make a link');
  const address = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(address.value).toBe(`${location.origin}/quote-link?token=secret-of-the-family`);
  expect(network.calls(createQuoteLink).map(({ params, body }) => [params.id, body])).toEqual([
    ['7', { days: 7 }],
  ]);
  await press('Copy');
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(address.value);
  const message = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(message.search).toContain(encodeURIComponent(address.value));
  expect(message.search).not.toMatch(/Asha|Meera/);
  screen.getByText(until(ofNovember));
});

it('says that the link could not be made, and makes it at the second press', async () => {
  const { network, press } = openDialog();
  network.answer(listQuoteLinks, { success: true, links: [], can: { create: true } });
  const made: ReplyOf<typeof createQuoteLink> = {
    success: true,
    message: 'Open.',
    token: 'second',
    links: [],
    can: { create: true },
  };
  network.answer(createQuoteLink, lost, made);
  await press('Show the family');
  await press('Make a link');
  await screen.findByText('The link could not be made');
  expect(screen.queryByLabelText('Link')).toBeNull();
  await press('Make a link');
  await screen.findByLabelText('Link');
});

it('ends a link, and makes no other while the server allows none', async () => {
  const { network, press } = openDialog();
  network.answer(listQuoteLinks, {
    success: true,
    links: [ofDecember, ofNovember],
    can: { create: false },
  });
  network.answer(endQuoteLink, {
    success: true,
    message: 'Ended.',
    links: [ofDecember],
    can: { create: true },
  });
  await press('Show the family');
  await screen.findByText(until(ofDecember));
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  await press(`End the link that is open until ${dayOf(ofNovember)}`);
  await waitFor(() => expect(screen.queryByText(until(ofNovember))).toBeNull());
  screen.getByText(until(ofDecember));
  expect(network.calls(endQuoteLink).map(({ params }) => params)).toEqual([{ id: '7', linkId: '1' }]);
  await screen.findByRole('button', { name: 'Make a link' });
});

const { title, included, lines, price, days, freeChanges, validUntil } = firstRevision;
const shared: SharedQuote = {
  ...{ stage: 'OPEN', title, included, lines, days, freeChanges, validUntil },
  price: price as SharedQuote['price'],
  functionOn: '2026-12-20',
  pictures: [],
  endsAt: '2026-11-29T05:30:00.000Z',
};

function openLink() {
  const network = fakeNetwork();
  const show = () =>
    renderRoute({
      Component: QuoteLinkPage,
      path: '/quote-link',
      at: '/quote-link?token=secret',
      viewer: null,
    });
  return { network, show };
}

it('shows a visitor the lines, the price and the terms, asks for nothing else, and offers no act', async () => {
  const { network, show } = openLink();
  network.answer(readQuoteLink, { success: true, data: shared });
  show();
  await screen.findByRole('heading', { level: 1, name: 'Lehenga like grandmother’s' });
  expect(network.calls(readQuoteLink)[0]?.query).toEqual({ token: 'secret' });
  for (const words of ['Zari border', '₹25,920', 'Not decided yet', 'Blouse and dupatta', '2 changes'])
    expect(within(document.body).getAllByText(words).length, words).toBeGreaterThan(0);
  screen.getByText(`This link is open until ${dayOf(ofNovember)}.`);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('can be loaded again after a refusal', async () => {
  const { network, show } = openLink();
  network.answer(readQuoteLink, refused(429, { code: 'RATE_LIMITED', message: 'Too many.' }));
  const { user } = show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(readQuoteLink, { success: true, data: { ...shared, stage: 'ENDED' } });
  await user.click(again);
  await screen.findByText('No longer open');
});

it('says of an ended link and of an unknown one alike that it no longer works, without a quote', () => {
  fakeNetwork();
  const missing = new ApiError(404, { code: 'NOT_FOUND', message: 'This link could not be found.' });
  renderPart(<ErrorBoundary error={missing} params={{}} />, null);
  screen.getByRole('heading', { level: 1, name: 'This link no longer works' });
  expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/');
});
