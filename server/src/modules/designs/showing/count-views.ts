import type { Services } from '#server/platform/services.ts';
import { collectViews, type ViewCounts } from '#server/platform/views/collect-views.ts';
import { scheduleViews } from '#server/platform/views/schedule-views.ts';
import { countViewers, forgetViewers } from './design-views.queries.ts';

/** Counts the viewers of each design. */
export function makeViewCounts(services: Pick<Services, 'db' | 'clock' | 'log'>): ViewCounts {
  return collectViews(services, countViewers);
}

export function scheduleViewCounts(services: Services, views: ViewCounts): void {
  scheduleViews(services, { name: 'designs', views, forget: forgetViewers });
}
