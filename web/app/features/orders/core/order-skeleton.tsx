import { Slip } from '#web/ui/floats/slip.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';

/** An order on its way: a head, a column of words and a column of slips. */
export function OrderSkeleton() {
  return (
    <Loading className="page grid max-w-[1240px]! gap-9">
      <div className="grid gap-4">
        <Weave className="h-3 w-32" />
        <Weave className="h-10 w-[min(420px,80%)]" />
        <Weave className="h-3 w-52" />
      </div>
      <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,500px)] md:gap-14 lg:gap-22">
        <div className="grid content-start gap-8">
          {['a', 'b', 'c', 'd'].map((key) => (
            <WeaveLines key={key} widths={['w-1/2', 'w-2/3']} />
          ))}
        </div>
        <div className="grid content-start gap-5">
          {['payment', 'items'].map((key) => (
            <Slip key={key} className="grid gap-5">
              <Weave className="h-6 w-32" />
              <WeaveLines widths={['w-full', 'w-11/12', 'w-3/4']} />
            </Slip>
          ))}
        </div>
      </div>
    </Loading>
  );
}
