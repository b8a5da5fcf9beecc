import { lazy, Suspense } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { fetched } from '#web/platform/network/fetched.ts';

const OrderOccasion = lazy(async () => ({
  default: (await fetched(() => import('./order-occasion.tsx'))).OrderOccasion,
}));

/** The wish of the occasion that an order belongs to; most orders belong to none. */
export function OccasionOfOrder({ order }: { order: OrderData }) {
  return useIsHydrated() ? (
    <Suspense>
      <OrderOccasion order={order} />
    </Suspense>
  ) : null;
}
