import { designsDashboard, designViewed } from '#contracts/designs/design-views.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { ViewCounts } from '#server/platform/views/collect-views.ts';
import { loadDesignsDashboard } from '../editing/load-designs-dashboard.ts';

const viewing: Limit = { name: 'designs.views', by: 'network', most: 300, seconds: 60 };

export function designViewRoutes(serve: Serve, services: Services, views: ViewCounts): void {
  serve(
    designViewed,
    async ({ params, viewer, request }) => {
      await views.see({
        thingId: params.id,
        viewerId: viewer?.id ?? null,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      return { success: true };
    },
    { limits: [viewing] },
  );

  serve(designsDashboard, async ({ viewer }) => ({
    success: true,
    ...(await loadDesignsDashboard(services, viewer.id)),
  }));
}
