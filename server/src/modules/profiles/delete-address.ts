import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdAddressBook, makeNewestDefault, removeAddress } from './addresses.queries.ts';

/**
 * Deletes an address. After the default is deleted, the newest of the others becomes the default. Throws NOT_FOUND.
 */
export async function deleteAddress({ db }: Pick<Services, 'db'>, userId: number, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdAddressBook(tx, [String(userId)]);
    const [gone] = await removeAddress(tx, [userId, id]);
    if (!gone) throw notFound('profiles.addressMissing');
    if (gone.isDefault) await makeNewestDefault(tx, [userId]);
  });
}
