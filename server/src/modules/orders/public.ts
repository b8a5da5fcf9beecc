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
export { tellDelivery } from './letters/tell-delivery.ts';
export { isPaidBack } from './order-conditions.queries.ts';
