import { lostPlace, makeCursor, oneOf, whole } from '#server/platform/http/cursor.ts';

/** How the words were taken: as written, as what is nearest to them, as beginnings, as corrected, or any of them. The next page takes them the same way. */
export type Reading = 'written' | 'kin' | 'begun' | 'corrected' | 'loose';

/** What the last row that was shown is sorted by, and its id. */
export interface SearchKey {
  reading: Reading;
  key: number;
  id: number;
}

export const searchCursor = makeCursor<SearchKey>(
  { reading: oneOf(['written', 'kin', 'begun', 'corrected', 'loose']), key: whole(), id: whole() },
  lostPlace('search'),
);
