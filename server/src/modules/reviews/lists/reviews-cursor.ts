import type { ReviewSort } from '#contracts/reviews/reviews.contract.ts';
import { type Cursor, lostPlace, makeCursor, oneOf, whole } from '#server/platform/http/cursor.ts';

/** What the last review that was shown is sorted by, in each order, and its id. */
export interface ReviewKey {
  rating: number;
  helpfulCount: number;
  id: number;
}

export const mostHelpful = 2_147_483_647;

/** Of a list in one order: the cursor of another order is refused. */
export function reviewCursor(sort: ReviewSort): Cursor<ReviewKey> {
  const { read, write } = makeCursor(
    { sort: oneOf([sort]), rating: whole(5), helpfulCount: whole(mostHelpful), id: whole() },
    lostPlace('reviews'),
  );
  return { read, write: (key) => write({ sort, ...key }) };
}
