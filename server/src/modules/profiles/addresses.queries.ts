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

/** The address book of a person, newest first. */
export const listAddresses = prepared<StoredAddress>(
  'addresses.list',
  `select id, label, name, phone, full_address as "fullAddress", city, state, pincode, country,
          is_default as "isDefault"
     from addresses where user_id = $1 order by id desc limit 100`,
);

/** Lets those who write one address book wait for each other. */
export const holdAddressBook = prepared<object>(
  'addresses.hold',
  `select pg_advisory_xact_lock(hashtextextended('addresses ' || $1, 0))`,
);

/** The same place is kept once, however it is spelt in capitals and spaces; the first becomes the default. */
export const insertNewAddress = prepared<object>(
  'addresses.insert-new',
  `insert into addresses (user_id, label, name, phone, full_address, city, state, pincode, country, is_default)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9,
          not exists (select 1 from addresses where user_id = $1 and is_default)
    where not exists (
      select 1 from addresses
       where user_id = $1 and pincode = $8 and lower(city) = lower($6) and lower(country) = lower($9)
         and lower(regexp_replace(full_address, '\\s+', ' ', 'g')) = lower(regexp_replace($5, '\\s+', ' ', 'g')))`,
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
