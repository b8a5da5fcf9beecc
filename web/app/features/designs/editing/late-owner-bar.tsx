import { lazy, Suspense } from 'react';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Weave } from '#web/ui/skeleton.tsx';
import type { DesignPage } from '../showing/design-details.api.ts';

const OwnerBar = lazy(async () => ({ default: (await fetched(() => import('./owner-bar.tsx'))).OwnerBar }));

/** The maker's bar, loaded lazily because other people's pages do not need it. */
export function LateOwnerBar({ design }: { design: DesignPage }) {
  const isHydrated = useIsHydrated();
  const place = <Weave className="h-[209px]" />;
  return isHydrated ? (
    <Suspense fallback={place}>
      <OwnerBar design={design} />
    </Suspense>
  ) : (
    place
  );
}
