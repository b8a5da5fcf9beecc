import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { emailConfirmations as confirmations } from '../accounts.tables.ts';

interface NewConfirmation {
  userId: number;
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

export async function insertConfirmation(executor: Executor, values: NewConfirmation): Promise<void> {
  await executor.insert(confirmations).values(values);
}

/** The person of a link and the address that it confirms; no row once it has expired. $1 the hash, $2 now. */
export const findConfirmation = prepared<
  { userId: number; email: string },
  [hashSecretToken: string, now: Date]
>(
  'accounts.confirmation',
  `select user_id as "userId", email from email_confirmations where token_hash = $1 and expires_at > $2`,
);

/** Deletes the links to any other address. */
export async function voidOtherConfirmations(tx: Transaction, userId: number, email: string): Promise<void> {
  await tx
    .delete(confirmations)
    .where(
      and(eq(confirmations.userId, userId), ne(sql`lower(${confirmations.email})`, sql`lower(${email})`)),
    );
}

/** Deletes in batches of a few thousand, to keep statements short. */
export const deleteOldConfirmations = prepared<object, []>(
  'accounts.delete-old-confirmations',
  `delete from email_confirmations where id in
     (select id from email_confirmations where expires_at < now() limit 5000)`,
);
