import type { ReviewSort } from '#contracts/reviews/reviews.contract.ts';
import { type Cursor, lostPlace, makeCursor, oneOf, whole } from '#server/platform/http/cursor.ts';

/** The sort values of the last review shown, for each sort order, and its id. */
export interface ReviewKey {
  rating: number;
  helpfulCount: number;
  id: number;
}

export const mostHelpful = 2_147_483_647;

/** The cursor of one sort order; cursors of another are refused. */
export function reviewCursor(sort: ReviewSort): Cursor<ReviewKey> {
  const { read, write } = makeCursor(
    { sort: oneOf([sort]), rating: whole(5), helpfulCount: whole(mostHelpful), id: whole() },
    lostPlace('reviews'),
  );
  return { read, write: (key) => write({ sort, ...key }) };
}
