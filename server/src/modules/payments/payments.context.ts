import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentMetrics } from './payment-metrics.ts';
import type { PaymentPurpose } from './payments.queries.ts';
import type { ProviderSettings, RazorpayClient } from './provider/razorpay-client.ts';

/** An instalment that has just been paid. */
export interface Booked {
  orderId: number;
  purpose: PaymentPurpose;
  /** What was paid, in paise. */
  amountPaise: number;
  /** Nobody has asked the provider yet: see `PaidInVain`. */
  isHearsay: boolean;
}

/** Thrown by who follows a booking on hearsay that would send the money back: the provider is asked first. */
export class PaidInVain extends Error {}

/** What somebody does about a booked instalment. */
export interface Following {
  /** It pays for nothing any more: all of it goes back. */
  isLate: boolean;
  /** What is written last, with the COMMIT: see `lastOf`. */
  write(): Promise<unknown>;
}

/** Told of a booked instalment in the transaction that books it, once for each. */
export type OnBooked = (tx: Transaction, booked: Booked) => Promise<Following>;

/** Told in the transaction that writes down what was given back at the provider, or that it failed there. */
export type OnReturned = (tx: Transaction, orderId: number) => Promise<void>;

/** What the actions of this module work with. */
export interface PaymentsContext {
  services: Services;
  provider: ProviderSettings;
  client: RazorpayClient;
  metrics: PaymentMetrics;
  /** Those who wait for instalments; the modules above register here. */
  booked: OnBooked[];
  /** Those who mind what others give back; the modules above register here. */
  returned: OnReturned[];
}
