import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * One instalment of an order: what is expected, and what the provider says of it. The order's id has no
 * foreign key, because orders stand above payments and not beneath them.
 */
export const payments = pgTable(
  'payments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    purpose: text('purpose').notNull(),
    status: text('status').notNull().default('CREATED'),
    expectedPaise: bigint('expected_paise', { mode: 'number' }).notNull(),
    capturedPaise: bigint('captured_paise', { mode: 'number' }),
    /** `<order id>-I` or `<order id>-F`: the name under which the provider's order can be found again. */
    receipt: text('receipt').notNull().unique(),
    razorpayOrderId: text('razorpay_order_id').unique(),
    razorpayPaymentId: text('razorpay_payment_id').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    authorizedAt: timestamp('authorized_at', { withTimezone: true }),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
    /** When the reconciler asks the provider next; null when there is nothing left to ask. */
    checkAfter: timestamp('check_after', { withTimezone: true }),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    uniqueIndex('payments_order_purpose_key').on(table.orderId, table.purpose),
    uniqueIndex('payments_one_capture')
      .on(table.orderId, table.purpose)
      .where(sql`${table.status} = 'CAPTURED'`),
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

/** Every try at an instalment that the provider told us of, the refused ones too. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    razorpayPaymentId: text('razorpay_payment_id').primaryKey(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    status: text('status').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    method: text('method').notNull().default(''),
    reason: text('reason').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('payment_attempts_payment_idx').on(table.paymentId)],
);

/** Money to give back. The idempotency key goes to the provider, so that a retry is the same refund. */
export const refunds = pgTable(
  'refunds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    razorpayPaymentId: text('razorpay_payment_id').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    razorpayRefundId: text('razorpay_refund_id').unique(),
    status: text('status').notNull().default('QUEUED'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refunds_payment_idx').on(table.paymentId),
    index('refunds_open_idx').on(table.updatedAt).where(sql`${table.status} in ('QUEUED','PENDING')`),
    check('refunds_status_check', sql`${table.status} in ('QUEUED','PENDING','PROCESSED','FAILED')`),
  ],
);

/** Webhooks as they came, committed before they are answered and worked through afterwards. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: text('event_id').notNull().unique(),
    bodySha256: text('body_sha256').notNull(),
    body: text('body').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    processedAt: timestamp('processed_at', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    failure: text('failure').notNull().default(''),
  },
  (table) => [
    index('webhook_events_open_idx').on(table.receivedAt).where(sql`${table.processedAt} is null`),
    index('webhook_events_done_idx').on(table.processedAt),
  ],
);
