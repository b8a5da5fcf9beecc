import { lazy, Suspense, useRef } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';
import { useIsNear } from '#web/ui/use-is-near.ts';

const RelatedDesigns = lazy(async () => ({
  default: (await fetched(() => import('./related-designs.tsx'))).RelatedDesigns,
}));

/** Related designs, loaded when the viewer scrolls near the end of a design's page. */
export function RelatedNearEnd({ designId }: { designId: number }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(end);
  return (
    <div ref={end} className="min-h-px">
      {isNear ? (
        <Suspense>
          <RelatedDesigns designId={designId} />
        </Suspense>
      ) : null}
    </div>
  );
}
