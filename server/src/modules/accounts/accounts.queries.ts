import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { agreedTexts } from '#contracts/accounts/consents/agreed-texts.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { TextSize, Theme } from '#contracts/profiles/appearance/appearance.rules.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { users } from './accounts.tables.ts';
import { insertConsents } from './consents/consents.queries.ts';

export interface Account {
  id: number;
  email: string;
  name: string;
  passwordHash: string;
  role: Role;
  isVerified: boolean;
  status: 'ACTIVE' | 'SUSPENDED' | 'BANNED' | 'DELETED';
  /** Null until the person has shown that they read mail sent to `email`. */
  emailConfirmedAt: Date | null;
  /** Replaces `email` once it is confirmed. */
  pendingEmail: string | null;
}

const account = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  role: users.role,
  isVerified: users.isVerified,
  status: users.status,
  emailConfirmedAt: users.emailConfirmedAt,
  pendingEmail: users.pendingEmail,
};

export async function findAccountByEmail(executor: Executor, email: string): Promise<Account | undefined> {
  const [row] = await executor
    .select(account)
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return row as Account | undefined;
}

/** All fields are null if no account exists. */
type SignInRow = (Account | { id: null }) & {
  foldedEmail: string;
  isKnownDevice: boolean;
  isTwoFactorOn: boolean;
};

/** SQL condition on a person `u`: each sign-in requires a code as well. */
const isTwoFactorOn =
  'exists (select from two_factors t where t.user_id = u.id and t.turned_on_at is not null)';

const signInRow = prepared<SignInRow, [email: string, deviceHash: string | null]>(
  'accounts.sign-in',
  `select f.email as "foldedEmail", u.id, u.email, u.name, u.password_hash as "passwordHash", u.role,
          u.is_verified as "isVerified", u.status, u.email_confirmed_at as "emailConfirmedAt",
          u.pending_email as "pendingEmail",
          exists (select from known_devices d where d.user_id = u.id and d.token_hash = $2) as "isKnownDevice",
          ${isTwoFactorOn} as "isTwoFactorOn"
     from (select lower($1::text) as email) f left join users u on lower(u.email) = f.email`,
);

/** The account of an address, the address folded by the database, and whether the account knows the device. */
export async function findSignIn(
  executor: Executor,
  email: string,
  deviceHash: string | null,
): Promise<
  Pick<SignInRow, 'foldedEmail' | 'isKnownDevice' | 'isTwoFactorOn'> & { account: Account | undefined }
> {
  const [row] = await signInRow(executor, [email, deviceHash]);
  if (!row) throw new Error('The question for an address has no answer');
  const { foldedEmail, isKnownDevice, isTwoFactorOn, ...account } = row;
  return { account: account.id === null ? undefined : account, foldedEmail, isKnownDevice, isTwoFactorOn };
}

/** Locks an account until the transaction ends. */
export async function lockAccount(tx: Transaction, id: number): Promise<Account | undefined> {
  const [row] = await tx.select(account).from(users).where(eq(users.id, id)).for('update');
  return row as Account | undefined;
}

export async function findAccountById(executor: Executor, id: number): Promise<Account | undefined> {
  const [row] = await executor.select(account).from(users).where(eq(users.id, id));
  return row as Account | undefined;
}

interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  /** Omitted while the address is unconfirmed. */
  emailConfirmedAt?: Date;
}

/** Also records consent to the texts, which every account requires. Returns undefined if the address is taken. */
export async function insertAccount(tx: Transaction, values: NewAccount): Promise<number | undefined> {
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  if (row) await insertConsents(tx, row.id, agreedTexts);
  return row?.id;
}

export async function setRole(executor: Executor, userId: number, role: Role): Promise<void> {
  await executor.update(users).set({ role }).where(eq(users.id, userId));
}

interface AccountChanges {
  email?: string;
  emailConfirmedAt?: Date;
  pendingEmail?: string | null;
}

export async function changeAccountRow(
  tx: Transaction,
  userId: number,
  changes: AccountChanges,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}

/** The seal belongs to a name: changing more than its capitalisation ends the verification. */
export const renameAccount = prepared<object, [userId: number, name: string]>(
  'accounts.rename',
  `update users set name = $2, is_verified = is_verified and lower(name) = lower($2::text) where id = $1`,
);

