export { moveOrderOn } from './move-order-on.ts';
export { orderConfirmed, orderMoved } from './orders.events.ts';
export { placeOrder } from './place-order.ts';
export { updateOrderStatus } from './update-order-status.ts';
