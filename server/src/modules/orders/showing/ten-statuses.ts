import type { OrderData, orderDetails } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';

/** Of the statuses that the original client does not know, the one whose step and links it shows for it. */
const shownAs: Partial<Record<OrderStatus, OrderStatus>> = {
  // Its link to the meeting hangs on this one.
  MEASUREMENT_SCHEDULED: 'DESIGN_IN_PROGRESS',
  READY_FOR_DELIVERY: 'COMPLETED',
};

/** An order as the original client, which knows ten statuses, shows it, with what it really is in `exact`. */
export function withTenStatuses(order: OrderData): ReplyOf<typeof orderDetails>['orderData'] {
  const { status, payments } = order;
  return {
    ...order,
    status: shownAs[status] ?? status,
    // It would ask for the rest of an order whose money went back.
    payments: status === 'CANCELLED' ? null : payments,
    exact: { status, payments },
  };
}
