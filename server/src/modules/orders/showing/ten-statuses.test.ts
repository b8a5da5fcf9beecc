import { expect, test } from 'vitest';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { unpaidOrder } from '#tests/support/screen/samples.ts';
import { withTenStatuses } from './ten-statuses.ts';

const known = [
  ...['PENDING', 'CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_COMPLETED'],
  ...['FINAL_PAYMENT_PENDING', 'COMPLETED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
];

test('every status is sent as one that the original client knows, with the exact one beside it', () => {
  for (const status of orderStatuses) {
    const shown = withTenStatuses({ ...unpaidOrder, status });
    expect(known).toContain(shown.status);
    if (known.includes(status)) expect(shown.status).toBe(status);
    expect(shown.exact).toEqual({ status, payments: unpaidOrder.payments });
  }
});

test('of a cancelled order it is told of no payments, which it would ask for', () => {
  expect(withTenStatuses({ ...unpaidOrder, status: 'CANCELLED' }).payments).toBeNull();
  expect(withTenStatuses({ ...unpaidOrder, status: 'SHIPPED' }).payments).toEqual(unpaidOrder.payments);
});
