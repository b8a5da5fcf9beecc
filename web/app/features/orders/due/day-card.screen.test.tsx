// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { readPieces } from '#contracts/hands/hands.contract.ts';
import { type OrderData, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { answerDay, proposeDay, withdrawDay } from '#contracts/orders/due/due.contract.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { DayCard, isDayUrgent } from './day-card.tsx';

const meera: Viewer = { ...asha, id: 9, name: 'Meera Iyer' };
const can = { ...unpaidOrder.can, payAdvance: false, cancel: false };
const paid: OrderData = {
  ...unpaidOrder,
  status: 'MEASUREMENT_COMPLETED',
  payments: { ...unpaidOrder.payments, held: 1468.8 },
  delivery: { ...unpaidOrder.delivery, by: '2026-12-10', dueBy: '2026-12-10', waitsFor: null },
  can,
};
const late: OrderData = {
  ...paid,
  delivery: {
    ...paid.delivery,
    ...{ dueBy: '2026-12-02', isLate: true, lateDays: 3, risk: 'MAKING' },
    because: [{ what: 'MEASUREMENT', days: 4 }],
    turnDays: { BUYER: 4, MAKER: 11, COURIER: 0, DESK: 0 },
  },
  can: { ...can, cancel: true, cancelLate: true },
};
const newPromise: NonNullable<OrderData['newPromise']> = {
  ...{ id: 7, state: 'PROPOSED', day: '2026-12-14', insteadOf: '2026-12-02', reason: 'The zari is late.' },
  proposedAt: '2026-12-05T06:00:00.000Z',
  answerBy: '2026-12-09T18:29:59.999Z',
};
const proposed: OrderData = { ...late, newPromise, can: { ...late.can, answerDay: true } };
const sale = (order: OrderData): OrderData => ({ ...order, role: 'maker', can });
const done = (orderData: OrderData) => ({ success: true, message: 'Done', orderData }) as const;
const noPieces = {
  success: true as const,
  data: { version: 0, together: true, items: [], pieces: [], can: { edit: true, printTag: true } },
};
const named = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

it('shows a buyer nothing while nothing moved the day, nor of an order that has ended', () => {
  for (const order of [paid, unpaidOrder, { ...late, status: 'CANCELLED' } as const]) {
    const page = renderPart(<DayCard order={order} />, asha);
    expect(screen.queryByRole('heading')).toBeNull();
    page.leave();
  }
});

it('is urgent for who can answer or decide now, and not while a day merely moved', () => {
  const lateSale = { ...sale(late), can: { ...can, proposeDay: true } };
  expect([late, proposed, lateSale].map(isDayUrgent)).toEqual([true, true, true]);
  const sold = { ...sale(paid), can: { ...can, proposeDay: true } };
  expect([paid, sold, sale(late)].map(isDayUrgent)).toEqual([false, false, false]);
});

it('offers to cancel a late order, says what goes back, and cancels once', async () => {
  const network = fakeNetwork();
  network.answer(updateOrderStatus, done({ ...late, status: 'CANCELLED' }));
  const page = renderPart(<DayCard order={late} />, asha);
  await screen.findByText(/Promised for .*2 Dec 2026\. It is 3 days late\./);
  await screen.findByText(/You may still wait, or cancel and get all ₹1,468\.80 back/);
  await screen.findByText('4 days until you were measured');
  await screen.findByText('Working days so far: 11 with Meera Iyer, 4 with you.');
  await page.user.click(named('Cancel and get ₹1,468.80 back'));
  await screen.findByText(/Meera Iyer keeps nothing and is told that it was late/);
  await page.user.dblClick(named('Cancel the order'));
  await screen.findByText('Order cancelled');
  expect(network.calls(updateOrderStatus)).toMatchObject([{ body: { status: 'CANCELLED' } }]);
});

it('says why an order may be late before it is', async () => {
  const atRisk: OrderData = {
    ...paid,
    delivery: { ...paid.delivery, by: '2026-12-12', risk: 'SENDING' },
  };
  renderPart(<DayCard order={atRisk} />, asha);
  await screen.findByRole('region', { name: 'This may be late' });
  await screen.findByText(/As it stands, it arrives by .*12 Dec 2026/);
  await screen.findByText(/It is made, and the parcel has not left yet/);
});

it('lets the buyer agree to a later day, and shows the newer order when that is no longer open', async () => {
  const network = fakeNetwork();
  const message = 'This proposal is no longer open.';
  network.answer(answerDay, lost, refused(409, { code: 'PROMISE_CHANGED', message }), done(paid));
  const page = renderPart(<DayCard order={proposed} />, asha);
  await screen.findByText(/Meera Iyer asks for .*14 Dec 2026 instead of .*2 Dec 2026\./);
  await screen.findByText('“The zari is late.”');
  await page.user.click(named('Agree to the new day'));
  await screen.findByText(/You seem to be offline/);
  await page.user.click(named('Agree to the new day'));
  await screen.findByText(message);
  await page.user.click(named('Keep the promised day'));
  await screen.findByText('The promised day stays');
  expect(network.calls(answerDay).map(({ body }) => body)).toEqual([
    { promiseId: 7, agree: true },
    { promiseId: 7, agree: true },
    { promiseId: 7, agree: false },
  ]);
});

it('lets the maker propose a later day with a reason, keeps it until it is sent, and takes it back', async () => {
  const network = fakeNetwork();
  const dueBy = istDayOf(new Date());
  const open = { ...sale(paid), delivery: { ...paid.delivery, dueBy }, can: { ...can, proposeDay: true } };
  network.answer(proposeDay, lost, done(open));
  network.answer(readPieces, noPieces);
  const page = renderPart(<DayCard order={open} />, meera);
  await page.user.click(named('Propose a later day'));
  await page.fill(await screen.findByLabelText('New day of arrival'), dueBy);
  await page.user.click(named('Ask Asha Rao'));
  await screen.findByText('Say why, so that the buyer can decide');
  await page.fill(screen.getByLabelText('Why'), 'The zari is late.');
  await page.user.click(named('Ask Asha Rao'));
  await screen.findByText(/Please choose a day after/);
  await page.fill(screen.getByLabelText('New day of arrival'), addDays(dueBy, 6));
  await page.user.click(named('Ask Asha Rao'));
  await screen.findByText(/You seem to be offline/);
  await page.user.click(named('Ask Asha Rao'));
  await screen.findByText('Asha Rao was asked');
  const calls = network.calls(proposeDay);
  expect(calls.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ day: addDays(dueBy, 6), reason: 'The zari is late.' })),
  );
  const [key, again] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(key);
  page.leave();

  network.answer(withdrawDay, done(sale(late)));
  const later = renderPart(
    <DayCard order={{ ...sale(proposed), can: { ...can, withdrawDay: true } }} />,
    meera,
  );
  await screen.findByText(/Asha Rao may cancel and get all ₹1,468\.80 back/);
  await later.user.click(named('Take it back'));
  await waitFor(() => expect(network.calls(withdrawDay)).toMatchObject([{ body: { promiseId: 7 } }]));
});
