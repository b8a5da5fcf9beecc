import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { payments } from '../payments.tables.ts';

/**
 * A payment that its buyer disputes at their bank. A lost amount is also stored as a refund with the cause DISPUTE.
 */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: ownId(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    razorpayPaymentId: text('razorpay_payment_id').notNull(),
    razorpayDisputeId: text('razorpay_dispute_id').notNull().unique(),
    amountPaise: paise('amount_paise').notNull(),
    /** The provider's term: fraud, retrieval, chargeback, pre_arbitration or arbitration. */
    phase: text('phase').notNull(),
    /** The provider's code for the buyer's reason. */
    reasonCode: text('reason_code').notNull().default(''),
    status: text('status').notNull(),
    /** Deadline for evidence; null if the provider asks for none. */
    respondBy: instant('respond_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('payment_disputes_payment_idx').on(table.paymentId),
    index('payment_disputes_open_idx')
      .on(table.respondBy)
      .where(sql`${table.status} in ('OPEN','UNDER_REVIEW')`),
    check('payment_disputes_amount_check', sql`${table.amountPaise} > 0`),
    check(
      'payment_disputes_status_check',
      sql`${table.status} in ('OPEN','UNDER_REVIEW','WON','LOST','CLOSED')`,
    ),
  ],
);
