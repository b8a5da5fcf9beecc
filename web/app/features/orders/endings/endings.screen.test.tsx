// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { type OrderData, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  answerCancellation,
  askToCancel,
  withdrawCancellation,
} from '#contracts/orders/endings/endings.contract.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { OrderEnding } from './order-ending.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const share = { stage: 'DESIGN', percent: 25, mostKept: 367, refund: 1101.8 } as const;
const table: OrderData['cancelling']['table'] = [
  { stage: 'BEFORE', percent: 0, mostKept: 0, refund: 1468.8 },
  share,
  { stage: 'MAKING', percent: 50, mostKept: 734, refund: 734.8 },
  { stage: 'MADE', percent: 100, mostKept: 1468.8, refund: 0 },
];
const can = { ...unpaidOrder.can, payAdvance: false, cancel: false };
const aged: OrderData = {
  ...unpaidOrder,
  status: 'DESIGN_IN_PROGRESS',
  payments: { ...unpaidOrder.payments, held: 1468.8 },
  cancelling: {
    ...{ freeUntil: null, refusal: { message: 'The free day is over.' } },
    ...{ offer: share, stage: 'DESIGN', table },
  },
  can: { ...can, askToCancel: true },
};
const cancellation: NonNullable<OrderData['cancellation']> = {
  id: 5,
  status: 'ASKED',
  reason: 'The wedding is off.',
  askedAt: '2026-11-22T10:00:00.000Z',
  answerBy: '2026-11-25T10:00:00.000Z',
  ...share,
  answeredBy: null,
  answeredAt: null,
  answer: '',
  kept: null,
};
const noOffer = { ...aged.cancelling, offer: null };
const asked: OrderData = {
  ...aged,
  cancellation,
  cancelling: noOffer,
  can: { ...can, withdrawCancellation: true },
};
const sale: OrderData = { ...asked, role: 'maker', can: { ...can, answerCancellation: true } };
const done = (orderData: OrderData) => ({ success: true, message: 'Done', orderData }) as const;

