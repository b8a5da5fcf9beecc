import { creatorsPageSize, type getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import type { CreatorSort } from '#contracts/discovery/search.rules.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import { makeShortCache } from '#server/platform/cache/short-cache.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { type Cursor, cutPage, lostPlace, makeCursor, whole } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { listNearCreators } from '../near/list-near-creators.ts';
import { findMakerIds } from '../search/find-maker-ids.ts';
import { asWritten, type WordsTaken } from '../words/read-words.ts';
import {
  type CreatorPlace,
  type CreatorRow,
  countCreators,
  creatorPlaces,
  creatorPlacesOfRole,
  creatorsById,
  creatorsPage,
  creatorsPageOfRole,
  type OnTimePlace,
  punctualPage,
  punctualPageOfRole,
  punctualPlaces,
  punctualPlacesOfRole,
} from './creators.queries.ts';
import { presentCreator } from './present-creator.ts';

type Query = ParsedOf<typeof getListOfUsersByRole>['query'];
type Directory = ReplyOf<typeof getListOfUsersByRole>;

interface Found {
  rows: CreatorRow[];
  total: number;
  nextCursor: string | null;
  /** The town of the requested PIN code. */
  town?: Directory['data']['near'];
  /** How the words were interpreted; absent without words. */
  taken?: WordsTaken & { isLoose: boolean };
}

/** The position before the first entry of the directory, by punctuality too. */
const firstCreator: OnTimePlace = { onTime: 101, ranking: 32_767, id: Number.MAX_SAFE_INTEGER };

const creatorsCursor = makeCursor<CreatorPlace>(
  { ranking: whole(firstCreator.ranking), id: whole() },
  lostPlace('directory'),
);
const punctualCursor = makeCursor<OnTimePlace>(
  { onTime: whole(firstCreator.onTime), ranking: whole(firstCreator.ranking), id: whole() },
  lostPlace('directory'),
);

/** One order of the directory. A place of the usual order has no use for its `onTime`. */
interface Order {
  cursor: Cursor<OnTimePlace>;
  page(
    db: Database,
    given: OnTimePlace & { viewerId: number | null; role: string | null },
  ): Promise<CreatorRow[]>;
  places(db: Database, before: number, role: string | null): Promise<OnTimePlace[]>;
}

const inRanking = (place: CreatorPlace): OnTimePlace => ({ ...place, onTime: firstCreator.onTime });

const orders: Record<CreatorSort, Order> = {
  ranking: {
    cursor: { write: creatorsCursor.write, read: (text) => inRanking(creatorsCursor.read(text)) },
    page: (db, { role, ...given }) =>
      role === null ? creatorsPage(db, given) : creatorsPageOfRole(db, { ...given, role }),
    places: async (db, before, role) =>
      (await (role === null ? creatorPlaces(db, [before]) : creatorPlacesOfRole(db, [before, role]))).map(
        inRanking,
      ),
  },
  on_time: {
    cursor: punctualCursor,
    page: (db, { role, ...given }) =>
      role === null ? punctualPage(db, given) : punctualPageOfRole(db, { ...given, role }),
    places: (db, before, role) =>
      role === null ? punctualPlaces(db, [before]) : punctualPlacesOfRole(db, [before, role]),
  },
};

/** Pages whose positions are read together, so that a request for the third does not wait for the thousandth. */
const depths = [10, 100, 1000];

/** Approximate memory of a position in bytes. */
const placeBytes = 64;

/** Pages of the directory. A cursor is exact; a page number counts in a list cached for a few seconds. */
export function makeListCreators({ env, cacheRoom }: Pick<Services, 'env' | 'cacheRoom'>) {
  const places = makeShortCache<OnTimePlace[]>({
    room: cacheRoom,
    seconds: 3,
    sizeOf: ({ length }) => length * placeBytes,
  });

  async function placeBefore(
    db: Database,
    { page, cursor, sort }: Query,
    role: string | null,
  ): Promise<OnTimePlace | undefined> {
    if (cursor !== undefined) return orders[sort].cursor.read(cursor);
    if (page === 1) return firstCreator;
    const depth = depths.find((pages) => page <= pages);
    if (depth === undefined) return undefined;
    const before = (depth - 1) * creatorsPageSize;
    const known = await places.get(`${sort} ${depth} ${role ?? ''}`, () =>
      orders[sort].places(db, before, role),
    );
    return known[page - 2];
  }

  async function everybody(
    db: Database,
    query: Query,
    role: string | null,
    viewerId: number | null,
  ): Promise<Found> {
    const { cursor, page } = orders[query.sort];
    const place = await placeBefore(db, query, role);
    const [rows, [counted]] = await Promise.all([
      place === undefined ? [] : page(db, { ...place, role, viewerId }),
      countCreators(db, [role]),
    ]);
    const { shown, nextCursor } = cutPage(rows, creatorsPageSize, cursor);
    return { rows: shown, total: counted?.people ?? 0, nextCursor };
  }

  /** At most a few hundred matches are ranked at once, so the cursor is the number of the next page. */
  async function matching(
    db: Database,
    query: Query,
    role: string | null,
    viewerId: number | null,
  ): Promise<Found> {
    const page = query.cursor === undefined ? query.page : creatorsCursor.read(query.cursor).id;
    const sort = query.sort === 'on_time' ? 'on_time' : 'relevance';
    const { ids, taken } = await findMakerIds(db, query.q, role, sort);
    const shown = ids.slice((page - 1) * creatorsPageSize, page * creatorsPageSize);
    const rows = shown.length === 0 ? [] : await creatorsById(db, [viewerId, shown]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const hasMore = ids.length > page * creatorsPageSize;
    return {
      rows: shown.flatMap((id) => byId.get(id) ?? []),
      total: ids.length,
      nextCursor: hasMore ? creatorsCursor.write({ ranking: 0, id: page + 1 }) : null,
      taken,
    };
  }

  function find(db: Database, query: Query, role: string | null, viewerId: number | null): Promise<Found> {
    if (query.pin !== undefined) return listNearCreators({ db }, { query, pin: query.pin, role, viewerId });
    return (query.q === '' ? everybody : matching)(db, query, role, viewerId);
  }

  return async (db: Database, query: Query, viewerId: number | null): Promise<Directory> => {
    const role = query.role === undefined || query.role === 'ALL' || query.role === '' ? null : query.role;
    const found = await find(db, query, role, viewerId);
    return {
      success: true,
      data: {
        users: found.rows.map((row) => presentCreator(row, env.MEDIA_URL)),
        currentPage: query.page,
        totalPages: Math.ceil(found.total / creatorsPageSize),
        totalUsers: found.total,
        near: found.town ?? null,
        ...(found.taken ?? { ...asWritten, isLoose: false }),
        nextCursor: found.nextCursor,
      },
    };
  };
}
