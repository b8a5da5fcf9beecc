import { creatorsPageSize, type getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import { centreOfPin } from '#contracts/profiles/pin-distance.ts';
import { cutPage, lostPlace, makeCursor, whole } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { findMakerIds } from '../search/find-maker-ids.ts';
import { boxAround } from './box-around.ts';
import { creatorsNear, type NearPlace, type NearRow } from './near-creators.queries.ts';

type Query = ParsedOf<typeof getListOfUsersByRole>['query'];

interface Near {
  rows: NearRow[];
  total: number;
  nextCursor: string | null;
  /** Null if the location of the PIN code is unknown. */
  town: { city: string; state: string } | null;
  taken?: Awaited<ReturnType<typeof findMakerIds>>['taken'];
}

const highestRanking = 32_767;

/** The position before the nearest. */
const nearest: NearPlace = { late: 0, distanceKm: 0, ranking: highestRanking, id: Number.MAX_SAFE_INTEGER };

const nearCursor = makeCursor<NearPlace>(
  { late: whole(101), distanceKm: whole(1000), ranking: whole(highestRanking), id: whole() },
  lostPlace('directory'),
);

interface Asked {
  query: Query;
  pin: string;
  role: string | null;
  viewerId: number | null;
}

/** Makers within some kilometres of a PIN code, nearest or most punctual first. */
export async function listNearCreators(
  { db }: Pick<Services, 'db'>,
  { query, pin, role, viewerId }: Asked,
): Promise<Near> {
  const [town, centre] = [lookUpPin(pin), centreOfPin(pin)];
  if (!town || !centre) return { rows: [], total: 0, nextCursor: null, town: null };
  const place = query.cursor === undefined ? nearest : nearCursor.read(query.cursor);
  const byWords = query.q === '' ? undefined : await findMakerIds(db, query.q, role);
  const rows = await creatorsNear(db, {
    viewerId,
    role,
    found: byWords?.ids ?? null,
    skip: query.cursor === undefined ? (query.page - 1) * creatorsPageSize : 0,
    ...centre,
    within: query.within,
    byOnTime: query.sort === 'on_time',
    ...boxAround(centre, query.within),
    ...place,
  });
  const { shown, nextCursor } = cutPage(rows, creatorsPageSize, nearCursor);
  return {
    rows: shown,
    total: rows[0]?.total ?? 0,
    nextCursor,
    town,
    ...(byWords && { taken: byWords.taken }),
  };
}
