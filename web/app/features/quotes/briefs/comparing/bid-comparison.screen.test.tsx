// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { acceptQuote, declineQuote } from '#contracts/quotes/answers.contract.ts';
import { compareBids, endBrief, readBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { bidOf, briefOfAsha } from '#tests/support/screen/brief-samples.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { accepted, revised } from '#tests/support/screen/quote-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import BriefPage from '../brief.route.tsx';

const meera = bidOf({});
const late = bidOf({
  quoteId: 8,
  price: { ...meera.price, total: 21_600, advance: 8640 },
  isInBudget: true,
  days: 60,
  promise: { by: '2027-02-03', isAfterNeeded: true },
  maker: { id: 10, name: 'Kavya Nair', rating: null, reviewsCount: 0, ordersDone: 0, isVerified: false },
});
const declined = bidOf({
  quoteId: 6,
  state: 'DECLINED',
  can: { accept: false, decline: false },
  maker: { id: 11, name: 'Ravi Das' },
});
const done = (quote: Quote) => ({ success: true, message: 'Done.', quote }) as const;

function openBrief(bids: Bid[], brief: Brief = briefOfAsha) {
  const network = fakeNetwork();
  network.answer(readBrief, { success: true, brief });
  network.answer(compareBids, { success: true, brief, bids });
  const page = renderRoute({ Component: BriefPage, path: '/briefs/:id', at: '/briefs/31', viewer: asha });
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

/** The cells of a row, from left to right. */
async function cellsOf(row: string): Promise<string[]> {
  const head = await screen.findByRole('rowheader', { name: new RegExp(`^${row}`) });
  const cells = within(head.closest('tr') ?? document.body).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent ?? '');
}

it('shows the bids beside each other in rows of the same kind, and those that have ended beneath', async () => {
  openBrief([late, meera, declined]);
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Maker',
    'Kavya Nair',
    expect.stringContaining('Meera Iyer'),
  ]);
  const [cheap, dear] = await cellsOf('Price');
  expect(cheap).toContain('₹21,600');
  expect(cheap).toContain('Advance ₹8,640');
  expect(cheap).toContain('In your budget');
  expect(dear).toContain('₹920 over your budget');
  const [after, before] = await cellsOf('With you');
  expect(after).toContain('After your day');
  expect(before).toContain('In time');
  expect(await cellsOf('Making')).toEqual(['60 days', '25 days']);
  expect((await cellsOf('The maker'))[1]).toContain('4.8 of 5 stars, 23 reviews');
  const ended = screen.getByRole('link', { name: /^Ravi Das/ });
  expect(ended.getAttribute('href')).toBe('/quotes/6');
});

it('accepts a bid after saying its price, days and that the others hear, and leads to the payment', async () => {
  const { network, page, press } = openBrief([late, meera]);
  network.answer(acceptQuote, done(accepted));
  await press('Accept the offer of Meera Iyer for ₹25,920');
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept the offer of Meera Iyer?' }));
  expect(dialog.getByText('₹10,368')).toBeDefined();
  expect(dialog.getByText('25 days')).toBeDefined();
  expect(dialog.getByText(/^We tell the other makers kindly/)).toBeDefined();
  expect(network.calls(acceptQuote)).toHaveLength(0);
  await press('Accept for ₹25,920');
  await waitFor(() => expect(page.address()).toBe('/quotes/7/pay'));
  expect(network.calls(acceptQuote)[0]?.body).toEqual({ revision: 1 });
});

it('warns before a bid that comes after the day, and does not speak of others where there are none', async () => {
  const { press } = openBrief([late]);
  await press(/^Accept the offer of Kavya Nair/);
  await screen.findByText('That is after the day you need it by, 20 Jan 2027.');
  expect(screen.queryByText(/^The other makers/)).toBeNull();
});

it('shows what changed in a bid that was revised meanwhile, and accepts only the newer one', async () => {
  const { network, page, press } = openBrief([meera]);
  network.answer(
    acceptQuote,
    refused(409, {
      code: 'QUOTE_CHANGED',
      message: 'Please read revision 2 first.',
      newer: { ...revised, promise: { by: '2027-01-09', isAfterFunction: false } },
    }),
    done({ ...accepted, ...{ revision: 2, acceptedRevision: 2, revisions: revised.revisions } }),
  );
  await press(/^Accept the offer of Meera Iyer/);
  await press('Accept for ₹25,920');
  await screen.findByText('This offer has changed');
  const total = screen.getByText('Price, incl. tax').closest('div');
  expect(total?.querySelector('del')?.textContent).toBe('₹25,920');
  expect(total?.querySelector('ins')?.textContent).toBe('₹24,300');
  expect(page.address()).toBe('/briefs/31');
  await press('Accept for ₹24,300');
  await waitFor(() => expect(page.address()).toBe('/quotes/7/pay'));
  expect(network.calls(acceptQuote).map(({ body }) => body)).toEqual([{ revision: 1 }, { revision: 2 }]);
});

it('keeps the question open when the network is lost, and closes it when the bid is gone', async () => {
  const { network, press } = openBrief([meera]);
  const message = 'This brief has taken an offer already.';
  network.answer(acceptQuote, lost, refused(409, { code: 'CONFLICT', message }));
  await press(/^Accept the offer of Meera Iyer/);
  await press('Accept for ₹25,920');
  await screen.findByText('That did not work');
  await press('Accept for ₹25,920');
  await screen.findByText('This offer can no longer be accepted');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Accept the offer/ })).toBeNull());
});

it('declines one bid and reads the others again', async () => {
  const { network, press } = openBrief([late, meera]);
  network.answer(declineQuote, done({ ...accepted, id: 8, state: 'DECLINED' }));
  await press('Decline the offer of Kavya Nair');
  await screen.findByText('Decline this offer?');
  const before = network.calls(compareBids).length;
  await press('Decline');
  await waitFor(() => expect(network.calls(declineQuote)).toHaveLength(1));
  expect(network.calls(declineQuote)[0]?.params.id).toBe('8');
  await waitFor(() => expect(network.calls(compareBids).length).toBeGreaterThan(before));
});

it('leads to the payment of the accepted bid, and offers nothing else', async () => {
  const closed = { accept: false, decline: false };
  openBrief(
    [
      { ...late, state: 'DECLINED', can: closed },
      { ...meera, state: 'ACCEPTED', can: { accept: false, decline: true } },
    ],
    { ...briefOfAsha, state: 'ACCEPTED', acceptedQuoteId: 7, can: { edit: false, end: false, bid: false } },
  );
  const pay = await screen.findByRole('link', { name: 'Pay the advance of ₹10,368' });
  expect(pay.getAttribute('href')).toBe('/quotes/7/pay');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads[1]?.textContent).toContain('Meera Iyer');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'End the brief' })).toBeNull();
});

it('ends a brief only after a question that says its offers end too', async () => {
  const { network, press } = openBrief([meera]);
  const ended: Brief = { ...briefOfAsha, state: 'ENDED', can: { edit: false, end: false, bid: false } };
  network.answer(endBrief, { success: true, message: 'The brief has ended.', brief: ended });
  await press('End the brief');
  await screen.findByText(/Its offers end with it/);
  const dialog = within(await screen.findByRole('dialog', { name: 'End this brief?' }));
  expect(network.calls(endBrief)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'End the brief' }).click();
  await screen.findByText('You ended this brief. Makers no longer see it.');
});
