import type { Figure } from '#contracts/platform/figures.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { periodSince } from '#server/platform/clock/periods.ts';
import type { Services } from '#server/platform/services.ts';
import { collectViews, type ViewCounts } from '#server/platform/views/collect-views.ts';
import { scheduleViews } from '#server/platform/views/schedule-views.ts';
import { countProfileViewers, forgetProfileViewers, profileViewsOf } from './profile-views.queries.ts';

/** Collects views of profiles. */
export function makeProfileViewCounts(services: Pick<Services, 'db' | 'clock' | 'log'>): ViewCounts {
  return collectViews(services, countProfileViewers);
}

/** The same, but also writes the views every few seconds. */
export function countProfileViews(services: Services): ViewCounts {
  const views = makeProfileViewCounts(services);
  scheduleViews(services, { name: 'profiles', views, forget: forgetProfileViewers });
  return views;
}

/** How many people viewed a person's profile in the last thirty days, and in the thirty before. */
export async function loadProfileViews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<Figure> {
  const since = periodSince(clock.now());
  const [row] = await profileViewsOf(db, [userId, istDayOf(since.now), istDayOf(since.before)]);
  return row ?? { now: 0, before: 0 };
}
