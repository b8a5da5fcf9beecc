import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** How the site looks to a person. Somebody without a row has never chosen: each device goes by itself. */
export const appearanceSettings = pgTable(
  'appearance_settings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    theme: text('theme').notNull(),
    textSize: text('text_size').notNull(),
    /** Null where only the theme or the size of text was chosen. */
    language: text('language'),
  },
  (table) => [
    check('appearance_settings_theme_check', sql`${table.theme} in ('light','dark','system')`),
    check('appearance_settings_text_size_check', sql`${table.textSize} in ('usual','large','larger')`),
    check('appearance_settings_language_check', sql`${table.language} in ('en','hi','bn','ta')`),
  ],
);
