import { type ReactNode, useId, useState } from 'react';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { ChartLegend } from './chart-legend.tsx';
import { DayChart } from './day-chart.tsx';

interface DaysSectionProps {
  title: string;
  /** The last of them is today. */
  days: readonly DayFigure[];
  /** Said where there is nothing on any day. */
  nothing: string;
  /** What picking a day of the chart is called. */
  pick: string;
  reading: (day: DayFigure) => string;
  /** A figure at the edge of the chart. */
  short: (figure: number) => string;
  /** What the day is called in the table. */
  dayHeading: string;
  /** The figures of a day in the table for those who cannot see the chart. */
  columns: readonly { key: string; heading: string; cell: (day: DayFigure) => ReactNode }[];
  /** Beneath the chart. */
  note?: string | null;
}

/** Figures by day beside those of the days before, as a chart and as a table. */
export function DaysSection({
  title,
  days,
  nothing,
  pick,
  reading,
  short,
  note = null,
  ...table
}: DaysSectionProps) {
  const id = useId();
  const [picked, setPicked] = useState<DayFigure | null>(null);
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
        <p className="meta">{nothing}</p>
      ) : (
        <>
          <p className="chart-reading meta num" aria-hidden="true">
            {picked === null ? null : reading(picked)}
          </p>
          <DayChart
            days={days}
            label={pick}
            reading={reading}
            short={short}
            picked={picked}
            onPick={setPicked}
          />
          {note === null ? null : <p className="meta mt-3">{note}</p>}
          <DaysTable title={title} days={days} {...table} />
        </>
      )}
    </section>
  );
}

function DaysTable({
  title,
  days,
  dayHeading,
  columns,
}: Pick<DaysSectionProps, 'title' | 'days' | 'dayHeading' | 'columns'>) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{dayHeading}</th>
            {columns.map(({ key, heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day)}</th>
              {columns.map(({ key, cell }) => (
                <td key={key}>{cell(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
