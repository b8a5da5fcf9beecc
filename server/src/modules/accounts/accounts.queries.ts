import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Executor, Transaction } from '../../platform/db/executor.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { users } from './accounts.tables.ts';

export interface Account {
  id: number;
  email: string;
  name: string;
  passwordHash: string;
  role: Role;
  isVerified: boolean;
  status: 'ACTIVE' | 'SUSPENDED' | 'BANNED' | 'DELETED';
}

const account = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  role: users.role,
  isVerified: users.isVerified,
  status: users.status,
};

export async function findAccountByEmail(executor: Executor, email: string): Promise<Account | undefined> {
  const [row] = await executor
    .select(account)
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
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
}

/** Answers with undefined when the address is taken. */
export async function insertAccount(tx: Transaction, values: NewAccount): Promise<number | undefined> {
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

export async function setRole(executor: Executor, userId: number, role: Role): Promise<void> {
  await executor.update(users).set({ role }).where(eq(users.id, userId));
}

export async function setNameAndEmail(
  tx: Transaction,
  userId: number,
  values: { name: string; email?: string },
): Promise<void> {
  await tx.update(users).set(values).where(eq(users.id, userId));
}

/** False when the account is not in good standing any more. */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.status, 'ACTIVE')))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Whoever publishes is a maker from then on; other roles stay as they are. */
export async function makeDesigner(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'DESIGNER' })
    .where(and(eq(users.id, userId), eq(users.role, 'USER')));
}

interface ViewerRow {
  id: number;
  name: string;
  email: string;
  role: Role;
  isVerified: boolean;
  phone: string;
  profileImageKey: string | null;
}

/** The signed-in person as screens show them. */
export const viewerOf = prepared<ViewerRow>(
  'accounts.viewer',
  `select u.id, u.name, u.email, u.role, u.is_verified as "isVerified",
          coalesce(p.phone, '') as phone, p.profile_image_key as "profileImageKey"
     from users u left join profiles p on p.user_id = u.id
    where u.id = $1`,
);
