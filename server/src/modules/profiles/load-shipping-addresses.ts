import type { Executor } from '#server/platform/db/executor.ts';
import { phoneToReach, profileAddress, readAddresses, type StoredAddress } from './addresses.queries.ts';

interface ShippingAddresses {
  /** The address preselected at checkout: the default, or the one of the profile; null if there is neither. */
  usual: Omit<StoredAddress, 'id' | 'label' | 'isDefault'> | null;
  /** Newest first. */
  book: StoredAddress[];
  /** See `phoneToReach`. */
  phone: string;
}

/** The addresses that a person can choose for a delivery. */
export async function loadShippingAddresses(executor: Executor, userId: number): Promise<ShippingAddresses> {
  const book = await readAddresses(executor, [userId]);
  const phone = await loadPhone(executor, userId);
  const chosen = book.find(({ isDefault }) => isDefault) ?? book[0];
  if (chosen) return { usual: chosen, book, phone };
  const [place] = await profileAddress(executor, [userId]);
  if (!place?.address) return { usual: null, book, phone };
  const { address: fullAddress, ...rest } = place;
  return { usual: { name: '', fullAddress, ...rest }, book, phone };
}

/** A person's phone number, or ''. */
export async function loadPhone(executor: Executor, userId: number): Promise<string> {
  return (await phoneToReach(executor, [userId]))[0]?.phone ?? '';
}

/** Newest first. */
export function loadAddressBook(executor: Executor, userId: number): Promise<StoredAddress[]> {
  return readAddresses(executor, [userId]);
}
