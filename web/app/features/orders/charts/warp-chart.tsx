import { useId, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { dashboardsWords } from '../dashboards/dashboards.words.ts';
import { ChartLegend } from './chart-legend.tsx';
import { DayChart } from './day-chart.tsx';
import { shortRupees } from './warp-geometry.ts';

interface WarpChartProps {
  title: string;
  /** The last of them is today. */
  days: readonly DayFigure[];
}

/** Revenue by day: each day three threads of warp, the days before them a dashed weft, today in madder. */
export function WarpChart({ title, days }: WarpChartProps) {
  const t = useWords(dashboardsWords, 'chart');
  const id = useId();
  const [picked, setPicked] = useState<DayFigure | null>(null);
  if (days.every(({ now, before }) => now === 0 && before === 0)) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className="title-3">
          {title}
        </h2>
        <p className="meta mt-2">{t('nothing')}</p>
      </section>
    );
  }
  const hasBefore = days.some(({ before }) => before > 0);
  const sales = days.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        <ChartLegend hasBefore={hasBefore} />
      </div>
      <p className="chart-reading meta num" aria-hidden="true">
        {picked === null ? null : readingOf(picked, t)}
      </p>
      <DayChart
        days={days}
        label={t('pick')}
        reading={(day) => readingOf(day, t)}
        short={shortRupees}
        picked={picked}
        onPick={setPicked}
      />
      {sales === 1 && !hasBefore ? <p className="meta mt-3">{t('one')}</p> : null}
      <ChartTable title={title} days={days} />
    </section>
  );
}

type Words = Translator<typeof dashboardsWords.en, 'chart'>;

function readingOf({ day, now, before, orders }: DayFigure, t: Words): string {
  return t('read', {
    day: formatDay(day),
    amount: formatRupees(now),
    orders,
    before: formatRupees(before),
  });
}

/** The same for those who cannot see it. */
function ChartTable({ title, days }: WarpChartProps) {
  const t = useWords(dashboardsWords, 'chart');
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('earned')}</th>
            <th scope="col">{t('ordersOf')}</th>
            <th scope="col">{t('earnedBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, now, orders, before }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatRupees(now)}</td>
              <td>{orders}</td>
              <td>{formatRupees(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
