import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { bidsOfBrief } from './bids.queries.ts';
import { refuseClosed } from './briefs.policy.ts';
import { type ShownBriefRow, shownBrief } from './briefs.queries.ts';
import { presentBid, presentBrief } from './present-brief.ts';
import { fits, loadReach } from './reach.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env'>;

interface Reader {
  briefId: number;
  viewerId: number;
}

/** A brief for its owner, the makers in its circle, and makers who have bid. Throws NOT_FOUND for others. */
export async function showBrief({ db, clock, env }: Needed, { briefId, viewerId }: Reader): Promise<Brief> {
  const now = clock.now();
  const [brief] = await shownBrief(db, [briefId, viewerId]);
  if (!brief) throw notFound('briefs.briefMissing');
  const isInCircle = brief.ownerId !== viewerId && (await isInCircleOf(db, brief, viewerId, now));
  if (brief.ownerId !== viewerId && !isInCircle && brief.bid === null) throw notFound('briefs.briefMissing');
  return presentBrief({ ...brief, isInCircle }, { viewerId, now, mediaUrl: env.MEDIA_URL });
}

/**
 * Whether a maker sees an open brief: they make such garments, take orders, are in good standing, and neither the owner
 * nor they have blocked the other.
 */
export async function isInCircleOf(
  db: Parameters<typeof loadReach>[0],
  brief: Pick<ShownBriefRow, 'ownerId' | 'state' | 'endsAt' | 'garment' | 'isReachable'>,
  makerId: number,
  now: Date,
): Promise<boolean> {
  if (brief.ownerId === makerId || !brief.isReachable || refuseClosed(brief, now) !== null) return false;
  return fits(await loadReach(db, makerId, now), brief.garment);
}

/** The bids on a brief beside each other. Throws NOT_FOUND for everyone but its owner. */
export async function compareBids(
  { db, clock, env }: Needed,
  { briefId, viewerId }: Reader,
): Promise<{ brief: Brief; bids: Bid[] }> {
  const showing = { viewerId, now: clock.now(), mediaUrl: env.MEDIA_URL };
  const [brief] = await shownBrief(db, [briefId, viewerId]);
  if (brief?.ownerId !== viewerId) throw notFound('briefs.briefMissing');
  const bids = await bidsOfBrief(db, [briefId]);
  return {
    brief: presentBrief({ ...brief, isInCircle: false }, showing),
    bids: bids.map((bid) => presentBid(bid, brief, showing)),
  };
}
