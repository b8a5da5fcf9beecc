import { lazy, Suspense } from 'react';
import type { Takedown } from '#contracts/designs/takedown.contract.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Weave } from '#web/ui/skeleton.tsx';

const TakedownNotice = lazy(async () => ({
  default: (await fetched(() => import('../takedowns/takedown-notice.tsx'))).TakedownNotice,
}));

/**
 * Why a design is hidden, at the top of its page for its maker. Loaded lazily because other people's pages do not
 * need it.
 */
export function LateTakedown({ designId, takedown }: { designId: number; takedown: Takedown }) {
  const isHydrated = useIsHydrated();
  const place = <Weave className="h-32" />;
  return (
    <div className="mt-5 mb-6 max-w-[62ch] border-l-3 border-bad pl-4 md:mt-0">
      {isHydrated ? (
        <Suspense fallback={place}>
          <TakedownNotice designId={designId} takedown={takedown} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}
