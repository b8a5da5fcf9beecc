// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { DeliveryLine } from '../core/delivery-line.tsx';

const sent = (ending: OrderData['delivery']['ending'], role: OrderData['role'] = 'buyer'): OrderData => ({
  ...unpaidOrder,
  role,
  status: 'SHIPPED',
  delivery: { ...unpaidOrder.delivery, dueBy: '2026-12-10', waitsFor: null, ending },
});

it.each([
  ['buyer', null, /Please confirm the arrival\. If nobody does, the order ends by itself on .*24 Dec 2026/],
  ['maker', null, /^If nobody confirms the arrival, the order ends by itself on/],
  ['buyer', 'COMPLAINT', /While a complaint about it is open/],
  ['maker', 'DISPUTE', /While the bank reviews a payment/],
] as const)('says to the %s when a parcel ends by itself, or what holds it (%s)', (role, hold, line) => {
  renderPart(<DeliveryLine order={sent({ on: '2026-12-24', hold }, role)} />, asha);
  screen.getByText(line);
});

it('says of an order that ended by itself that nobody confirmed its arrival, and names no day', () => {
  const row = { id: 9, actor: 'SYSTEM', actorName: null, from: 'SHIPPED', to: 'DELIVERED' } as const;
  const history = [{ ...row, note: '', at: '2026-12-24T06:30:00.000Z' }];
  renderPart(<DeliveryLine order={{ ...sent(null), status: 'DELIVERED', history }} />, asha);
  screen.getByText('Counts as delivered; nobody confirmed the arrival');
  expect(screen.queryByText(/10 Dec/)).toBeNull();
});
