import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** A person's choice for one kind of notification. Without a row the default applies. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    inApp: boolean('in_app').notNull(),
    mail: boolean('mail').notNull(),
    /** Null if never chosen, so the default applies. */
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
 * How and when a person wants to be told away from the site, and the secret of unsubscribe links. Created with the
 * first choice or letter.
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
    /** When they agreed to letters of the house; null if they do not agree. */
    marketingSince: instant('marketing_since'),
    digest: text('digest').notNull().default('OFF'),
    /** The day in India of the last digest sent, or of the last one already past when the digest was chosen. */
    digestDay: date('digest_day'),
    /** Minutes since midnight in India; both null or both set. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** Identifies the person in links without revealing who they are. */
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
