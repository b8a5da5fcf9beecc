import { useId, useState } from 'react';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { ChartLegend } from '#web/features/orders/charts/chart-legend.tsx';
import { DayChart } from '#web/features/orders/charts/day-chart.tsx';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { formatCount, formatShortCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { figuresWords } from './figures.words.ts';

interface DaysChartProps {
  title: string;
  /** The last of them is today. */
  days: readonly DayFigure[];
}

/** How many came on each day, beside the thirty days before. */
export function DaysChart({ title, days }: DaysChartProps) {
  const t = useWords(figuresWords, 'days');
  const id = useId();
  const [picked, setPicked] = useState<DayFigure | null>(null);
  const reading = ({ day, now, before }: DayFigure) =>
    t('read', { day: formatDay(day), count: formatCount(now), before: formatCount(before) });
  const isEmpty = days.every(({ now, before }) => now === 0 && before === 0);
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        {isEmpty ? null : <ChartLegend hasBefore={days.some(({ before }) => before > 0)} />}
      </div>
      {isEmpty ? (
        <p className="meta">{t('nothing')}</p>
      ) : (
        <>
          <p className="chart-reading meta num" aria-hidden="true">
            {picked === null ? null : reading(picked)}
          </p>
          <DayChart
            days={days}
            label={t('pick')}
            reading={reading}
            short={wholeCount}
            picked={picked}
            onPick={setPicked}
          />
          <DaysTable title={title} days={days} />
        </>
      )}
    </section>
  );
}

/** Nobody is half a person: the lines between whole counts go unnamed. */
const wholeCount = (count: number) => (Number.isInteger(count) ? formatShortCount(count) : '');

/** The same for those who cannot see it. */
function DaysTable({ title, days }: DaysChartProps) {
  const t = useWords(figuresWords, 'days');
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('before')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, now, before }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{now}</td>
              <td>{before}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
