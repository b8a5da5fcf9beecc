import type { DesignsDashboard } from '#contracts/designs/design-views.contract.ts';
import { periodSince } from '#server/platform/clock/periods.ts';
import type { Services } from '#server/platform/services.ts';
import { designsDashboardOf } from '../showing/design-views.queries.ts';

/** Views and reactions for a maker’s designs in the last thirty days and the thirty before. */
export async function loadDesignsDashboard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  makerId: number,
): Promise<DesignsDashboard> {
  const since = periodSince(clock.now());
  const [row] = await designsDashboardOf(db, [makerId, since.now, since.before]);
  return {
    published: row?.published ?? 0,
    unpublished: row?.unpublished ?? 0,
    views: { now: row?.views ?? 0, before: row?.viewsBefore ?? 0 },
    profileViews: { now: row?.profileViews ?? 0, before: row?.profileViewsBefore ?? 0 },
    likes: { now: row?.likes ?? 0, before: row?.likesBefore ?? 0 },
    saves: { now: row?.saves ?? 0, before: row?.savesBefore ?? 0 },
  };
}
