import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MeetingAddress } from '#contracts/meetings/meetings.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

const isActive = sql.raw(`status in ('SCHEDULED','IN_PROGRESS')`);

/**
 * Measurement meetings. Two partial unique indexes prevent double bookings: one per order, and one per maker and
 * slot.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Buyer and maker of the order. */
    buyerId: id('buyer_id')
      .notNull()
      .references(() => users.id),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
    status: text('status').notNull().default('SCHEDULED'),
    scheduledAt: instant('scheduled_at').notNull(),
    notes: text('notes').notNull().default(''),
    /** Address of a home visit. A copy, so that later edits of the address book do not change it. */
    address: jsonb('address').$type<MeetingAddress>(),
    /** Number of changes. Calendars let a higher number replace a lower one. */
    revision: integer('revision').notNull().default(0),
    /** When the two sides were reminded, or when it was decided that they need no reminder. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('meetings_one_active').on(table.orderId).where(isActive),
    uniqueIndex('meetings_one_per_slot').on(table.makerId, table.scheduledAt).where(isActive),
    index('meetings_order_idx').on(table.orderId, table.id.desc().nullsFirst()),
    index('meetings_calendar_idx')
      .on(table.makerId, table.scheduledAt, table.id)
      .where(sql.raw(`status <> 'CANCELLED'`)),
    index('meetings_reminder_idx')
      .on(table.scheduledAt)
      .where(sql.raw(`status = 'SCHEDULED' and reminded_at is null`)),
    index('meetings_buyer_idx').on(table.buyerId, table.scheduledAt),
    check('meetings_type_check', sql`${table.type} in ('HOME_VISIT','PHONE_CALL')`),
    check(
      'meetings_status_check',
      sql`${table.status} in ('SCHEDULED','IN_PROGRESS','COMPLETED','CANCELLED')`,
    ),
    check('meetings_address_check', sql`(${table.type} = 'HOME_VISIT') = (${table.address} is not null)`),
    check('meetings_parties_check', sql`${table.buyerId} <> ${table.makerId}`),
  ],
);
