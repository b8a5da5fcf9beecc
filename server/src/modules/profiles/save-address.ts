import type { Transaction } from '#server/platform/db/executor.ts';
import { findSameAddress, holdAddressBook, insertAddress } from './addresses.queries.ts';

/** The fields that identify an address. */
interface SameAddress {
  address: string;
  city: string;
  pincode: string;
  country: string;
}

interface NewAddress extends SameAddress {
  name: string;
  phone: string;
  state: string;
}

async function knowsAddress(tx: Transaction, userId: number, address: SameAddress): Promise<boolean> {
  const { address: fullAddress, city, pincode, country } = address;
  return (await findSameAddress(tx, { userId, label: city, fullAddress, city, pincode, country })).length > 0;
}

/**
 * Adds an address to a person's book unless it already exists or the book is full. A new one locks the book, so call
 * it late in a transaction.
 */
export async function saveAddress(tx: Transaction, userId: number, address: NewAddress): Promise<void> {
  const { name, phone, address: fullAddress, city, state, pincode, country } = address;
  if (await knowsAddress(tx, userId, address)) return;
  await holdAddressBook(tx, [String(userId)]);
  if (await knowsAddress(tx, userId, address)) return;
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
