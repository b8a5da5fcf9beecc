import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { insertDevice, renameDevice, touchDevice, trimDevices } from './known-devices.queries.ts';

/** Seconds that a browser keeps its token, as long as browsers allow; each sign-in begins them anew. */
export const DEVICE_SECONDS = 400 * 86_400;

/** Devices that one account knows; the one used longest ago goes first. */
const mostDevices = 20;

/**
 * Makes the account know the browser it has just been opened in, and answers with the token for the browser's
 * cookie. A token that this account does not know is replaced: another person may have planted it.
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
