// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paymentWindow, resumeAdvance } from '#contracts/orders/paying/paying.contract.ts';
import {
  acceptQuote,
  askForChange,
  backOutOfPaying,
  counterQuote,
} from '#contracts/quotes/answers.contract.ts';
import { readQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { accepted, beingPaid, offered, revised } from '#tests/support/screen/quote-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, bill } from '#tests/support/screen/samples.ts';
import QuotePage from './quote.route.tsx';

const done = (quote: Quote) => ({ success: true, message: 'Done.', quote }) as const;

function openQuote(quote: Quote) {
  const network = fakeNetwork();
  network.answer(readQuote, { success: true, quote });
  const page = renderRoute({ Component: QuotePage, path: '/quotes/:id', at: '/quotes/7', viewer: asha });
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

it('accepts the revision that the buyer has seen, and leads to paying', async () => {
  const { network, press } = openQuote(offered);
  network.answer(acceptQuote, done(accepted));
  await press('Accept for ₹25,920');
  const pay = await screen.findByRole('link', { name: 'Pay the advance of ₹10,368' });
  expect(pay.getAttribute('href')).toBe('/quotes/7/pay');
  expect(network.calls(acceptQuote)[0]?.body).toEqual({ revision: 1 });
});

it('shows a newer revision beside the old one instead of accepting it, and accepts it only once it is read', async () => {
  const { network, press } = openQuote(offered);
  network.answer(
    acceptQuote,
    refused(409, { code: 'QUOTE_CHANGED', message: 'Please read revision 2 first.', newer: revised }),
    done({ ...accepted, ...{ revision: 2, acceptedRevision: 2, revisions: revised.revisions } }),
  );
  await press('Accept for ₹25,920');
  await screen.findByRole('heading', { name: 'This offer has changed' });
  const notice = screen.getByRole('button', { name: 'I have read the newer offer' }).closest('section');
  const change = within(notice ?? document.body)
    .getByText('Zari border')
    .closest('li');
  expect(change?.querySelector('del')?.textContent).toContain('₹4,500');
  expect(change?.querySelector('ins')?.textContent).toContain('₹3,000');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await press('I have read the newer offer');
  await press('Accept for ₹24,300');
  await screen.findByRole('link', { name: /^Pay the advance/ });
  expect(network.calls(acceptQuote).map(({ body }) => body)).toEqual([{ revision: 1 }, { revision: 2 }]);
});

it('refuses a price that is none before it is sent, and keeps what was typed when the network is lost', async () => {
  const { network, page, press } = openQuote(offered);
  network.answer(counterQuote, lost, done({ ...offered, state: 'COUNTERED' }));
  await press('Name a price');
  await press('Send this price');
  await screen.findByText('Please enter a price of ₹1 or more');
  await page.fill(screen.getByLabelText(/^Your price before tax/), '22,000');
  expect(screen.getByText(/₹23,760 with tax/)).toBeDefined();
  await press('Send this price');
  await screen.findByText('That did not work');
  expect(screen.getByLabelText<HTMLInputElement>(/^Your price before tax/).value).toBe('22,000');
  await press('Send this price');
  await waitFor(() => expect(network.calls(counterQuote)).toHaveLength(2));
  expect(network.calls(counterQuote)[1]?.body).toEqual({ revision: 1, price: 22_000, note: '' });
});

it('refuses a price that is not below the offer, and says the offer', async () => {
  const { network, page, press } = openQuote(offered);
  await press('Name a price');
  await page.fill(screen.getByLabelText(/^Your price before tax/), '24000');
  await press('Send this price');
  await screen.findByText('Please name a price below the offer of ₹24,000, or accept the offer.');
  expect(network.calls(counterQuote)).toEqual([]);
});

it('asks for a change in words, which may not be missing', async () => {
  const { network, page, press } = openQuote(offered);
  network.answer(askForChange, done({ ...offered, state: 'CHANGE_ASKED' }));
  await press('Ask for a change');
  await press('Ask for it');
  await screen.findByText('Please say what should change');
  expect(network.calls(askForChange)).toHaveLength(0);
  await page.fill(screen.getByLabelText('What should change?'), 'A narrower border');
  await press('Ask for it');
  await waitFor(() => expect(network.calls(askForChange)).toHaveLength(1));
  expect(network.calls(askForChange)[0]?.body).toEqual({ revision: 1, note: 'A narrower border' });
});

it('says after a refused payment that the accepted offer stands, and returns to it', async () => {
  const { network, press } = openQuote(beingPaid);
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  network.answer(resumeAdvance, bill);
  network.answer(backOutOfPaying, done(accepted));
  const provider = fakePaymentWindow();
  await screen.findByText('Your payment is not finished. The offer you accepted still stands.');
  await press('Continue paying ₹10,368');
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  provider.refuse('insufficient_fund');
  provider.close();
  await screen.findByText(/^The account did not have enough money\./);
  await screen.findByText(/^The offer you accepted still stands, and nothing is lost\./);
  await press('Stop paying, keep the offer');
  await screen.findByRole('link', { name: 'Pay the advance of ₹10,368' });
});

it('offers no act that the server does not allow', async () => {
  openQuote({
    ...offered,
    state: 'EXPIRED',
    turn: null,
    can: { ...accepted.can, pay: false, decline: false },
  });
  await screen.findByText('This offer has expired. Ask Meera Iyer to offer it again.');
  for (const name of [/^Accept/, /^Name a price/, /^Ask for/, /^Decline/, /^Revise/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
