import { timelineStatuses } from '#contracts/orders/core/orders.states.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { TimelineSkeleton } from '#web/ui/threads/timeline.tsx';
import { OrderHeadSkeleton } from './order-head.tsx';

/**
 * The skeleton of an order: a head, a text column and a column of slips. `hasBack` adds a back link and the ordered
 * designs.
 */
export function OrderSkeleton({ hasBack = false }: { hasBack?: boolean }) {
  const head = (
    <div className="flex flex-wrap items-end justify-between gap-6 max-md:flex-col max-md:items-stretch max-md:gap-5">
      <OrderHeadSkeleton hasPictureColumn={hasBack} />
      <div className="grid gap-3 md:justify-items-end">
        <Weave className="h-9 w-32" />
        <Weave className="h-3 w-56 max-w-full" />
      </div>
    </div>
  );
  const progress = (
    <>
      <Weave className="mb-5 h-6 w-32" />
      <TimelineSkeleton steps={timelineStatuses.length} />
    </>
  );
  if (hasBack) {
    return (
      <Loading className="page">
        <Weave className="mt-4 mb-6 h-3 w-36" />
        <div className="order-page">
          <div className="order-head">{head}</div>
          <div className="order-progress">{progress}</div>
          <div className="order-slips">
            <SlipSkeleton />
          </div>
          <div className="order-what">
            <Weave className="order-picture aspect-4/5" />
            <SlipSkeleton />
          </div>
        </div>
      </Loading>
    );
  }
  return (
    <Loading className="page grid max-w-[1240px]! gap-9">
      {head}
      <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,500px)] md:gap-14 lg:gap-22">
        <div>{progress}</div>
        <div className="grid content-start gap-5">
          <SlipSkeleton />
          <SlipSkeleton />
        </div>
      </div>
    </Loading>
  );
}

function SlipSkeleton() {
  return (
    <Slip className="grid gap-5">
      <Weave className="h-6 w-32" />
      <WeaveLines widths={['w-full', 'w-11/12', 'w-3/4']} />
    </Slip>
  );
}
