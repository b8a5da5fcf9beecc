import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { insertDevice, renameDevice, touchDevice, trimDevices } from './known-devices.queries.ts';

/** Lifetime of the cookie in seconds, the longest that browsers allow; renewed at each sign-in. */
export const DEVICE_SECONDS = 400 * 86_400;

/** Known devices per account; the least recently used one is dropped. */
const mostDevices = 20;

/**
 * Makes this browser a known device of the account and returns the token for its cookie. A token that this account
 * does not know is replaced, because another person may have planted it.
 */
export async function rememberDevice(db: Database, userId: number, brought?: string): Promise<string> {
  const oldHash = brought === undefined ? undefined : hashSecretToken(brought);
  if (brought !== undefined && oldHash !== undefined) {
    if ((await touchDevice(db, [userId, oldHash])).length > 0) return brought;
  }
  const token = newSecretToken();
  const tokenHash = hashSecretToken(token);
  await inTransaction(db, async (tx) => {
    if (oldHash !== undefined) await renameDevice(tx, [oldHash, tokenHash]);
    await insertDevice(tx, [userId, tokenHash]);
    await trimDevices(tx, [userId, mostDevices]);
  });
  return token;
}
