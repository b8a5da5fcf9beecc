export { moveOrderOn } from './move-order-on.ts';
export { isPaidBack } from './order-conditions.queries.ts';
export {
  finalPaymentAsked,
  instalmentPaid,
  orderConfirmed,
  orderMoved,
  shipmentChanged,
  updatePosted,
  updateRemoved,
} from './orders.events.ts';
export { placeOrder } from './place-order.ts';
export { postUpdate } from './post-update.ts';
export { refundOrder } from './refund-order.ts';
export { tellDelivery } from './tell-delivery.ts';
export { updateOrderStatus } from './update-order-status.ts';
