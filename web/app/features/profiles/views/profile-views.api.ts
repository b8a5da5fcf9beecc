import type { Figure } from '#contracts/platform/figures.ts';
import type { profileViewed, profileViews } from '#contracts/profiles/views/profile-views.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** How many people viewed the viewer's profile in the last 30 days, and in the 30 before. */
export const profileViewsQuery: ApiQuery<Figure> = {
  key: ['profile-views'],
  staleTime: 60_000,
  fetch: async (from) => (await from.call<typeof profileViews>('GET /api/users/profile-views')).data,
};

export const sendProfileView = (userId: number) =>
  api.call<typeof profileViewed>('POST /api/public/profileViewed/:userId', { params: { userId } });
