export { moveOrderOn } from './core/move-order-on.ts';
export {
  finalPaymentAsked,
  instalmentPaid,
  orderConfirmed,
  orderMoved,
  shipmentChanged,
  updatePosted,
  updateRemoved,
} from './core/orders.events.ts';
export { updateOrderStatus } from './core/update-order-status.ts';
export { tellDelivery } from './letters/tell-delivery.ts';
export { postUpdate } from './making/post-update.ts';
export { isPaidBack } from './order-conditions.queries.ts';
export { refundOrder } from './paying/refund-order.ts';
export { placeOrder } from './placing/place-order.ts';
