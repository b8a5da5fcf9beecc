import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: ownId(),
    email: text('email').notNull(),
    /** When the person showed that they read mail sent to the address; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Replaces `email` once it is confirmed. */
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull().default('USER'),
    isVerified: boolean('is_verified').notNull().default(false),
    status: text('status').notNull().default('ACTIVE'),
    /** The reason for the suspension, shown to the person; null if not suspended. */
    suspensionReason: text('suspension_reason'),
    /** When the suspension ends; null if it has no end. */
    suspendedUntil: instant('suspended_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_role_idx').on(table.role, table.id),
    index('users_name_idx').using('gin', sql`to_tsvector('simple', ${table.name})`),
    index('users_time_idx').using('brin', table.createdAt),
    // For the admin lists, sorted by name or filtered to small groups; people in good standing are found by id.
    index('users_named_idx').on(sql`lower(${table.name})`, table.id),
    index('users_role_named_idx').on(table.role, sql`lower(${table.name})`, table.id),
    index('users_verified_idx').on(table.id).where(sql`${table.isVerified}`),
    index('users_verified_named_idx').on(sql`lower(${table.name})`, table.id).where(sql`${table.isVerified}`),
    index('users_status_idx').on(table.status, table.id).where(sql`${table.status} <> 'ACTIVE'`),
    index('users_suspended_idx').on(table.id).where(sql`${table.suspensionReason} is not null`),
    index('users_email_beginning_idx').on(sql`lower(${table.email}) text_pattern_ops`),
    check(
      'users_role_check',
      sql`${table.role} in ('USER','DESIGNER','VENDOR','MASTER','JARIWALA','KARKHANDAR','ARTIST','ADMIN')`,
    ),
    check('users_status_check', sql`${table.status} in ('ACTIVE','SUSPENDED','BANNED','DELETED')`),
  ],
);

/** A signed-in browser. Only the sha256 of its token is stored, so that a leaked table cannot be used to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    id: ownId(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean('remembered').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_expiry_idx').on(table.expiresAt)],
);

/**
 * A code sent to choose a new password, and the token issued for a correct code. An unknown address gets a row
 * without a person, so that it costs and returns the same.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: ownId(),
    /** As typed, in lower case. */
    email: text('email').notNull(),
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the cookie of the browser that requested the code. */
    requestHash: text('request_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Guesses from the browser that requested the code. */
    tries: smallint('tries').notNull().default(0),
    /**
     * Guesses from other browsers, counted apart so that they do not use up the tries of the browser that requested
     * it.
     */
    strangerTries: smallint('stranger_tries').notNull().default(0),
    /** Where the request came from: a network, or a device that the account knows. */
    askedFrom: text('asked_from').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    codeUsedAt: instant('code_used_at'),
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: instant('token_expires_at'),
    tokenUsedAt: instant('token_used_at'),
  },
  (table) => [
    index('password_resets_email_idx').on(table.email, table.id),
    index('password_resets_request_idx').on(table.requestHash),
    index('password_resets_user_idx').on(table.userId),
    index('password_resets_age_idx').on(table.createdAt),
    check('password_resets_tries_check', sql`${table.tries} between 0 and 5`),
    check('password_resets_stranger_tries_check', sql`${table.strangerTries} between 0 and 5`),
  ],
);

/** A link that confirms an address: the account's own, or the one that is to replace it. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_confirmations_user_idx').on(table.userId),
    index('email_confirmations_expiry_idx').on(table.expiresAt),
  ],
);

/** A browser in which a person has signed in before. It does not sign anyone in; it only has its own rate limits. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the device's cookie. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('known_devices_key').on(table.userId, table.tokenHash),
    index('known_devices_token_idx').on(table.tokenHash),
    index('known_devices_age_idx').on(table.lastUsedAt),
  ],
);

/** The authenticator app of a person. The key stays on the server: it is shown during setup and never again. */
export const twoFactors = pgTable('two_factors', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base32, the format that apps expect. */
  key: text('key').notNull(),
  /** Null during setup; no code is required until then. */
  turnedOnAt: instant('turned_on_at'),
  /** The 30-second step (since 1970) of the last accepted code; this step and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A one-time code on paper for a person who lost their app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the code, which has 80 random bits. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_key').on(table.userId, table.codeHash)],
);

/** A sign-in or attempted sign-in. Deleted after 90 days. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: ownId(),
    /** Null for an unknown address, which gets a row as well, so that it costs and returns the same. */
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    outcome: text('outcome').notNull(),
    userAgent: text('user_agent').notNull(),
    /** The last part is hidden. */
    network: text('network').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sign_ins_user_idx').on(table.userId, table.id),
    index('sign_ins_age_idx').on(table.createdAt),
    check(
      'sign_ins_outcome_check',
      sql`${table.outcome} in ('REGISTERED','SIGNED_IN','CODE_ASKED','SIGNED_IN_WITH_CODE','SIGNED_IN_WITH_RECOVERY_CODE','SIGNED_IN_BY_NUMBER','WRONG_PASSWORD','WRONG_CODE','WRONG_TEXT_CODE')`,
    ),
  ],
);

/** A correct password that waits for its code, in the browser that holds the token. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    remembered: boolean('remembered').notNull(),
    tries: smallint('tries').notNull().default(0),
    /** The row that records how this sign-in ended. */
    signInId: id('sign_in_id').references(() => signIns.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user_idx').on(table.userId),
    index('sign_in_challenges_sign_in_idx').on(table.signInId),
    index('sign_in_challenges_expiry_idx').on(table.expiresAt),
    check('sign_in_challenges_tries_check', sql`${table.tries} between 0 and 5`),
  ],
);
