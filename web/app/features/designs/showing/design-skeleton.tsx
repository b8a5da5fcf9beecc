import { useWords } from '#web/platform/i18n/use-words.ts';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';

/** The skeleton of a design's page, with everything in its final position. */
export function DesignSkeleton() {
  const t = useWords(designDetailsWords);
  return (
    <Loading className="page pt-0! md:pt-9!">
      <h1 className="sr-only">{t('page')}</h1>
      <div className="mb-6 hidden md:block">
        <Weave className="h-3 w-64" />
      </div>
      <div className="design-page">
        <div className="design-gallery">
          <div className="bleed min-w-0 md:col-start-2">
            <Weave className="aspect-4/5" />
          </div>
        </div>
        <div className="design-words">
          <div className="stitched-under flex items-center gap-3 pb-5">
            <Weave className="size-11" />
            <div className="flex-1">
              <WeaveLines widths={['w-2/5', 'w-1/3']} />
            </div>
          </div>
          <Weave className="h-10 w-4/5" />
          <Weave className="h-9 w-1/2" />
          <Weave className="h-16" />
          <Weave className="h-12" />
          <WeaveLines widths={['w-full', 'w-11/12', 'w-10/12', 'w-4/5', 'w-3/5']} />
        </div>
      </div>
    </Loading>
  );
}
