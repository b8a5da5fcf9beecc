import {
  firstPlace,
  type Place,
  readPlaceCursor,
  writePlaceCursor,
} from '../../platform/http/place-cursor.ts';

/** A place in the feed: the design it names and all newer ones have been seen. */
export type FeedKey = Place;

/** Before the newest design. */
export const feedStart: FeedKey = firstPlace;

export const writeFeedCursor = writePlaceCursor;

/** Throws INVALID_INPUT for text that is no cursor of ours. */
export function readFeedCursor(cursor: string): FeedKey {
  return readPlaceCursor(cursor, 'the feed');
}
