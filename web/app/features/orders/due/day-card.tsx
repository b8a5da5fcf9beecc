import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { hasEnded } from '#contracts/orders/core/orders.states.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import dueWords from '#web/words/en/features/orders/due/due.json';
import functionDayWords from '#web/words/en/features/orders/due/function-day.json';
import { FunctionSection } from './function-section.tsx';
import { NewPromise } from './new-promise.tsx';

const ProposeDialog = lazy(async () => ({
  default: (await fetched(() => import('./propose-dialog.tsx'))).ProposeDialog,
}));
const FunctionDialog = lazy(async () => ({
  default: (await fetched(() => import('./function-dialog.tsx'))).FunctionDialog,
}));
const CancelLateDialog = lazy(async () => ({
  default: (await fetched(() => import('./cancel-late-dialog.tsx'))).CancelLateDialog,
}));
const LateHands = lazy(async () => ({
  default: (await fetched(() => import('#web/features/hands/late-hands.tsx'))).LateHands,
}));

/**
 * The day that the maker owes and the buyer's function: whether they are missed or at risk, what moved the day, a later
 * day that is proposed, and what the reader can do. Renders nothing if there is none of it.
 */
export function DayCard({ order }: { order: OrderData }) {
  const t = useWords(dueWords);
  const w = useWords(functionDayWords);
  const isHydrated = useIsHydrated();
  const [open, setOpen] = useState<'propose' | 'cancel' | 'function' | null>(null);
  const { delivery, newPromise, can, status } = order;
  const { dueBy, isLate, risk, because, functionDay } = delivery;
  if (hasEnded(status) || (dueBy === null && functionDay === null)) return null;
  const isPlain = !isLate && risk === null && because.length === 0 && newPromise === null;
  if (isPlain && functionDay === null && !can.proposeDay && !can.setFunctionDay) return null;
  const close = () => setOpen(null);
  return (
    <Slip id="promised-day" aria-labelledby="promised-day-title" className="grid scroll-mt-24 gap-4">
      <h2 id="promised-day-title" className="title-3">
        <Title order={order} />
      </h2>
      {dueBy === null ? null : (
        <>
          <Standing order={order} dueBy={dueBy} />
          <Because order={order} />
        </>
      )}
      <NewPromise order={order} />
      <FunctionSection order={order} />
      {can.setFunctionDay ? (
        <Button kind="ghost" small className="justify-self-start" onClick={() => setOpen('function')}>
          {w(functionDay === null ? 'add' : 'change')}
        </Button>
      ) : null}
      {isHydrated && order.role === 'maker' ? (
        <Suspense>
          <LateHands orderId={order.id} />
        </Suspense>
      ) : null}
      {can.cancelLate ? <Right order={order} onCancel={() => setOpen('cancel')} /> : null}
      {can.proposeDay ? (
        <Button kind="ghost" small className="justify-self-start" onClick={() => setOpen('propose')}>
          {t('propose.open')}
        </Button>
      ) : null}
      <Suspense>
        {open === 'cancel' ? <CancelLateDialog order={order} onClose={close} /> : null}
        {open === 'function' ? <FunctionDialog order={order} onClose={close} /> : null}
        {open === 'propose' && dueBy !== null ? (
          <ProposeDialog order={order} dueBy={dueBy} onClose={close} />
        ) : null}
      </Suspense>
    </Slip>
  );
}

/** The worst that is known of the order. */
function Title({ order: { delivery } }: { order: OrderData }) {
  const t = useWords(dueWords, 'title');
  const w = useWords(functionDayWords, 'title');
  const { isLate, risk, functionDay } = delivery;
  if (isLate) return t('late');
  if (functionDay?.risk === 'TOO_LATE') return w('TOO_LATE');
  if (risk !== null) return t('risk');
  return functionDay?.risk === 'TIGHT' ? w('TIGHT') : t('day');
}

/** Whether the reader should answer or decide about the day, so that its card comes before the progress. */
export function isDayUrgent({ can, delivery }: OrderData): boolean {
  return can.answerDay || can.cancelLate || (delivery.isLate && can.proposeDay);
}

/** The promised and the expected day, and what the maker should know if it is missed. */
function Standing({ order, dueBy }: { order: OrderData; dueBy: string }) {
  const t = useWords(dueWords);
  const { delivery, role, buyer, maker, payments } = order;
  const { isLate, lateDays, risk, by } = delivery;
  const values = {
    ...{ role, buyer: buyer.name, maker: maker.name, days: lateDays },
    day: formatCalendarDay(dueBy),
    expected: by === null ? '' : formatCalendarDay(by),
    amount: formatRupees(payments.held),
  };
  return (
    <div className="grid gap-2">
      <p className="num">
        {t('promised', values)} {isLate ? t('lateBy', values) : null}
        {!isLate && risk !== null ? t('expected', values) : null}
      </p>
      {risk === null ? null : <p className="meta text-pretty">{t(`risk.${risk}`, values)}</p>}
      {isLate && role === 'maker' && order.status !== 'SHIPPED' ? (
        <p className="num text-pretty">{t('late.maker', values)}</p>
      ) : null}
      {isLate && order.status === 'SHIPPED' ? <p className="text-pretty">{t('late.sent', values)}</p> : null}
    </div>
  );
}

/** The buyer's right to cancel a late order. */
function Right({ order, onCancel }: { order: OrderData; onCancel: () => void }) {
  const t = useWords(dueWords, 'late');
  const amount = formatRupees(order.payments.held);
  return (
    <div className="stitched-over grid gap-3 pt-4">
      <p className="num text-pretty">{t('line', { amount })}</p>
      <Button kind="destructive" small className="justify-self-start" onClick={onCancel}>
        {t('open', { amount })}
      </Button>
    </div>
  );
}

/** What moved the day, and the working days of both sides so far. */
function Because({ order: { delivery, role, buyer, maker } }: { order: OrderData }) {
  const t = useWords(dueWords);
  const { because, turnDays } = delivery;
  const { BUYER, MAKER } = turnDays;
  return (
    <div className="hint num grid gap-1">
      {because.length === 0 ? null : (
        <div>
          <p className="font-semibold">{t('because.title')}</p>
          <ul>
            {because.map(({ what, days }) => (
              <li key={what}>{t(`because.${what}`, { days, role, buyer: buyer.name, maker: maker.name })}</li>
            ))}
          </ul>
        </div>
      )}
      {BUYER + MAKER === 0 ? null : (
        <p>
          {t('turns', { role, buyer: buyer.name, maker: maker.name, buyerDays: BUYER, makerDays: MAKER })}
        </p>
      )}
    </div>
  );
}
