import { invalidInput } from '../../platform/http/app-error.ts';

/** A place in the feed: the design it names and all newer ones have been seen. */
export interface FeedKey {
  /** When the design was published, in microseconds since 1970, as exact as the database keeps it. */
  micros: number;
  id: number;
}

/** Before the newest design. */
export const feedStart: FeedKey = { micros: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

export function writeFeedCursor({ micros, id }: FeedKey): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Throws INVALID_INPUT for text that is no cursor of ours. */
export function readFeedCursor(cursor: string): FeedKey {
  const [, micros, id] =
    /^(\d{1,15}|[1-8]\d{15})\.(\d{1,15}|[1-8]\d{15})$/.exec(
      Buffer.from(cursor, 'base64url').toString('latin1'),
    ) ?? [];
  if (micros === undefined || id === undefined) {
    throw invalidInput({ cursor: 'This place in the feed is not known. Please start from the top.' });
  }
  return { micros: Number(micros), id: Number(id) };
}
