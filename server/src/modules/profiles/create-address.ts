import { mostAddresses } from '#contracts/profiles/address.rules.ts';
import type { Address, AddressWords } from '#contracts/profiles/addresses.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  clearDefault,
  findSameAddress,
  holdAddressBook,
  insertAddress,
  type StoredAddress,
  setDefault,
  writeAddress,
} from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';

/**
 * Adds an address to a person's book; the first is the default. If the address already exists under this label, as on
 * a retry after a lost response, returns it unchanged. One that the checkout named after its town gets the label.
 * Under any other label the same address is a separate entry. Throws CONFLICT if the book is full.
 */
export async function createAddress(
  { db }: Pick<Services, 'db'>,
  userId: number,
  { label, fullAddress, city, state, pincode, country, isDefault }: AddressWords,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await holdAddressBook(tx, [String(userId)]);
    const [same] = await findSameAddress(tx, { userId, label, fullAddress, city, pincode, country });
    const known = same && (await relabel(same));
    const asDefault = isDefault && !known?.isDefault;
    if (asDefault) await clearDefault(tx, [userId, 0]);
    const [row] = !known
      ? await insertAddress(tx, {
          userId,
          label,
          name: '',
          phone: '',
          fullAddress,
          city,
          state,
          pincode,
          country,
          isDefault,
        })
      : asDefault
        ? await setDefault(tx, [userId, known.id])
        : [known];
    if (!row) {
      throw new AppError('CONFLICT', sentence('profiles.addressesFull', { most: mostAddresses }));
    }
    return presentAddress(row);

    /**
     * The existing address under the requested label; undefined if the person stored it under another label of their
     * own.
     */
    async function relabel(same: StoredAddress): Promise<StoredAddress | undefined> {
      const isEqual = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
      if (isEqual(same.label, label)) return same;
      if (!isEqual(same.label, same.city)) return undefined;
      const { id, fullAddress: address, ...place } = same;
      const [named] = await writeAddress(tx, { ...place, userId, id, label, fullAddress: address });
      return named;
    }
  });
}
