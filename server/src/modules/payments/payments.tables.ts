import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';

/** For SQL: statuses of an instalment that was paid at some time, even if refunded since. */
export const paidStatuses = `('AUTHORIZED','CAPTURED','REFUNDED')`;

/**
 * One instalment of an order: the expected amount, and the provider's state of it. The order id has no foreign key,
 * because the orders module builds on this one.
 */
export const payments = pgTable(
  'payments',
  {
    id: ownId(),
    orderId: id('order_id').notNull(),
    /**
     * The maker of the order. A trigger copies it from the order, so that a maker's movements can be read by time.
     */
    makerId: id('maker_id'),
    /** The buyer of the order; copied likewise. */
    buyerId: id('buyer_id'),
    purpose: text('purpose').notNull(),
    status: text('status').notNull().default('CREATED'),
    expectedPaise: paise('expected_paise').notNull(),
    capturedPaise: paise('captured_paise'),
    /** `<order id>-I` or `<order id>-F`: the receipt by which the provider's order can be found again. */
    receipt: text('receipt').notNull().unique(),
    razorpayOrderId: text('razorpay_order_id').unique(),
    razorpayPaymentId: text('razorpay_payment_id').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its payment window was last opened; for a final payment this is long after the row was created. */
    openedAt: instant('opened_at'),
    authorizedAt: instant('authorized_at'),
    capturedAt: instant('captured_at'),
    /** When the reconciler polls the provider next; null if nothing is left to poll. */
    checkAfter: instant('check_after'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payments_order_purpose_key').on(table.orderId, table.purpose),
    uniqueIndex('payments_one_capture')
      .on(table.orderId, table.purpose)
      .where(sql`${table.status} = 'CAPTURED'`),
    // A maker's payments by time, by index-only scan.
    index('payments_maker_idx')
      .on(table.makerId, table.authorizedAt, table.id, table.expectedPaise)
      .where(sql`${table.status} in ('AUTHORIZED','CAPTURED','REFUNDED')`),
    // A buyer's payments by time.
    index('payments_buyer_idx')
      .on(table.buyerId, table.authorizedAt)
      .where(sql`${table.status} in ('AUTHORIZED','CAPTURED','REFUNDED')`),
    index('payments_check_idx').on(table.checkAfter).where(sql`${table.checkAfter} is not null`),
    check('payments_purpose_check', sql`${table.purpose} in ('ADVANCE','FINAL')`),
    check(
      'payments_status_check',
      sql`${table.status} in ('CREATED','ATTEMPTED','AUTHORIZED','CAPTURED','REFUNDED')`,
    ),
    check(
      'payments_captured_check',
      sql`${table.capturedPaise} is null or ${table.capturedPaise} = ${table.expectedPaise}`,
    ),
  ],
);

/** Every attempt at an instalment that the provider reported, including refused ones. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    razorpayPaymentId: text('razorpay_payment_id').primaryKey(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    status: text('status').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** The part of the amount that is refunded or promised back; never more than the amount. */
    refundedPaise: paise('refunded_paise').notNull().default(0),
    method: text('method').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_attempts_payment_idx').on(table.paymentId),
    check(
      'payment_attempts_refunded_check',
      sql`${table.refundedPaise} >= 0 and ${table.refundedPaise} <= ${table.amountPaise}`,
    ),
  ],
);

/** Refunds. */
export const refunds = pgTable(
  'refunds',
  {
    id: ownId(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The maker of the payment; copied by a trigger. */
    makerId: id('maker_id'),
    razorpayPaymentId: text('razorpay_payment_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /**
     * CANCELLED with its order, AGREED by the maker, given by the DESK, made at the PROVIDER by hand, lost in a
     * DISPUTE at the bank, or money that pays for nothing: SECOND, WRONG, LATE.
     */
    cause: text('cause').notNull().default('CANCELLED'),
    /** The text of the maker or the desk to the buyer. */
    reason: text('reason').notNull(),
    /** Key of the maker's request, which may be spread over both instalments. */
    idempotencyKey: text('idempotency_key'),
    /**
     * Idempotency key for the provider, so that a retry is the same refund. It changes after every failure, because
     * the provider answers a known key with the old failure.
     */
    providerKey: text('provider_key').notNull().unique(),
    razorpayRefundId: text('razorpay_refund_id').unique(),
    /**
     * DROPPED refunds are no longer promised: ours whose money had gone back in another way, and refunds made at the
     * provider that failed.
     */
    status: text('status').notNull().default('QUEUED'),
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When the refund was done. */
    processedAt: instant('processed_at'),
  },
  (table) => [
    index('refunds_payment_idx').on(table.paymentId),
    index('refunds_provider_payment_idx').on(table.razorpayPaymentId),
    index('refunds_maker_idx')
      .on(table.makerId, table.createdAt, table.id)
      .where(sql`${table.status} <> 'DROPPED'`),
    index('refunds_time_idx').on(table.createdAt),
    index('refunds_open_idx').on(table.updatedAt).where(sql`${table.status} in ('QUEUED','PENDING')`),
    index('refunds_failed_idx').on(table.updatedAt).where(sql`${table.status} = 'FAILED'`),
    check('refunds_amount_check', sql`${table.amountPaise} > 0`),
    check(
      'refunds_cause_check',
      sql`${table.cause} in ('CANCELLED','AGREED','DESK','PROVIDER','SECOND','WRONG','LATE','DISPUTE')`,
    ),
    check(
      'refunds_status_check',
      sql`${table.status} in ('QUEUED','PENDING','PROCESSED','FAILED','DROPPED')`,
    ),
  ],
);

/** How far lists of the provider were read: Unix seconds of the newest entry, by the provider's clock. */
export const providerCursors = pgTable('provider_cursors', {
  name: text('name').primaryKey(),
  reached: bigint('reached', { mode: 'number' }).notNull(),
});

/** Webhooks as received, committed before the response and processed afterwards. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: ownId(),
    eventId: text('event_id').notNull().unique(),
    bodySha256: text('body_sha256').notNull(),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
    tries: integer('tries').notNull().default(0),
    failure: text('failure').notNull().default(''),
    /** When it was given up, because retries cannot succeed. */
    givenUpAt: instant('given_up_at'),
  },
  (table) => [
    index('webhook_events_open_idx').on(table.receivedAt).where(sql`${table.processedAt} is null`),
    index('webhook_events_done_idx').on(table.processedAt),
    index('webhook_events_given_up_idx').on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
  ],
);
