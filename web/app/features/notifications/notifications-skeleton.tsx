import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

/** Notifications on their way. */
export function NotificationsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading className="grid divide-y divide-seam">
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <div key={key} className="grid grid-cols-[44px_1fr] gap-3 px-5 py-3.5">
          <Weave className="size-11" />
          <WeaveLines widths={['w-4/5', 'w-1/3']} />
        </div>
      ))}
    </Loading>
  );
}
