import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** What a person has chosen about one kind of notification. Where there is no row the usual holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    inApp: boolean('in_app').notNull(),
    mail: boolean('mail').notNull(),
    /** Null where they chose before there was push, or have left it as it was: the usual holds. */
    push: boolean('push'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check(
      'notification_choices_kind_check',
      sql`${table.kind} in ('LIKE','COMMENT','MENTION','FOLLOW','REVIEW','MESSAGE','ENQUIRY','MAKING','MEASUREMENT','MEETING')`,
    ),
  ],
);

/**
 * By which ways and when a person wants to be told away from the site, and the secret of the links that stop letters.
 * Made with the first choice or letter.
 */
export const letterSettings = pgTable(
  'letter_settings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    byMail: boolean('by_mail').notNull().default(true),
    byPush: boolean('by_push').notNull().default(true),
    bySms: boolean('by_sms').notNull().default(false),
    designUpdates: boolean('design_updates').notNull().default(true),
    orderUpdates: boolean('order_updates').notNull().default(true),
    /** Since when they agree to letters of the house; null where they do not. */
    marketingSince: instant('marketing_since'),
    digest: text('digest').notNull().default('OFF'),
    /** The day in India whose digest was the last one sent, or was over when the digest was chosen. */
    digestDay: date('digest_day'),
    /** Minutes since midnight in India; both or neither. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** Names the person in links, and says nothing of them. */
    linkId: uuid('link_id').notNull().unique().default(sql`gen_random_uuid()`),
    linkSecret: uuid('link_secret').notNull().default(sql`gen_random_uuid()`),
  },
  (table) => [
    index('letter_settings_marketing_idx').on(table.userId).where(sql`${table.marketingSince} is not null`),
    index('letter_settings_digest_idx').on(table.digest, table.userId).where(sql`${table.digest} <> 'OFF'`),
    check('letter_settings_digest_check', sql`${table.digest} in ('OFF','DAILY','WEEKLY')`),
    check(
      'letter_settings_quiet_check',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} <> ${table.quietTo} and ${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439`,
    ),
  ],
);
