import { mostAddresses } from '#contracts/profiles/address.rules.ts';
import { prepared } from '../../platform/db/prepared.ts';

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
export const readAddresses = prepared<StoredAddress>(
  'addresses.list',
  `select ${columns} from addresses where user_id = $1 order by id desc limit 100`,
);

/** Lets those who write one address book wait for each other. */
export const holdAddressBook = prepared<object>(
  'addresses.hold',
  `select pg_advisory_xact_lock(hashtextextended('addresses ' || $1, 0))`,
);

/** However it is spelt in capitals and spaces. */
const isSamePlace = `
  user_id = $1 and lower(regexp_replace(full_address, '\\s+', ' ', 'g')) = lower(regexp_replace($2, '\\s+', ' ', 'g'))
  and lower(city) = lower($3) and pincode = $4 and lower(country) = lower($5)`;

/** $1 owner, $2 full address, $3 city, $4 PIN code, $5 country. */
export const findSamePlace = prepared<StoredAddress>(
  'addresses.same-place',
  `select ${columns} from addresses where ${isSamePlace} order by id limit 1`,
);

/**
 * A full book stays as it is, and answers with no row. $1 owner, $2 label, $3 name, $4 phone, $5 full address, $6 city,
 * $7 state, $8 PIN code, $9 country, $10 whether it is the default, which the first is anyway.
 */
export const insertAddress = prepared<StoredAddress>(
  'addresses.insert',
  `insert into addresses (user_id, label, name, phone, full_address, city, state, pincode, country, is_default)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9,
          $10 or not exists (select 1 from addresses where user_id = $1 and is_default)
    where (select count(*) from addresses where user_id = $1) < ${mostAddresses}
   returning ${columns}`,
);

/** The owner stands in the statement itself: a place of somebody else is not there. */
export const writeAddress = prepared<StoredAddress>(
  'addresses.write',
  `update addresses set label = $3, full_address = $4, city = $5, state = $6, pincode = $7, country = $8
    where id = $2 and user_id = $1 returning ${columns}`,
);

export const findOwnAddress = prepared<StoredAddress>(
  'addresses.own',
  `select ${columns} from addresses where id = $2 and user_id = $1`,
);

/** Comes before another is made the default: there is never more than one. */
export const clearDefault = prepared<object>(
  'addresses.clear-default',
  'update addresses set is_default = false where user_id = $1 and is_default and id <> $2',
);

export const setDefault = prepared<StoredAddress>(
  'addresses.set-default',
  `update addresses set is_default = true where id = $2 and user_id = $1 returning ${columns}`,
);

export const removeAddress = prepared<{ isDefault: boolean }>(
  'addresses.remove',
  'delete from addresses where id = $2 and user_id = $1 returning is_default as "isDefault"',
);

export const makeNewestDefault = prepared<object>(
  'addresses.newest-default',
  'update addresses set is_default = true where id = (select max(id) from addresses where user_id = $1)',
);

/** What the profile says of a person's phone and place; no row when it says nothing. */
export const profilePlace = prepared<{
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
}>('profiles.place', `select phone, address, city, state, pincode, country from profiles where user_id = $1`);
