import { Fragment, type ReactNode } from 'react';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Landmark } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import { disputedSum, openDisputes } from './dispute-events.ts';
import type { OrderReader } from './dispute-lines.tsx';

interface DisputeBandProps {
  order: OrderData;
  reader: OrderReader;
  /** What the reader must do next and by when; null if it is not the reader's turn. */
  next?: string | null;
  /** Further rows of the slip, as `dt` and `dd` in a `div`. */
  facts?: ReactNode;
  action?: ReactNode;
}

/** The open disputes of an order: what is stopped meanwhile, who acts next and by when, and the amounts in a slip. */
export function DisputeBand({ order, reader, next = null, facts, action }: DisputeBandProps) {
  const t = useWords(orderMoneyWords, 'dispute');
  const open = openDisputes(order);
  const isStopped = stopOf({ status: order.status, hold: null, isDisputed: true }) !== null;
  const held = order.refunds.filter(({ isHeld }) => isHeld);
  const waits = toRupees(held.reduce((sum, { amount }) => sum + toPaise(amount), 0));
  return (
    <section
      aria-labelledby="dispute"
      className={classNames(
        'grid gap-x-12 gap-y-5 rounded-md p-5 md:grid-cols-[minmax(0,1fr)_minmax(280px,340px)] md:p-6',
        next === null ? 'bg-indigo-wash' : 'bg-turmeric-wash',
      )}
    >
      <div className="grid content-start justify-items-start gap-3">
        <h2 id="dispute" className="num voice max-w-[44ch] text-5 leading-[1.3]">
          {t('reviews', { reader, amount: formatRupees(disputedSum(order)) })}
        </h2>
        {isStopped ? <p className="max-w-[60ch]">{t('meanwhile', { reader })}</p> : null}
        {waits === 0 ? null : (
          <p className="num max-w-[60ch]">{t('backLater', { reader, waits: formatRupees(waits) })}</p>
        )}
        <p
          className={classNames(
            'num flex max-w-[60ch] items-start gap-2.5',
            next === null ? 'font-semibold' : 'font-medium',
          )}
        >
          <Landmark className="mt-0.5 flex-none" />
          <span>{next ?? <NextOfBank disputes={open} reader={reader} />}</span>
        </p>
        {action}
      </div>
      <dl className="slip num grid content-start gap-2.5 self-start p-4 text-[0.9375rem] md:p-5">
        {open.map(({ id, instalment, amount, createdAt }) => (
          <Fragment key={id}>
            <SlipRow name={t('disputed', { instalment })}>
              <span className="font-semibold">{formatRupees(amount)}</span>
            </SlipRow>
            <SlipRow name={t('since')}>{formatShortDay(createdAt)}</SlipRow>
          </Fragment>
        ))}
        {waits === 0 ? null : <SlipRow name={t('waitsBack')}>{formatRupees(waits)}</SlipRow>}
        <SlipRow name={t('heldNow')}>{formatRupees(order.payments.held)}</SlipRow>
        {facts}
      </dl>
    </section>
  );
}

function SlipRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex-none">{children}</dd>
    </div>
  );
}

/** Who acts next if not the reader: Tanabana answers by a day, or the bank decides. */
function NextOfBank({ disputes, reader }: { disputes: OrderData['disputes']; reader: OrderReader }) {
  const t = useWords(orderMoneyWords, 'dispute');
  const asked = disputes.filter(({ status }) => status === 'OPEN');
  if (asked.length === 0) return t('nextBank', { reader });
  const [first] = asked.flatMap(({ respondBy }) => respondBy ?? []).sort();
  return first === undefined ? t('nextAnswer') : t('nextAnswerBy', { date: formatShortDay(first) });
}
