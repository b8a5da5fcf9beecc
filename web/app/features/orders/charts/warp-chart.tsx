import { formatRupees } from '#contracts/money/money.ts';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { DaysSection } from './days-section.tsx';
import { shortRupees } from './warp-geometry.ts';

interface WarpChartProps {
  title: string;
  /** The last day is today. */
  days: readonly DayFigure[];
}

/** Revenue by day: each day is three warp threads, the period before a dashed weft, today is madder. */
export function WarpChart({ title, days }: WarpChartProps) {
  const t = useWords(dashboardsWords, 'chart');
  const sales = days.reduce((sum, { orders }) => sum + orders, 0);
  const isFirst = sales === 1 && days.every(({ before }) => before === 0);
  return (
    <DaysSection
      title={title}
      days={days}
      nothing={t('nothing')}
      pick={t('pick')}
      reading={({ day, now, before, orders }) =>
        t('read', { day: formatDay(day), amount: formatRupees(now), orders, before: formatRupees(before) })
      }
      short={shortRupees}
      dayHeading={t('day')}
      columns={[
        { key: 'earned', heading: t('earned'), cell: ({ now }) => formatRupees(now) },
        { key: 'orders', heading: t('ordersOf'), cell: ({ orders }) => orders },
        { key: 'before', heading: t('earnedBefore'), cell: ({ before }) => formatRupees(before) },
      ]}
      note={isFirst ? t('one') : null}
    />
  );
}
