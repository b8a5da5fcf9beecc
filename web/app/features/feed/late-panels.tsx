import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isHydrated } from '#web/platform/hydration/use-hydrated-page.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

const load = () => fetched(() => import('./discover-panels.tsx'));
const DiscoverPanels = lazy(async () => ({ default: (await load()).DiscoverPanels }));
const Suggestions = lazy(async () => ({ default: (await load()).Suggestions }));

/** The panels of the rail, loaded after the feed and only if the window has room for a rail. */
export function RailPanels() {
  const isWide = useMedia('(min-width: 1200px)');
  return (
    <div className="grid gap-10">
      {isWide ? (
        <Suspense fallback={<PanelsSkeleton />}>
          <DiscoverPanels />
        </Suspense>
      ) : (
        <PanelsSkeleton />
      )}
    </div>
  );
}

/** Makers to follow, between the designs. */
export function SuggestionsInPage({ fallback = null }: { fallback?: ReactNode }) {
  const isReady = useMedia('all');
  return isReady ? (
    <Suspense fallback={fallback}>
      <Suggestions />
    </Suspense>
  ) : (
    fallback
  );
}

/**
 * False on the server and during hydration, known at once afterwards, so that going back restores the page at its
 * previous height.
 */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => isHydrated() && matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setMatches(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}

function PanelsSkeleton() {
  return (
    <Loading className="grid gap-6">
      {['one', 'two', 'three'].map((place) => (
        <div key={place} className="flex gap-3">
          <Weave className="size-11" />
          <div className="flex-1">
            <WeaveLines widths={['w-3/5', 'w-2/5']} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
