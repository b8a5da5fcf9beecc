import { lostPlace, makeCursor, oneOf, whole } from '#server/platform/http/cursor.ts';

/**
 * How the words were interpreted: as written, by the nearest names, as prefixes, corrected, or any of them. The next
 * page uses the same interpretation.
 */
export type Reading = 'written' | 'kin' | 'begun' | 'corrected' | 'loose';

/** The sort value of the last row shown, and its id. */
export interface SearchKey {
  reading: Reading;
  key: number;
  id: number;
}

export const searchCursor = makeCursor<SearchKey>(
  { reading: oneOf(['written', 'kin', 'begun', 'corrected', 'loose']), key: whole(), id: whole() },
  lostPlace('search'),
);
