export { type CompareBooks, firstPaymentAt, openBooks } from './books/book-access.ts';
export {
  type DisputeRow,
  disputeById,
  disputesOfOrder,
  disputesToAnswer,
  newestDisputes,
} from './disputes/disputes.queries.ts';
export type { PaymentProof } from './incoming/verify-payment.ts';
export { webhooksGivenUp } from './incoming/webhooks.queries.ts';
export {
  type Instalment,
  instalmentsOfOrder,
  instalmentsOfOrders,
  type OrderRefund,
  refundsOfOrder,
  refundWithOrder,
  type StandingRefund,
} from './instalments.queries.ts';
export type { Payments, ServicesWithPayments } from './make-payments.ts';
export { type OnBooked, PaidInVain } from './payments.context.ts';
export { disputeMoved, refundMoved } from './payments.events.ts';
export { findPayment, type PaymentPurpose, type PaymentRow } from './payments.queries.ts';
export { paymentWindowOrigins } from './provider/payment-window-origins.ts';
export { isPaymentDisputed } from './refunds/refunds.queries.ts';
