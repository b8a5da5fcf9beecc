import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The id of a row of a table. */
export const id = (name: string) => bigint(name, { mode: 'number' });

/** A row's own id, which the database gives. */
export const ownId = () => id('id').primaryKey().generatedAlwaysAsIdentity();

/** Money in paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** A moment, whatever the zone of the person who reads it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
