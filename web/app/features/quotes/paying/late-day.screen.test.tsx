// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import { currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import { payQuote } from '#contracts/quotes/answers.contract.ts';
import { readQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { fakePaymentWindow } from '#tests/support/screen/payment-window.ts';
import { accepted, firstRevision } from '#tests/support/screen/quote-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, bill, home } from '#tests/support/screen/samples.ts';
import { formatCalendarDay as on } from '#web/platform/i18n/dates.ts';
import QuotePage from '../quote.route.tsx';
import PayQuotePage from './pay-quote.route.tsx';

const before = (by: string, isAfterFunction: boolean): Quote => ({
  ...accepted,
  revisions: [{ ...firstRevision, functionOn: '2026-12-20' }],
  promise: { by, isAfterFunction },
});
const inTime = before('2026-12-18', false);
const late = before('2026-12-30', true);
const later = before('2027-01-02', true);
const tooLate = 'This cannot arrive before the function. The earliest possible day is 2 Jan 2027.';
const refusal = refused(409, { code: 'CONFLICT', message: tooLate, errors: { lateDay: tooLate } });
const yes = (day: string) =>
  `I agree that it arrives by ${on(day)}, after the function on ${on('2026-12-20')}.`;

function openPay(...quotes: [Quote, ...Quote[]]) {
  const network = fakeNetwork();
  const [first, ...others] = quotes.map((quote) => ({ success: true, quote }) as const);
  if (first) network.answer(readQuote, first, ...others);
  network.answer(readNaapBook, { success: true, people: [], can: { add: true } });
  network.answer(currentUserShippingAddress, {
    ...{ success: true, addresses: [home], phone: asha.phone },
    shippingAddress: null,
  });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  network.answer(payQuote, bill);
  const provider = fakePaymentWindow();
  const { user } = renderRoute({
    ...{ Component: PayQuotePage, path: '/quotes/:id/pay', at: '/quotes/7/pay' },
    viewer: asha,
  });
  // Two buttons, of which CSS shows one depending on the width.
  const pay = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^(Pay ₹|Try again)/ });
    await user.click(button as HTMLElement);
  };
  return { network, provider, user, pay };
}

it('is said on the page of the quote before paying', async () => {
  fakeNetwork().answer(readQuote, { success: true, quote: late });
  renderRoute({ Component: QuotePage, path: '/quotes/:id', at: '/quotes/7', viewer: asha });
  await screen.findByText(new RegExp(`That is after the function on ${on('2026-12-20')}`));
});

it('is agreed to by name before anything is paid', async () => {
  const { network, provider, user, pay } = openPay(late);
  await pay();
  await screen.findByText('Please agree to the day, or ask the maker for a change.');
  expect(network.calls(payQuote)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: yes('2026-12-30') }));
  await pay();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(payQuote)[0]?.body).toMatchObject({ revision: 1, lateDay: '2026-12-30' });
});

it('is asked for when the day has moved while the page was open, and nothing is paid until then', async () => {
  const { network, provider, user, pay } = openPay(inTime, later);
  await screen.findAllByRole('button', { name: /^Pay ₹/ });
  expect(screen.queryByRole('checkbox', { name: /^I agree/ })).toBeNull();
  network.answer(payQuote, refusal, bill);
  await pay();
  await screen.findByText(tooLate);
  await user.click(await screen.findByRole('checkbox', { name: yes('2027-01-02') }));
  expect(provider.opened).toHaveLength(0);
  await pay();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(payQuote).map(({ body }) => body.lateDay)).toEqual([undefined, '2027-01-02']);
});

it('is asked for again when another day comes than the one that was agreed to', async () => {
  const { network, provider, user, pay } = openPay(late, later);
  network.answer(payQuote, refusal, bill);
  await user.click(await screen.findByRole('checkbox', { name: yes('2026-12-30') }));
  await pay();
  await screen.findByText(tooLate);
  const again = await screen.findByRole<HTMLInputElement>('checkbox', { name: yes('2027-01-02') });
  expect(again.checked).toBe(false);
  await pay();
  expect(network.calls(payQuote)).toHaveLength(1);
  await user.click(again);
  await pay();
  await waitFor(() => expect(provider.opened).toHaveLength(1));
  expect(network.calls(payQuote)[1]?.body).toMatchObject({ lateDay: '2027-01-02' });
});
