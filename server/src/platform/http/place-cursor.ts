import { invalidInput } from './app-error.ts';

/** A place in a list ordered by time, newest first: the row it names and all newer ones have been seen. */
export interface Place {
  /** Microseconds since 1970, as exact as the database keeps them. */
  micros: number;
  id: number;
}

/** Before the newest row. */
export const firstPlace: Place = { micros: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

export function writePlaceCursor({ micros, id }: Place): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Throws INVALID_INPUT for text that is no cursor of ours. `list` reads as in "This place in the feed". */
export function readPlaceCursor(cursor: string, list: string): Place {
  const [, micros, id] =
    /^(\d{1,15}|[1-8]\d{15})\.(\d{1,15}|[1-8]\d{15})$/.exec(
      Buffer.from(cursor, 'base64url').toString('latin1'),
    ) ?? [];
  if (micros === undefined || id === undefined) {
    throw invalidInput({ cursor: `This place in ${list} is not known. Please start from the top.` });
  }
  return { micros: Number(micros), id: Number(id) };
}
