import { feedPageSize, type getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { makeShortCache } from '#server/platform/cache/short-cache.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { beforeNewest, makeTimeCursor, type TimeKey } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type FeedRow,
  feedPageForMember,
  feedPageForVisitor,
  feedPageOfFollowed,
  lastPlaces,
  publishedTotal,
} from './feed.queries.ts';
import { leadWithKnown } from './lead-with-known.ts';
import { presentFeedDesign } from './present-feed.ts';

type Query = ParsedOf<typeof getProductsForFeed>['query'];
type Feed = ReplyOf<typeof getProductsForFeed>;

interface Reader {
  /** Null for a visitor. */
  viewerId: number | null;
  locale: Locale;
}

export const feedCursor = makeTimeCursor('feed');

/** Approximate size of a cursor in memory, in bytes. */
const placeBytes = 64;

/**
 * Pages of the feed. A cursor is exact. A page number is counted from a list of the newest designs that may be a few
 * seconds old.
 */
export function makeListFeed({ env, cacheRoom }: Pick<Services, 'env' | 'cacheRoom'>) {
  const places = makeShortCache<TimeKey[]>({
    room: cacheRoom,
    seconds: 3,
    sizeOf: ({ length }) => length * placeBytes,
  });

  async function placeBefore(db: Executor, { page, cursor }: Query): Promise<TimeKey | undefined> {
    if (cursor !== undefined) return feedCursor.read(cursor);
    if (page === 1) return beforeNewest;
    return (await places.get('newest', () => lastPlaces(db, [])))[page - 2];
  }

  /** `rows` are in order of publication, for the cursor. `shown` are in the order of display. */
  function present(
    { rows, shown = rows }: { rows: FeedRow[]; shown?: FeedRow[] },
    hasMore: boolean,
    { page }: Query,
    total: number,
    locale: Locale,
  ): Feed {
    const last = hasMore ? rows.at(-1) : undefined;
    return {
      success: true,
      total,
      pageSize: feedPageSize,
      page,
      products: shown.map((row) => presentFeedDesign(row, locale, env.MEDIA_URL)),
      nextCursor: last === undefined ? null : feedCursor.write(last),
    };
  }

  /** Throws SIGN_IN_REQUIRED for visitors, and INVALID_INPUT for a later page without a cursor. */
  async function following(db: Executor, query: Query, { viewerId, locale }: Reader): Promise<Feed> {
    if (viewerId === null) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    const { page, cursor } = query;
    if (page !== 1 && cursor === undefined) throw invalidInput({ page: sentence('feed.fromCursor') });
    const { micros, id } = cursor === undefined ? beforeNewest : feedCursor.read(cursor);
    const rows = await feedPageOfFollowed(db, { micros, afterId: id, viewerId, locale });
    const hasMore = rows[0]?.hasMore === true;
    return present({ rows }, hasMore, query, rows.length + Number(hasMore), locale);
  }

  return async (db: Executor, query: Query, reader: Reader): Promise<Feed> => {
    if (query.tab === 'following') return following(db, query, reader);
    const after = await placeBefore(db, query);
    const rows = after === undefined ? [] : await rowsAfter(db, after, reader);
    const total = rows[0]?.total ?? (await totalOf(db));
    const page = rows.slice(0, feedPageSize);
    const shown = leadWithKnown(page, reader.viewerId);
    return present({ rows: page, shown }, rows.length > feedPageSize, query, total, reader.locale);
  };
}

function rowsAfter(executor: Executor, after: TimeKey, { viewerId, locale }: Reader): Promise<FeedRow[]> {
  const page = { micros: after.micros, afterId: after.id, locale };
  return viewerId === null
    ? feedPageForVisitor(executor, page)
    : feedPageForMember(executor, { ...page, viewerId });
}

async function totalOf(executor: Executor): Promise<number> {
  const [row] = await publishedTotal(executor, []);
  return row?.total ?? 0;
}
