import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

export function ListSkeleton() {
  return (
    <Loading className="grid divide-y divide-seam">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div
          key={key}
          className="grid grid-cols-[68px_1fr_88px] gap-4 py-4 md:grid-cols-[34px_1fr_120px] md:items-center md:py-3"
        >
          <Weave className="aspect-4/5" />
          <WeaveLines widths={['w-3/5', 'w-2/5']} />
          <Weave className="h-4" />
        </div>
      ))}
    </Loading>
  );
}
