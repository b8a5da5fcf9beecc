import { eq } from 'drizzle-orm';
import type { SignInOutcome } from '#contracts/accounts/sign-ins.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { signIns } from '../accounts.tables.ts';

interface NewSignIn {
  /** Null for an unknown address. */
  userId: number | null;
  outcome: SignInOutcome;
  userAgent: string;
  network: string;
}

export async function insertSignIn(executor: Executor, values: NewSignIn): Promise<number> {
  const [row] = await executor.insert(signIns).values(values).returning({ id: signIns.id });
  if (!row) throw new Error('A sign-in was not kept');
  return row.id;
}

export async function changeOutcome(executor: Executor, id: number, outcome: SignInOutcome): Promise<void> {
  await executor.update(signIns).set({ outcome }).where(eq(signIns.id, id));
}

export interface SignInRow {
  id: number;
  outcome: string;
  userAgent: string;
  network: string;
  createdAt: Date;
}

interface Selection {
  userId: number;
  /** Only older rows; null for the newest. */
  beforeId: number | null;
  days: number;
  limit: number;
}

/** The sign-ins and attempts of a person in the last `days`, newest first. */
export const signInsOf = prepared<SignInRow, { [Name in keyof Selection]: Selection[Name] }>(
  'accounts.sign-ins-of',
  `select id, outcome, user_agent as "userAgent", network, created_at as "createdAt"
     from sign_ins
    where user_id = $userId and ($beforeId::bigint is null or id < $beforeId)
      and created_at > now() - $days::int * interval '1 day'
    order by id desc limit $limit`,
);

/** Deletes in batches of a few thousand, to keep statements short. $1 the days that rows are kept. */
export const deleteOldSignIns = prepared<object, [days: number]>(
  'accounts.delete-old-sign-ins',
  `delete from sign_ins where id in
     (select id from sign_ins
       where created_at < now() - $1::int * interval '1 day'
          or (user_id is null and created_at < now() - interval '1 hour') limit 5000)`,
);