/** Returns false if the account is no longer in good standing. */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.status, 'ACTIVE')))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** A person who publishes becomes a maker; other roles stay unchanged. */
export async function makeDesigner(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'DESIGNER' })
    .where(and(eq(users.id, userId), eq(users.role, 'USER')));
}

/** SQL condition on a person `u`: suspended by an admin, and the suspension has not ended. */
export const isSuspended =
  '(u.suspension_reason is not null and (u.suspended_until is null or u.suspended_until > now()))';

/** The account fields that an admin decides. */
export interface Standing {
  id: number;
  name: string;
  role: Role;
  isVerified: boolean;
  status: Account['status'];
  isSuspended: boolean;
  /** Whether a person has shown that they read mail sent to the account's address. */
  isEmailConfirmed: boolean;
}

/** Locks these people in the order of their ids until the transaction ends. */
export const lockStandings = prepared<Standing, [userIds: readonly number[]]>(
  'accounts.lock-standings',
  `select u.id, u.name, u.role, u.is_verified as "isVerified", u.status, ${isSuspended} as "isSuspended",
          u.email_confirmed_at is not null as "isEmailConfirmed"
     from users u where u.id = any($1::bigint[]) order by u.id for no key update`,
  { isSuspended: 'a reason that is null makes the whole of it false' },
);

interface StandingChanges {
  role?: Role;
  isVerified?: boolean;
  status?: Account['status'];
  suspensionReason?: string | null;
  suspendedUntil?: Date | null;
}

export async function changeStanding(
  tx: Transaction,
  userId: number,
  changes: StandingChanges,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}

export interface ViewerRow {
  id: number;
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  isEmailConfirmed: boolean;
  pendingEmail: string | null;
  isTwoFactorOn: boolean;
  hasHandedWork: boolean;
  phone: string;
  profileImageKey: string | null;
  /** Both are null until they have chosen one. */
  theme: Theme | null;
  textSize: TextSize | null;
  language: Locale | null;
  suspensionReason: string | null;
  suspendedUntil: Date | null;
  /** Texts they agreed to, each followed by a space and its version. */
  consents: string[];
}

/**
 * The account that has an address, otherwise account $2: whether the address is its own and confirmed, and its chosen
 * language. $1 the address, $2 the account that requests it.
 */
export const ownerOfAddress = prepared<
  { id: number; isConfirmed: boolean; language: Locale | null },
  [address: string, wantedBy: number | null]
>(
  'accounts.owner-of-address',
  `select u.id, lower(u.email) = lower($1::text) and u.email_confirmed_at is not null as "isConfirmed", a.language
     from users u left join appearance_settings a on a.user_id = u.id
    where u.id = coalesce((select o.id from users o where lower(o.email) = lower($1::text)), $2::bigint)`,
);

/** Sets the language of an account that has none; a chosen language is kept. */
export const keepFirstLanguage = prepared<object, [userId: number, language: Locale]>(
  'accounts.keep-first-language',
  `insert into appearance_settings as a (user_id, language) values ($1, $2)
   on conflict (user_id) do update set language = excluded.language where a.language is null`,
);

/** The signed-in person as screens show them. */
export const viewerOf = prepared<ViewerRow, [userId: number]>(
  'accounts.viewer',
  `select u.id, u.name, u.email, u.role, u.is_verified as "isVerified",
          u.email_confirmed_at is not null as "isEmailConfirmed", u.pending_email as "pendingEmail",
          ${isTwoFactorOn} as "isTwoFactorOn",
          exists (select from hand_overs h where h.account_id = u.id) as "hasHandedWork",
          coalesce(p.phone, '') as phone, p.profile_image_key as "profileImageKey",
          a.theme, a.text_size as "textSize", a.language,
          case when ${isSuspended} then u.suspension_reason end as "suspensionReason",
          u.suspended_until as "suspendedUntil",
          array(select c.text || ' ' || c.version from consents c where c.user_id = u.id) as consents
     from users u left join profiles p on p.user_id = u.id left join appearance_settings a on a.user_id = u.id
    where u.id = $1`,
);
