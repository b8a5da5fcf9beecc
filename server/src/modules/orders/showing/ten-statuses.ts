import type { OrderData, orderDetails } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';

/** For each status that the original client does not know, the one whose step and links it shows. */
const shownAs: Partial<Record<OrderStatus, OrderStatus>> = {
  // The client shows its link to the meeting only for this status.
  MEASUREMENT_SCHEDULED: 'DESIGN_IN_PROGRESS',
  READY_FOR_DELIVERY: 'COMPLETED',
};

/** An order for the original client, which knows ten statuses, with the true values in `exact`. */
export function withTenStatuses(order: OrderData): ReplyOf<typeof orderDetails>['orderData'] {
  const { status, payments } = order;
  return {
    ...order,
    status: shownAs[status] ?? status,
    // The client would ask for the final payment of an order that was refunded.
    payments: status === 'CANCELLED' ? null : payments,
    exact: { status, payments },
  };
}
