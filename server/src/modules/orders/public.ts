export { moveOrderOn } from './move-order-on.ts';
export { isToldOfMeeting, orderConfirmed, orderMoved } from './orders.events.ts';
export { placeOrder } from './place-order.ts';
export { updateOrderStatus } from './update-order-status.ts';
