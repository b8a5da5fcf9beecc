import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { sessions, users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Push subscription of a signed-in browser; deleted with its session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: ownId(),
    sessionId: id('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the push service, known only to the browser and us. */
    endpoint: text('endpoint').notNull(),
    /** For encryption: the browser's public key, and a secret that it shares with us. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the push service last accepted a message. */
    takenAt: instant('taken_at'),
  },
  (table) => [
    unique('push_subscriptions_session_key').on(table.sessionId),
    unique('push_subscriptions_endpoint_key').on(table.endpoint),
    index('push_subscriptions_user_idx').on(table.userId, table.id),
  ],
);

/** The key pair that signs pushes if the settings name none. Generated once, by the first process. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [check('push_keys_only_check', sql`${table.isOnly}`)],
);
