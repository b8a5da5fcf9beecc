import { useTranslations } from 'use-intl';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { type Step, Timeline } from '#web/ui/timeline.tsx';

/** What will happen with a confirmed order, in the order in which it does. */
export function WhatsNext({ order }: { order: OrderData }) {
  const t = useTranslations('orders.confirmation');
  const maker = order.maker.name;
  const rest: Step[] =
    order.payments.final.amount === 0
      ? []
      : [
          {
            key: 'rest',
            title: t('rest'),
            line: t('restLine', { amount: formatRupees(order.payments.final.amount) }),
            state: 'next',
          },
        ];
  const steps: Step[] = [
    { key: 'begins', title: t('begins', { maker }), line: t('beginsLine'), state: 'now' },
    { key: 'measured', title: t('measured'), line: t('measuredLine', { maker }), state: 'next' },
    ...rest,
    {
      key: 'arrives',
      title: t('arrives'),
      line: t('arrivesLine', { date: formatShortDay(order.estimatedDelivery) }),
      state: 'next',
    },
  ];
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="title-3 mb-5">
        {t('next')}
      </h2>
      <Timeline steps={steps} />
    </section>
  );
}
