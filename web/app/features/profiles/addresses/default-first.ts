import type { Address } from '#contracts/profiles/addresses.contract.ts';

/** Sorts the default first and keeps the given order of the others: newest first. */
export function defaultFirst(book: readonly Address[]): Address[] {
  return [...book].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
