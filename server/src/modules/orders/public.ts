export { placeOrder } from './place-order.ts';
export { updateOrderStatus } from './update-order-status.ts';
