import { invalidInput } from '../../platform/http/app-error.ts';

/** How the words were taken: as written, as beginnings, as corrected, or any of them. The next page takes them the same way. */
export type Reading = 'written' | 'begun' | 'corrected' | 'loose';

/** A place in a list of findings: the one it names and all before it have been seen. */
export interface SearchPlace {
  reading: Reading;
  key: number;
  id: number;
}

const readings: Record<string, Reading> = { w: 'written', b: 'begun', c: 'corrected', l: 'loose' };

export function writeSearchCursor({ reading, key, id }: SearchPlace): string {
  return Buffer.from(`${reading.charAt(0)}.${key}.${id}`).toString('base64url');
}

/** Throws INVALID_INPUT for text that is no cursor of ours. */
export function readSearchCursor(cursor: string): SearchPlace {
  const [, letter = '', key, id] =
    /^([wbcl])\.(\d{1,16})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const reading = readings[letter];
  const place = { key: Number(key), id: Number(id) };
  if (!reading || !Number.isSafeInteger(place.key) || !Number.isSafeInteger(place.id)) {
    throw invalidInput({ cursor: 'This place in the search is not known. Please start from the top.' });
  }
  return { reading, ...place };
}
