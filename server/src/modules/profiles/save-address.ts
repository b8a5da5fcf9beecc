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

/** Adds an address to a person's book unless it is there already or the book is full. Best done last in a transaction: it locks the book. */
export async function saveAddress(tx: Transaction, userId: number, address: NewAddress): Promise<void> {
  const { name, phone, address: fullAddress, city, state, pincode, country } = address;
  await holdAddressBook(tx, [String(userId)]);
  const [known] = await findSameAddress(tx, { userId, fullAddress, city, pincode, country });
  if (known) return;
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
