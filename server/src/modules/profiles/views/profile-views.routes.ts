import { profileViewed, profileViews } from '#contracts/profiles/views/profile-views.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { ViewCounts } from '#server/platform/views/collect-views.ts';
import { loadProfileViews } from './count-profile-views.ts';

const viewing: Limit = { name: 'profiles.views', by: 'network', most: 300, seconds: 60 };

export function profileViewRoutes(serve: Serve, services: Services, views: ViewCounts): void {
  serve(
    profileViewed,
    async ({ params, viewer, request }) => {
      await views.see({
        thingId: params.userId,
        viewerId: viewer?.id ?? null,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      return { success: true };
    },
    { limits: [viewing] },
  );

  serve(profileViews, async ({ viewer }) => ({
    success: true,
    data: await loadProfileViews(services, viewer.id),
  }));
}
