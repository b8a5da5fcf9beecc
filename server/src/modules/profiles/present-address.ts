import type { Address } from '#contracts/profiles/addresses.contract.ts';
import type { StoredAddress } from './addresses.queries.ts';

/** An address for its owner, without the name and phone that an order stored with it. */
export function presentAddress({ name: _name, phone: _phone, ...address }: StoredAddress): Address {
  return address;
}
