import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { OrderPlan } from '#web/features/plans/order-plan.tsx';
import { deskPlanQuery } from '#web/features/plans/plans.api.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { deskPollMs } from './orders.api.ts';

/**
 * How an order is made, read-only: its steps with their photographs, changes and approvals. Renders nothing without a
 * plan. Load it lazily.
 */
export function DeskPlan({ order }: Pick<DeskOrder, 'order'>) {
  // A failure here leaves the page whole; the next look tries again.
  const { data: plan = null } = usePageQuery(deskPlanQuery(order.id), null, {
    refetchEvery: () => deskPollMs,
  });
  return <OrderPlan order={order} found={plan && { plan, suggestion: null }} />;
}
