import type { Address } from '#contracts/profiles/addresses.contract.ts';

/** The default first, then as they came: newest first. */
export function defaultFirst(book: readonly Address[]): Address[] {
  return [...book].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
