import { sql } from 'drizzle-orm';
import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** What a person lets others see and do. Somebody without a row has the defaults. */
export const privacySettings = pgTable(
  'privacy_settings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    showOnlineStatus: boolean('show_online_status').notNull().default(true),
    allowMessagesFromAnyone: boolean('allow_messages_from_anyone').notNull().default(true),
    showContactInfo: boolean('show_contact_info').notNull().default(false),
  },
  // Few hide it, and every chat of an inbox asks who does.
  (table) => [
    index('privacy_settings_hidden_idx').on(table.userId).where(sql`not ${table.showOnlineStatus}`),
  ],
);
