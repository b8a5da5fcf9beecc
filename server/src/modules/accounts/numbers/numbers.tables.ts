import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { users } from '../accounts.tables.ts';

/**
 * The confirmed mobile number of an account, in E.164: it signs in and gets text messages. It belongs to one account
 * only.
 */
export const mobileNumbers = pgTable(
  'mobile_numbers',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text('number').notNull().unique(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [check('mobile_numbers_number_check', sql`${table.number} ~ '^[+][1-9][0-9]{7,14}$'`)],
);

/** A code requested for a number: to confirm it, or to sign in. An unknown number gets a row as well. */
export const mobileCodes = pgTable(
  'mobile_codes',
  {
    id: ownId(),
    purpose: text('purpose').notNull(),
    number: text('number').notNull(),
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the cookie of the browser that requested the code. */
    requestHash: text('request_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** Where the request came from: an account, a network, or a device that the account knows. */
    askedFrom: text('asked_from').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('mobile_codes_number_idx').on(table.number, table.id),
    index('mobile_codes_request_idx').on(table.requestHash, table.id),
    index('mobile_codes_user_idx').on(table.userId),
    index('mobile_codes_age_idx').on(table.createdAt),
    check('mobile_codes_purpose_check', sql`${table.purpose} in ('CONFIRM','SIGN_IN')`),
    check('mobile_codes_tries_check', sql`${table.tries} between 0 and 5`),
  ],
);
