import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

export function NotificationsSkeleton({ rows, className }: { rows: number; className?: string }) {
  return (
    <Loading className={classNames('grid divide-y divide-seam', className)}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <div key={key} className="grid grid-cols-[44px_1fr] gap-3 px-(--tb-gutter) py-3.5 md:px-5">
          <Weave className="size-11" />
          <WeaveLines widths={['w-4/5', 'w-1/3']} />
        </div>
      ))}
    </Loading>
  );
}
