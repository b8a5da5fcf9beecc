import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

/** The skeleton of a spread and a pair, in their final positions. */
export function FeedSkeleton() {
  return (
    <Loading>
      <div className="feed">
        {['spread', 'left', 'right'].map((place) => (
          <div key={place} className="feed-card">
            <div className="bleed">
              <Weave className="aspect-4/5" />
            </div>
            <div className="feed-words">
              <div className="flex items-center gap-3">
                <Weave className="size-11" />
                <div className="flex-1">
                  <WeaveLines widths={['w-3/5', 'w-2/5']} />
                </div>
              </div>
              <Weave className="h-8 w-4/5" />
              <Weave className="h-6 w-1/3" />
              <Weave className="h-3 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
