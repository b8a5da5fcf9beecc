// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { OrderPayment } from '../core/order-payment.tsx';
import { YourTurn } from '../core/your-turn.tsx';

const refusal = 'This order is on hold, so nothing can be paid.';
const held: OrderData = {
  ...unpaidOrder,
  status: 'CONFIRMED',
  payments: { ...unpaidOrder.payments, refusal: { message: refusal } },
  can: { ...unpaidOrder.can, payAdvance: false },
  turn: 'held',
};

async function timesSaid(order: OrderData): Promise<number> {
  fakeNetwork().answer(orderDocuments, { success: true, data: [] });
  const page = renderPart(
    <>
      <YourTurn order={order} />
      <OrderPayment order={order} labels={{ title: 'Payment', advance: 'Advance', final: 'Final' }} />
    </>,
    asha,
  );
  await screen.findByRole('heading', { name: 'Payment' });
  const times = screen.queryAllByText(refusal).length;
  page.leave();
  return times;
}

it('says once why an order on hold cannot be paid for, in the slip where the turn says something else', async () => {
  expect(await timesSaid(held)).toBe(1);
  expect(await timesSaid({ ...held, turn: 'disputed' })).toBe(1);
  expect(await timesSaid({ ...held, turn: 'answer' })).toBe(1);
});
