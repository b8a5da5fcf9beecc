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

/**
 * Called for each booked instalment, once, in the transaction that books it. `late` where the instalment pays for
 * nothing any more and goes back in full.
 */
export type OnBooked = (tx: Transaction, booked: Booked) => Promise<'booked' | 'late'>;

/** Told in the transaction that writes down what was given back at the provider, or that it failed there. */
export type OnReturned = (tx: Transaction, orderId: number) => Promise<void>;

/** What the actions of this module work with. */
export interface PaymentsContext {
  services: Services;
  provider: ProviderSettings;
  client: RazorpayClient;
  metrics: PaymentMetrics;
  /** Callbacks for booked instalments; the modules above register theirs. */
  booked: OnBooked[];
  /** Callbacks for money given back at the provider; the modules above register theirs. */
  returned: OnReturned[];
}
