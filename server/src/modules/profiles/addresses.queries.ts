import { mostAddresses } from '#contracts/profiles/address.rules.ts';
import { confirmedNumberOf } from '#server/modules/accounts/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface StoredAddress {
  id: number;
  label: string;
  name: string;
  phone: string;
  fullAddress: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  isDefault: boolean;
}

const columns = `id, label, name, phone, full_address as "fullAddress", city, state, pincode, country,
  is_default as "isDefault"`;

/** The address book of a person, newest first. */
export const readAddresses = prepared<StoredAddress, [userId: number]>(
  'addresses.list',
  `select ${columns} from addresses where user_id = $1 order by id desc limit 100`,
);

/** Serializes writes to one address book. */
export const holdAddressBook = prepared<object, [key: string]>(
  'addresses.hold',
  `select pg_advisory_xact_lock(hashtextextended('addresses ' || $1, 0))`,
);

/** Ignores case and whitespace. */
const isSameAddress = `
  user_id = $userId and lower(regexp_replace(full_address, '\\s+', ' ', 'g')) = lower(regexp_replace($fullAddress, '\\s+', ' ', 'g'))
  and lower(city) = lower($city) and pincode = $pincode and lower(country) = lower($country)`;

/**
 * If the address is stored under several labels, prefers the one under `label`, then one that is named after its
 * town.
 */
export const findSameAddress = prepared<
  StoredAddress,
  { userId: number; label: string; fullAddress: string; city: string; pincode: string; country: string }
>(
  'addresses.same-address',
  `select ${columns} from addresses where ${isSameAddress}
    order by lower(label) = lower($label) desc, lower(label) = lower(city) desc, id limit 1`,
);

/** Inserts nothing and returns no row if the book is full. */
export const insertAddress = prepared<StoredAddress, Omit<StoredAddress, 'id'> & { userId: number }>(
  'addresses.insert',
  `insert into addresses (user_id, label, name, phone, full_address, city, state, pincode, country, is_default)
   select $userId, $label, $name, $phone, $fullAddress, $city, $state, $pincode, $country,
          $isDefault or not exists (select 1 from addresses where user_id = $userId and is_default)
    where (select count(*) from addresses where user_id = $userId) < ${mostAddresses}
   returning ${columns}`,
);

/** The statement checks the owner: it returns no row for another person's address. */
export const writeAddress = prepared<
  StoredAddress,
  {
    userId: number;
    id: number;
    label: string;
    fullAddress: string;
    city: string;
    state: string;
    pincode: string;
    country: string;
  }
>(
  'addresses.write',
  `update addresses set label = $label, full_address = $fullAddress, city = $city, state = $state, pincode = $pincode, country = $country
    where id = $id and user_id = $userId returning ${columns}`,
);

export const findOwnAddress = prepared<StoredAddress, [viewerId: number, addressId: number]>(
  'addresses.own',
  `select ${columns} from addresses where id = $2 and user_id = $1`,
);

/** Call before setting another default, because there is never more than one. */
export const clearDefault = prepared<object, [userId: number, exceptId: number]>(
  'addresses.clear-default',
  'update addresses set is_default = false where user_id = $1 and is_default and id <> $2',
);

export const setDefault = prepared<StoredAddress, [userId: number, knownId: number]>(
  'addresses.set-default',
  `update addresses set is_default = true where id = $2 and user_id = $1 returning ${columns}`,
);

export const removeAddress = prepared<{ isDefault: boolean }, [userId: number, id: number]>(
  'addresses.remove',
  'delete from addresses where id = $2 and user_id = $1 returning is_default as "isDefault"',
);

export const makeNewestDefault = prepared<object, [userId: number]>(
  'addresses.newest-default',
  'update addresses set is_default = true where id = (select max(id) from addresses where user_id = $1)',
);

/** A person's phone number: from the profile, else from an address, else the confirmed one; '' if there is none. */
export const phoneToReach = prepared<{ phone: string }, [userId: number]>(
  'addresses.phone-to-reach',
  `select coalesce(
     nullif((select phone from profiles where user_id = $1), ''),
     (select phone from addresses where user_id = $1 and phone <> '' order by is_default desc, id desc limit 1),
     ${confirmedNumberOf('$1')}, '') as phone`,
);

/** Phone and address of a person's profile; no row without a profile. */
export const profileAddress = prepared<
  {
    phone: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
    country: string;
  },
  [userId: number]
>(
  'profiles.address',
  `select phone, address, city, state, pincode, country from profiles where user_id = $1`,
);
