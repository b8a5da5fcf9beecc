import { nearKm, regionKm, tilesAround } from '#contracts/quotes/briefs/brief-fit.ts';
import type { OwnBrief, WorkBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor, makeCursor, whole } from '#server/platform/http/cursor.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { ownBriefs, type WorkBriefRow, worklist } from './briefs.queries.ts';
import { presentOwnBrief, presentWorkBrief } from './present-brief.ts';
import { loadReach, type Reach } from './reach.ts';
import { openBriefs } from './write-briefs.queries.ts';

const pageSize = 20;
const cursorOfWork = makeCursor({ rank: whole(), id: whole() }, sentence('platform.listPage'));
const beforeBest = { rank: -1, id: 0 };

type Needed = Pick<Services, 'db' | 'env' | 'clock'>;

/** A page of the briefs of a person. Throws INVALID_INPUT for an invalid cursor. */
export async function listOwnBriefs(
  { db, env }: Needed,
  ownerId: number,
  cursor: string | undefined,
): Promise<{ briefs: OwnBrief[]; nextCursor: string | null; can: { create: boolean } }> {
  const before = cursor ? idCursor.read(cursor).id : Number.MAX_SAFE_INTEGER;
  const rows = await ownBriefs(db, [ownerId, before, pageSize + 1]);
  const { shown, nextCursor } = cutPage(rows, pageSize, idCursor);
  const [open] = await openBriefs(db, [ownerId]);
  return {
    briefs: shown.map((row) => presentOwnBrief(row, env.MEDIA_URL)),
    nextCursor,
    can: { create: (open?.count ?? 0) < briefLimits.open },
  };
}

/** A page of the open briefs that fit a maker, best fit first. Throws INVALID_INPUT for an invalid cursor. */
export async function listWork(
  { db, env, clock }: Needed,
  makerId: number,
  cursor: string | undefined,
): Promise<{ briefs: WorkBrief[]; nextCursor: string | null; whyNone: ReturnType<typeof withMessage> }> {
  const now = clock.now();
  const place = cursor ? cursorOfWork.read(cursor) : beforeBest;
  const reach = await loadReach(db, makerId, now);
  const rows = await readWork(db, { makerId, reach, now, ...place });
  const { shown, nextCursor } = cutPage(rows, pageSize, cursorOfWork);
  return {
    briefs: shown.map((row) => presentWorkBrief(row, env.MEDIA_URL)),
    nextCursor,
    whyNone: withMessage(reach.whyNone),
  };
}

interface Place {
  makerId: number;
  reach: Reach;
  now: Date;
  rank: number;
  id: number;
}

async function readWork(
  executor: Executor,
  { makerId, reach, now, rank, id }: Place,
): Promise<WorkBriefRow[]> {
  const { garments, latitude, longitude, radiusKm, earliest } = reach;
  if (garments.length === 0) return [];
  return worklist(executor, {
    ...{ makerId, now, rank, id, latitude, longitude, radiusKm, earliest, nearKm, regionKm },
    garments: garments.map(({ garment }) => garment),
    own: garments.map(({ isOwn }) => isOwn),
    tiles: tilesAround(latitude, longitude),
    mostBids: briefLimits.bids,
    limit: pageSize + 1,
  });
}
