export { makePayments, type Payments } from './make-payments.ts';
export type { Booked } from './payments.context.ts';
export { loadProviderSettings } from './provider-settings.ts';
export type { PaymentProof } from './verify-payment.ts';
