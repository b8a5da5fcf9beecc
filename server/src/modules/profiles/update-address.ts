import type { Address, AddressWords } from '#contracts/profiles/addresses.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { clearDefault, holdAddressBook, setDefault, writeAddress } from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';

/** Changes an address. Orders keep the address with which they were placed. Throws NOT_FOUND. */
export async function updateAddress(
  { db }: Pick<Services, 'db'>,
  userId: number,
  id: number,
  { label, fullAddress, city, state, pincode, country, isDefault }: AddressWords,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await holdAddressBook(tx, [String(userId)]);
    const [row] = await writeAddress(tx, { userId, id, label, fullAddress, city, state, pincode, country });
    if (!row) throw notFound('profiles.addressMissing');
    if (!isDefault) return presentAddress(row);
    await clearDefault(tx, [userId, id]);
    const [chosen] = await setDefault(tx, [userId, id]);
    return presentAddress(chosen ?? row);
  });
}
