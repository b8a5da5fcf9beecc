import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { invalidInput } from './app-error.ts';

/** Encodes the key of the last row shown as an opaque cursor, and decodes it. */
export interface Cursor<Key> {
  write(key: Key): string;
  /** Throws INVALID_INPUT if the text is not a cursor of this list. */
  read(text: string): Key;
}

interface Field<Value> {
  write(value: Value): string;
  /** Undefined if the text is not a valid value. */
  read(text: string): Value | undefined;
}

type Fields<Key> = { readonly [Name in keyof Key]: Field<Key[Name]> };

/** `lost` is the error sentence for a text that is not a cursor of this list. */
export function makeCursor<Key>(fields: Fields<Key>, lost: Sentence): Cursor<Key> {
  const names = Object.keys(fields) as (keyof Key)[];
  return {
    write: (key) => names.map((name) => fields[name].write(key[name])).join('.'),
    read(text) {
      const parts = text.split('.');
      const values = names.map((name, index) => [name, fields[name].read(parts[index] ?? '')] as const);
      if (parts.length !== names.length || values.some(([, value]) => value === undefined))
        throw invalidInput({ cursor: lost });
      // Every name has a value here.
      return Object.fromEntries(values) as Key;
    },
  };
}

/** A whole number from 0 to `most`. */
export function whole(most = Number.MAX_SAFE_INTEGER): Field<number> {
  return {
    write: String,
    read: (text) => (/^\d{1,16}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
  };
}

/** One of a set of words, none of which contains a dot. */
export function oneOf<Word extends string>(words: readonly Word[]): Field<Word> {
  return { write: String, read: (text) => words.find((word) => word === text) };
}

/** The position of a row in a list ordered by time, newest first. */
export interface TimeKey {
  /** Microseconds since 1970, the precision of the database. */
  micros: number;
  id: number;
}

/** The position before the newest row. */
export const beforeNewest: TimeKey = { micros: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

type ListName = 'plain' | 'complaints' | 'directory' | 'search' | 'feed' | 'earnings' | 'reviews';

/**
 * A cursor for a list ordered by time. `list` names the list in the error sentence "This place in the feed is not
 * known".
 */
export function makeTimeCursor(list: ListName): Cursor<TimeKey> {
  return makeCursor({ micros: whole(), id: whole() }, lostPlace(list));
}

/** The cursor of a list ordered by id alone. */
export const idCursor = makeCursor({ id: whole() }, sentence('platform.listPage'));

/** The error for an invalid cursor. */
export function lostPlace(list: ListName): Sentence {
  return sentence('platform.lostPlace', { list: sentence(`platform.list.${list}`) });
}

/**
 * The rows of a page and the cursor of the next page, if there is one. `rows` must be queried with one row more than
 * `size`.
 */
export function cutPage<Key, Row extends Key>(
  rows: readonly Row[],
  size: number,
  cursor: Pick<Cursor<Key>, 'write'>,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, nextCursor: last === undefined ? null : cursor.write(last) };
}
