import { lazy, Suspense } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { fetched } from '#web/platform/network/fetched.ts';

const ShareNaap = lazy(async () => ({
  default: (await fetched(() => import('./share-naap.tsx'))).ShareNaap,
}));
const SharedNaap = lazy(async () => ({
  default: (await fetched(() => import('./shared-naap.tsx'))).SharedNaap,
}));

/** The naap book on an order that is made to measure: sharing for the buyer, reading for the maker. */
export function OrderNaap({ order }: { order: OrderData }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || order.measuring !== 'MADE_TO_MEASURE' || order.status === 'PENDING') return null;
  return (
    <Suspense>{order.role === 'buyer' ? <ShareNaap order={order} /> : <SharedNaap order={order} />}</Suspense>
  );
}
