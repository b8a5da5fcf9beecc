import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

/** The skeleton of a list of comments. */
export function CommentsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading className="grid gap-5">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: woven rows are all alike
        <div key={row} className="comment">
          <Weave className="size-8" />
          <WeaveLines widths={['w-2/5', 'w-4/5']} />
        </div>
      ))}
    </Loading>
  );
}
