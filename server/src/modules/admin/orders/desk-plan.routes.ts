import { readDeskPlan } from '#contracts/admin/orders/desk-plan.contract.ts';
import { findPlan, showApproved } from '#server/modules/plans/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';

export function deskPlanRoutes(serve: Serve, services: Services): void {
  serve(readDeskPlan, async ({ viewer, params }) => {
    const reader = { orderId: params.id, viewerId: viewer.id, isDesk: true };
    const [plan, approved] = await Promise.all([findPlan(services, reader), showApproved(services, reader)]);
    return { success: true, plan, approved };
  });
}
