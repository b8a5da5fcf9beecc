import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** A person's appearance settings, and the language of their letters. Without a row nothing was chosen. */
export const appearanceSettings = pgTable(
  'appearance_settings',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Theme and text size are null until one of them is chosen; each device then uses its own settings. */
    theme: text('theme'),
    textSize: text('text_size'),
    /** The chosen language, or that of the page where they first signed in. */
    language: text('language'),
  },
  (table) => [
    check('appearance_settings_theme_check', sql`${table.theme} in ('light','dark','system')`),
    check('appearance_settings_text_size_check', sql`${table.textSize} in ('usual','large','larger')`),
    check('appearance_settings_language_check', sql`${table.language} ~ '^[a-z]{2}$'`),
  ],
);
