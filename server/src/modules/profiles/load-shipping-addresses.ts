import type { Executor } from '#server/platform/db/executor.ts';
import { phoneToReach, profileAddress, readAddresses, type StoredAddress } from './addresses.queries.ts';

interface ShippingAddresses {
  /** What a checkout starts with: the default, or what the profile says; null when neither is known. */
  usual: Omit<StoredAddress, 'id' | 'label' | 'isDefault'> | null;
  /** Newest first. */
  book: StoredAddress[];
  /** As `phoneToReach`. */
  phone: string;
}

/** Where a person may want a parcel sent. */
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

/** The number to reach a person on, or ''. */
export async function loadPhone(executor: Executor, userId: number): Promise<string> {
  return (await phoneToReach(executor, [userId]))[0]?.phone ?? '';
}

/** Newest first. */
export function loadAddressBook(executor: Executor, userId: number): Promise<StoredAddress[]> {
  return readAddresses(executor, [userId]);
}
