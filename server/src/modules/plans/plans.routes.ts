import { readApproved, readPlan, writePlan as writeCall } from '#contracts/plans/plans.contract.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { showApproved, showPlan, showPlanOfOrder, withNewer } from './show-plan.ts';
import { writePlan } from './write-plan.ts';

const hour = 3600;
const writing: Limit = { name: 'plans.writes', by: 'account', most: 120, seconds: hour };

export function planRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(readPlan, async ({ viewer, params }) => ({
    success: true,
    data: await showPlanOfOrder(services, { orderId: params.id, viewerId: viewer.id }),
  }));

  serve(readApproved, async ({ viewer, params }) => ({
    success: true,
    approved: await showApproved(services, { orderId: params.id, viewerId: viewer.id }),
  }));

  serve(
    writeCall,
    async ({ viewer, params, body }) => {
      const reader = { orderId: params.id, viewerId: viewer.id };
      await withNewer(services, reader, () =>
        writePlan(services, { orderId: params.id, makerId: viewer.id, words: body }),
      );
      return { ...succeed('done.planSaved'), plan: await showPlan(services, reader) };
    },
    { limits: [writing] },
  );
}
