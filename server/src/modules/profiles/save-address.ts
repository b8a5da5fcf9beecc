import type { Transaction } from '#server/platform/db/executor.ts';
import { findSameAddress, holdAddressBook, insertAddress } from './addresses.queries.ts';

interface NewAddress {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
}

/**
 * Adds an address to a person's book unless it is there already or the book is full. Best done last in a transaction:
 * it locks the book, unless it finds the address at once.
 */
export async function saveAddress(tx: Transaction, userId: number, address: NewAddress): Promise<void> {
  const { name, phone, address: fullAddress, city, state, pincode, country } = address;
  const same = { userId, fullAddress, city, pincode, country };
  const [known] = await findSameAddress(tx, same);
  if (known) return;
  const [, [added]] = await Promise.all([holdAddressBook(tx, [String(userId)]), findSameAddress(tx, same)]);
  if (added) return;
  await insertAddress(tx, {
    userId,
    label: city,
    name,
    phone,
    fullAddress,
    city,
    state,
    pincode,
    country,
    isDefault: false,
  });
}
