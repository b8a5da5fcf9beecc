import { type ReactNode, useId, useState } from 'react';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { ChartLegend } from './chart-legend.tsx';
import { DayChart } from './day-chart.tsx';

interface DaysDrawingProps {
  /** The caption of the table. */
  title: string;
  /** The last day is today. */
  days: readonly DayFigure[];
  isSmall?: boolean;
  /** The slider's label for screen readers. */
  pick: string;
  reading: (day: DayFigure) => string;
  /** A figure on the axis. */
  short: (figure: number) => string;
  /** The heading of the day column. */
  dayHeading: string;
  /** The other columns of the table for screen readers. */
  columns: readonly { key: string; heading: string; cell: (day: DayFigure) => ReactNode }[];
}

interface DaysSectionProps extends Omit<DaysDrawingProps, 'isSmall'> {
  /** Shown when no day has a value. */
  nothing: string;
  /** Beneath the chart. */
  note?: string | null;
}

/** Whether all figures are zero, in this period and in the one before. */
export const areEmpty = (days: readonly DayFigure[]) =>
  days.every(({ now, before }) => now === 0 && before === 0);

/** Figures by day against the period before, as a chart and as a table. */
export function DaysSection({ title, days, nothing, note = null, ...drawing }: DaysSectionProps) {
  const id = useId();
  const isEmpty = areEmpty(days);
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
          <DaysDrawing title={title} days={days} {...drawing} />
          {note === null ? null : <p className="meta mt-3">{note}</p>}
        </>
      )}
    </section>
  );
}

/** The reading of the picked day, the chart, and a table with the same figures for screen readers. */
export function DaysDrawing({
  title,
  days,
  isSmall = false,
  pick,
  reading,
  short,
  ...table
}: DaysDrawingProps) {
  const [picked, setPicked] = useState<DayFigure | null>(null);
  return (
    <>
      <p className="chart-reading meta num" aria-hidden="true">
        {picked === null ? null : reading(picked)}
      </p>
      <DayChart
        days={days}
        isSmall={isSmall}
        label={pick}
        reading={reading}
        short={short}
        picked={picked}
        onPick={setPicked}
      />
      <DaysTable title={title} days={days} {...table} />
    </>
  );
}

function DaysTable({
  title,
  days,
  dayHeading,
  columns,
}: Pick<DaysDrawingProps, 'title' | 'days' | 'dayHeading' | 'columns'>) {
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
