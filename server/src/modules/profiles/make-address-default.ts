import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { clearDefault, findOwnAddress, holdAddressBook, setDefault } from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';

/** Throws NOT_FOUND and leaves the default unchanged in that case. */
export async function makeAddressDefault(
  { db }: Pick<Services, 'db'>,
  userId: number,
  id: number,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await holdAddressBook(tx, [String(userId)]);
    if ((await findOwnAddress(tx, [userId, id])).length === 0) throw notFound('profiles.addressMissing');
    await clearDefault(tx, [userId, id]);
    const [row] = await setDefault(tx, [userId, id]);
    if (!row) throw notFound('profiles.addressMissing');
    return presentAddress(row);
  });
}
