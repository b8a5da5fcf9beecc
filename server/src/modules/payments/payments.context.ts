import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentMetrics } from './payment-metrics.ts';
import type { PaymentPurpose } from './payments.queries.ts';
import type { ProviderSettings, RazorpayClient } from './provider/razorpay-client.ts';

/** An instalment that has just been paid. */
export interface Booked {
  orderId: number;
  purpose: PaymentPurpose;
  /** The amount paid, in paise. */
  amountPaise: number;
  /** The report was not verified with the provider: see `PaidInVain`. */
  isHearsay: boolean;
}

/** Thrown by a callback if an unverified payment would be refunded, so that the provider is asked first. */
export class PaidInVain extends Error {}

/**
 * Called once for each booked instalment, in the transaction that books it. Returns `late` if the instalment no
 * longer pays for anything and is refunded in full.
 */
export type OnBooked = (tx: Transaction, booked: Booked) => Promise<'booked' | 'late'>;

/**
 * Called in the transaction that would book an instalment, before it is booked. False if its amount is not what was
 * agreed on; the money then goes back like a wrong amount.
 */
export type OnBooking = (tx: Transaction, owed: Omit<Booked, 'isHearsay'>) => Promise<boolean>;

/** Called in the transaction that records a refund made at the provider, or its failure. */
export type OnReturned = (tx: Transaction, orderId: number) => Promise<void>;

/** The dependencies of this module's actions. */
export interface PaymentsContext {
  services: Services;
  provider: ProviderSettings;
  client: RazorpayClient;
  metrics: PaymentMetrics;
  /** Checks of amounts; the modules above register theirs. */
  bookings: OnBooking[];
  /** Callbacks for booked instalments; the modules above register theirs. */
  booked: OnBooked[];
  /** Callbacks for refunds made at the provider; the modules above register theirs. */
  returned: OnReturned[];
}
