import { lazy, Suspense } from 'react';
import type { DesignPage } from '#web/features/designs/showing/design-details.api.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Weave } from '#web/ui/skeleton.tsx';

const SwatchOffer = lazy(async () => ({
  default: (await fetched(() => import('./swatch-offer.tsx'))).SwatchOffer,
}));

/** The offer of a swatch, loaded lazily because most makers send none; nothing if this maker sends none. */
export function LateSwatchOffer({ design }: { design: DesignPage }) {
  const isHydrated = useIsHydrated();
  const { swatchPrice, status, isOwn } = design;
  if (swatchPrice === null || status !== 'PUBLISHED' || isOwn) return null;
  const place = <Weave className="h-12" />;
  return isHydrated ? (
    <Suspense fallback={place}>
      <SwatchOffer design={design} price={swatchPrice} />
    </Suspense>
  ) : (
    place
  );
}
