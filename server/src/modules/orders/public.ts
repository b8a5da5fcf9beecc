export { finalPaymentAsked, instalmentPaid, orderConfirmed, orderMoved } from './orders.events.ts';
export { placeOrder } from './place-order.ts';
export { refundOrder } from './refund-order.ts';
export { updateOrderStatus } from './update-order-status.ts';
