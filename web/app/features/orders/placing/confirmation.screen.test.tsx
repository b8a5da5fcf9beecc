// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import { type OrderData, orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { paymentWindow } from '#contracts/orders/paying/paying.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import ConfirmationPage from './confirmation.route.tsx';

const { payments, can } = unpaidOrder;
const paid: OrderData = {
  ...unpaidOrder,
  status: 'CONFIRMED',
  measuring: 'NONE',
  turn: null,
  payments: { ...payments, initial: { ...payments.initial, paid: true } },
  can: { ...can, payAdvance: false },
};

function openConfirmation(order: OrderData) {
  const network = fakeNetwork();
  network.answer(orderConfirmation, { success: true, orderData: order });
  network.answer(orderDocuments, { success: true, data: [] });
  network.answer(paymentWindow, { success: true, data: { scriptUrl: '/pay.js' } });
  const at = '/order-confirmation?orderId=70';
  renderRoute({ Component: ConfirmationPage, path: '/order-confirmation', at, viewer: asha });
}

it('asks for the final payment as the page of the order does, with one button for it', async () => {
  const final = { ...payments.final, dueDate: '2026-12-04T18:29:59.000Z' };
  openConfirmation({
    ...paid,
    status: 'FINAL_PAYMENT_PENDING',
    turn: 'rest',
    payments: { ...paid.payments, final },
    can: { ...paid.can, payFinal: true },
  });
  await screen.findByText(/^Your turn. The final payment of ₹2,203.20 is due by 4 Dec 2026/);
  expect(screen.getAllByRole('button', { name: /^Pay Remaining/ })).toHaveLength(1);
});

it.each([
  ['CONFIRMED', true],
  ['SHIPPED', false],
] as const)('says of an order at %s that its maker begins now: %s', async (status, begins) => {
  openConfirmation({ ...paid, status });
  const said = await screen.findByText(/Every step and its photographs appear on the order page/);
  expect(said.textContent?.startsWith('Meera Iyer begins now.')).toBe(begins);
});

it('says itself that the payment has arrived', async () => {
  openConfirmation(paid);
  await screen.findByText('Payment Successful');
  await screen.findByText(/^Your order has been placed!/);
});
