import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** What people write about themselves. Without a row nothing was entered. */
export const profiles = pgTable(
  'profiles',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull().default(''),
    bio: text('bio').notNull().default(''),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    pincode: text('pincode').notNull().default(''),
    country: text('country').notNull().default(''),
    /**
     * The centre of the PIN code's town in degrees, written with the PIN code; null if the table does not contain it.
     * Only distances from it, in whole kilometres, are shown.
     */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    profession: text('profession').notNull().default(''),
    numberOfEmployees: integer('number_of_employees'),
    /** How far from their PIN code a maker visits people to measure them. In kilometres. */
    visitRadiusKm: smallint('visit_radius_km').notNull().default(40),
    googleMapLink: text('google_map_link').notNull().default(''),
    /** The tax number of a maker; '' for none. */
    gstin: text('gstin').notNull().default(''),
    /** The media key of the profile picture. */
    profileImageKey: text('profile_image_key'),
  },
  // City and photo beside everything that a person makes or writes, by index-only scan.
  (table) => [
    index('profiles_card_idx').on(table.userId, table.city, table.profileImageKey),
    // Admins search people by the last ten digits of their number.
    index('profiles_phone_idx')
      .on(sql`right(regexp_replace(${table.phone}, '\\D', '', 'g'), 10) text_pattern_ops`)
      .where(sql`${table.phone} <> ''`),
    check('profiles_visit_radius_check', sql`${table.visitRadiusKm} between 0 and 500`),
  ],
);

/** The address book. */
export const addresses = pgTable(
  'addresses',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    fullAddress: text('full_address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    pincode: text('pincode').notNull(),
    country: text('country').notNull().default('India'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user_idx').on(table.userId, table.id),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);
