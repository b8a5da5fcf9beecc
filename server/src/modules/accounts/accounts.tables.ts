import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull().default('USER'),
    isVerified: boolean('is_verified').notNull().default(false),
    status: text('status').notNull().default('ACTIVE'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_role_idx').on(table.role, table.id),
    index('users_name_idx').using('gin', sql`to_tsvector('simple', ${table.name})`),
    check(
      'users_role_check',
      sql`${table.role} in ('USER','DESIGNER','VENDOR','MASTER','JARIWALA','KARKHANDAR','ARTIST','ADMIN')`,
    ),
    check('users_status_check', sql`${table.status} in ('ACTIVE','SUSPENDED','BANNED','DELETED')`),
  ],
);

/** A signed-in browser. Only the sha256 of its token is kept, so that a leaked table signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean('remembered').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expiry_idx').on(table.expiresAt)],
);

/**
 * A code sent to choose a new password, and the token that a right code is turned into. An address that nobody
 * has gets rows as well, without a person, so that it costs and answers the same (threat 17).
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As typed, in lower case. */
    email: text('email').notNull(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the cookie of the browser that asked. */
    requestHash: text('request_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }).notNull(),
    codeUsedAt: timestamp('code_used_at', { withTimezone: true }),
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: timestamp('token_expires_at', { withTimezone: true }),
    tokenUsedAt: timestamp('token_used_at', { withTimezone: true }),
  },
  (table) => [
    index('password_resets_email_idx').on(table.email, table.id),
    index('password_resets_request_idx').on(table.requestHash),
    index('password_resets_user_idx').on(table.userId),
    index('password_resets_age_idx').on(table.createdAt),
    check('password_resets_tries_check', sql`${table.tries} between 0 and 5`),
  ],
);
