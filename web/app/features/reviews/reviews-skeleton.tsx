import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

export function ReviewsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading className="review-list">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: woven rows are all alike
        <div key={row} className="review">
          <div className="flex items-center gap-3">
            <Weave className="size-11" />
            <span className="w-40">
              <WeaveLines widths={['w-3/4', 'w-1/2']} />
            </span>
          </div>
          <WeaveLines widths={['w-full', 'w-4/5']} />
        </div>
      ))}
    </Loading>
  );
}
