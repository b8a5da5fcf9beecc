import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { compareBooks } from './books/compare-books.ts';
import { pollDisputes } from './disputes/poll-disputes.ts';
import { expectPayment } from './incoming/expect-payment.ts';
import { reconcilePayments } from './incoming/reconcile-payments.ts';
import { type PaymentProof, type Verified, verifyPayment } from './incoming/verify-payment.ts';
import type { OnBooked, OnBooking, OnReturned, PaymentsContext } from './payments.context.ts';
import {
  lockPaymentsOfOrder,
  type PaymentPurpose,
  type PaymentRow,
  raisePayment,
} from './payments.queries.ts';
import { callbackPath } from './payments.routes.ts';
import { makeEnsureProviderOrder } from './provider/ensure-provider-order.ts';
import { ProviderError } from './provider/provider-error.ts';
import { type RefundOfRest, refundAll } from './refunds/refund-all.ts';
import { type RefundRequest, refundPart } from './refunds/refund-part.ts';

/** The data that a browser needs to open the payment window. */
interface PaymentWindow {
  keyId: string;
  checkoutScriptUrl: string;
  callbackUrl: string;
  razorpayOrderId: string;
  amountPaise: number;
}

/** Payments for the modules above, which declare what is owed and get a callback when it is paid. */
export interface Payments {
  /** Script that opens the payment window in a browser. */
  readonly checkoutScriptUrl: string;
  /** Registered once at start; checks the amount of an instalment before it is booked. */
  onBooking(handler: OnBooking): void;
  /** Registered once at start; runs in the transaction that books the instalment. */
  onBooked(handler: OnBooked): void;
  /** The same for refunds that a person made at the provider, including failed ones. */
  onReturned(handler: OnReturned): void;
  /** Records that an instalment is owed; undefined if it was recorded before. */
  expect(
    tx: Transaction,
    orderId: number,
    purpose: PaymentPurpose,
    amountPaise: number,
  ): Promise<PaymentRow | undefined>;
  /**
   * Raises the amount of an instalment that is owed; false if its window was opened or it was paid. Requires locked
   * instalments (`lock`).
   */
  raise(tx: Transaction, orderId: number, purpose: PaymentPurpose, amountPaise: number): Promise<boolean>;
  /** Call outside any transaction. Throws PAYMENT_UNAVAILABLE; the instalment stays recorded. */
  openWindow(payment: PaymentRow): Promise<PaymentWindow>;
  /** Throws PAYMENT_REFUSED. */
  verify(payment: PaymentRow, proof: PaymentProof): Promise<Verified>;
  /** Locks the instalments of an order. Must come before the lock of the order itself. */
  lock(tx: Transaction, orderId: number): Promise<void>;
  /** Refunds what is left of every paid instalment, except the amount that the maker keeps. */
  refundAll(tx: Transaction, orderId: number, rest: RefundOfRest): Promise<void>;
  /**
   * Refunds an amount; false if it was done before. Requires locked instalments (`lock`). Throws INVALID_INPUT and
   * CONFLICT.
   */
  refundPart(tx: Transaction, orderId: number, request: RefundRequest): Promise<boolean>;
  /** Differences between the provider's payments and refunds in a period and ours. Throws ProviderError. */
  compareBooks(from: Date, to: Date): Promise<BookDifference[]>;
  /** Polls the provider for everything that is open. */
  reconcile(): Promise<void>;
  /** Reads the provider's disputes. */
  readDisputes(): Promise<void>;
}

/** For modules that take or refund money. */
export interface ServicesWithPayments extends Services {
  payments: Payments;
}

export function makePayments(context: PaymentsContext): Payments {
  const { services, provider, metrics } = context;
  const { db, env, log } = services;
  const ensureProviderOrder = makeEnsureProviderOrder(context);

  return {
    checkoutScriptUrl: provider.checkoutScriptUrl,
    onBooking(handler) {
      context.bookings.push(handler);
    },
    onBooked(handler) {
      context.booked.push(handler);
    },
    onReturned(handler) {
      context.returned.push(handler);
    },
    expect: (tx, orderId, purpose, amountPaise) =>
      expectPayment(services, tx, { orderId, purpose, amountPaise }),
    raise: async (tx, orderId, purpose, amountPaise) =>
      (await raisePayment(tx, { orderId, purpose, amountPaise })).length > 0,
    async openWindow(payment) {
      const { orderId, purpose } = payment;
      try {
        const razorpayOrderId = await ensureProviderOrder(payment);
        metrics.windows.inc({ purpose, outcome: 'opened' });
        return {
          keyId: provider.keyId,
          checkoutScriptUrl: provider.checkoutScriptUrl,
          callbackUrl: `${env.PUBLIC_URL}${callbackPath}`,
          razorpayOrderId,
          amountPaise: payment.expectedPaise,
        };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        metrics.windows.inc({ purpose, outcome: 'unavailable' });
        if (error.kind === 'refused') log.error({ err: error, orderId }, 'the provider refused an order');
        throw new AppError('PAYMENT_UNAVAILABLE', sentence('payments.unavailable'), {
          retryAfter: 5,
          cause: error,
        });
      }
    },
    verify: (payment, proof) => verifyPayment(context, payment, proof),
    async lock(tx, orderId) {
      await lockPaymentsOfOrder(tx, [orderId]);
    },
    refundAll: (tx, orderId, rest) => refundAll(context, tx, orderId, rest),
    refundPart: (tx, orderId, request) => refundPart(context, tx, orderId, request),
    compareBooks: (from, to) => compareBooks({ db, client: context.client }, from, to),
    reconcile: () => reconcilePayments(context),
    readDisputes: () => pollDisputes(context),
  };
}