it('tells the buyer what may be kept before they ask, and asks once with the reason', async () => {
  const network = fakeNetwork();
  network.answer(askToCancel, lost, done(asked));
  const open = () => renderPart(<OrderEnding order={aged} />, asha);
  const page = open();
  await screen.findByText(/up to 25% of the advance, ₹367\. At least ₹1,101\.80 goes back/);
  const ask = () =>
    page.user.click(screen.getAllByRole('button', { name: 'Ask to cancel' }).at(-1) as HTMLElement);
  await ask();
  const reason = await screen.findByLabelText('Why');
  await ask();
  await screen.findByText('Say why, so that the maker knows');
  await page.fill(reason, 'The wedding is off.');
  await ask();
  await screen.findByText(/You seem to be offline/);
  page.leave();
  const later = open();
  await later.user.click(await screen.findByRole('button', { name: 'Ask to cancel' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Why')).value).toBe('The wedding is off.');
  await later.user.click(screen.getAllByRole('button', { name: 'Ask to cancel' }).at(-1) as HTMLElement);
  await screen.findByText('Meera Iyer was asked');
  const calls = network.calls(askToCancel);
  expect(calls).toMatchObject([{ body: { reason: 'The wedding is off.', refund: 1101.8 } }, {}]);
  const [key, again] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(key);
});

it('shows both sides every stage with its sums to the paisa, and marks the present one', async () => {
  const page = renderPart(<OrderEnding order={aged} />, asha);
  const shown = async () =>
    within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map((row) => [row.getAttribute('aria-current'), row.textContent]);
  expect(await shown()).toEqual([
    [null, 'How far the work isKept of the advance, at mostBack to you, at least'],
    [null, 'Before the making₹0 0%₹1,468.80'],
    ['step', 'Being designedNow₹367 25%₹1,101.80'],
    [null, 'Being made₹734 50%₹734.80'],
    [null, 'Made₹1,468.80 100%₹0'],
  ]);
  page.leave();
  renderPart(<OrderEnding order={sale} />, meera);
  expect((await shown())[0]).toEqual([
    null,
    'How far the work isYou keep of the advance, at mostBack to the buyer, at least',
  ]);
});

it('shows no terms of an order that has ended', async () => {
  const ended: OrderData = {
    ...asked,
    status: 'CANCELLED',
    cancelling: { ...noOffer, table: [] },
    cancellation: { ...cancellation, status: 'AGREED', answeredBy: 'MAKER', kept: 367 },
    can,
  };
  renderPart(<OrderEnding order={ended} />, asha);
  await screen.findByText(/agreed on/);
  expect(screen.queryByRole('table')).toBeNull();
});

it('tells the buyer of another refund than the one shown, and asks again with the new one', async () => {
  const network = fakeNetwork();
  const message = 'You were shown that ₹1,101.80 goes back; it is ₹734.80 now.';
  network.answer(askToCancel, refused(409, { code: 'REFUND_CHANGED', message }), done(asked));
  const page = renderPart(<OrderEnding order={aged} />, asha);
  const ask = () =>
    page.user.click(screen.getAllByRole('button', { name: 'Ask to cancel' }).at(-1) as HTMLElement);
  await ask();
  await page.fill(await screen.findByLabelText('Why'), 'The wedding is off.');
  await ask();
  await screen.findByText(message);
  await ask();
  await screen.findByText('Meera Iyer was asked');
  const keys = network.calls(askToCancel).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

it('lets the buyer take the request back', async () => {
  const network = fakeNetwork();
  network.answer(withdrawCancellation, done(aged));
  const page = renderPart(<OrderEnding order={asked} />, asha);
  await screen.findByText(/Meera Iyer answers by/);
  await page.user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await screen.findByText('Take the request back?');
  await page.user.click(screen.getAllByRole('button', { name: 'Take it back' }).at(-1) as HTMLElement);
  await waitFor(() => expect(network.calls(withdrawCancellation)).toHaveLength(1));
});

it('shows the maker what goes back for what they keep, and nothing above the share', async () => {
  const network = fakeNetwork();
  network.answer(answerCancellation, done(sale));
  const page = renderPart(<OrderEnding order={sale} />, meera);
  await page.user.click(await screen.findByRole('button', { name: 'Agree to cancel' }));
  const keep = await screen.findByLabelText<HTMLInputElement>('You keep, in ₹');
  expect(keep.value).toBe('367');
  await page.fill(keep, '400');
  await page.user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await screen.findByText('At most ₹367 can be kept');
  await page.fill(keep, '100');
  await screen.findByText('₹1,368.80 goes back to Asha Rao.');
  await page.user.dblClick(screen.getByRole('button', { name: 'Cancel the order' }));
  await screen.findByText('The order is cancelled');
  expect(network.calls(answerCancellation)).toMatchObject([
    { body: { agree: true, keep: 100, refund: 1368.8, words: '' } },
  ]);
});

it('keeps the maker’s refusal beside its field until it is sent', async () => {
  const network = fakeNetwork();
  const errors = { words: 'Say why, so that the buyer knows' };
  network.answer(
    answerCancellation,
    refused(400, { code: 'INVALID_INPUT', message: 'No', errors }),
    done(sale),
  );
  const page = renderPart(<OrderEnding order={sale} />, meera);
  await page.user.click(await screen.findByRole('button', { name: 'Refuse' }));
  await page.fill(await screen.findByLabelText('Why'), 'It is cut.');
  const send = () => page.user.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1) as HTMLElement);
  await send();
  await screen.findByText(errors.words);
  await send();
  await screen.findByText('The order goes on');
  expect(network.calls(answerCancellation)).toHaveLength(2);
});

it('lets the maker cancel with a reason, and says what goes back', async () => {
  const network = fakeNetwork();
  network.answer(updateOrderStatus, done({ ...sale, status: 'CANCELLED' }));
  const open: OrderData = { ...sale, cancellation: null, can: { ...can, cancel: true } };
  const page = renderPart(<OrderEnding order={open} />, meera);
  await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await screen.findByText(/₹1,468\.80, goes back to Asha Rao/);
  await page.fill(await screen.findByLabelText('Why'), 'The loom broke.');
  await page.user.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1) as HTMLElement);
  await screen.findByText('Order cancelled');
  expect(network.calls(updateOrderStatus)).toMatchObject([
    { body: { status: 'CANCELLED', note: 'The loom broke.' } },
  ]);
});

it('tells both sides what was agreed', async () => {
  const agreed: OrderData = {
    ...asked,
    status: 'CANCELLED',
    payments: { ...asked.payments, kept: 367 },
    cancellation: { ...cancellation, status: 'AGREED', answeredBy: 'MAKER', kept: 367 },
    can,
  };
  renderPart(<OrderEnding order={agreed} />, asha);
  await screen.findByText(/Meera Iyer agreed on .* ₹367 stays with the maker\./);
});

it('tells what is kept today where a refund took of what was agreed', async () => {
  const agreed: OrderData = {
    ...asked,
    status: 'CANCELLED',
    payments: { ...asked.payments, kept: 100 },
    cancellation: { ...cancellation, status: 'AGREED', answeredBy: 'MAKER', kept: 367 },
  };
  renderPart(<OrderEnding order={agreed} />, asha);
  await screen.findByText(/₹100 stays with the maker/);
});
