import type { ReviewSort } from '#contracts/reviews/reviews.contract.ts';
import { invalidInput } from '../../platform/http/app-error.ts';

/** A place in a list of reviews: the one it names and all before it have been seen. */
export interface ReviewPlace {
  rating: number;
  helpfulCount: number;
  id: number;
}

const letters: Record<ReviewSort, string> = { newest: 'n', highest: 'h', lowest: 'l', helpful: 'u' };

export function writeReviewCursor(sort: ReviewSort, { rating, helpfulCount, id }: ReviewPlace): string {
  return Buffer.from(`${letters[sort]}.${rating}.${helpfulCount}.${id}`).toString('base64url');
}

/** Throws INVALID_INPUT for text that is no cursor of ours, or of another order. */
export function readReviewCursor(sort: ReviewSort, cursor: string): ReviewPlace {
  const [, letter, rating, helpfulCount, id] =
    /^([nhlu])\.([1-5])\.(\d{1,9})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ??
    [];
  if (letter !== letters[sort]) {
    throw invalidInput({ cursor: 'This place in the reviews is not known. Please start from the top.' });
  }
  return { rating: Number(rating), helpfulCount: Number(helpfulCount), id: Number(id) };
}
