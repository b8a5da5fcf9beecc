import { type Address, type AddressWords, mostAddresses } from '#contracts/profiles/addresses.contract.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { clearDefault, countAddresses, holdAddressBook, insertAddress } from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';

/** Adds a place to a person's address book; the first is the default. Throws CONFLICT when the book is full. */
export async function createAddress(
  { db }: Pick<Services, 'db'>,
  userId: number,
  { label, fullAddress, city, state, pincode, country, isDefault }: AddressWords,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await holdAddressBook(tx, [String(userId)]);
    const [book] = await countAddresses(tx, [userId]);
    const count = book?.count ?? 0;
    if (count >= mostAddresses) {
      throw new AppError(
        'CONFLICT',
        `Your address book holds ${mostAddresses} places. Please delete one that you no longer need.`,
      );
    }
    if (isDefault) await clearDefault(tx, [userId, 0]);
    const [row] = await insertAddress(tx, [
      userId,
      label,
      fullAddress,
      city,
      state,
      pincode,
      country,
      isDefault || count === 0,
    ]);
    if (!row) throw new Error('an address was not written');
    return presentAddress(row);
  });
}
