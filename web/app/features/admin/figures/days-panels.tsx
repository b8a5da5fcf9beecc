import { useId } from 'react';
import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { ChartLegend } from '#web/features/orders/charts/chart-legend.tsx';
import { areEmpty, DaysDrawing } from '#web/features/orders/charts/days-section.tsx';
import { ChangeNote } from '#web/features/orders/dashboards/stat-cards.tsx';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { formatCount, formatShortCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import figuresWords from '#web/words/en/features/admin/figures/figures.json';

/** New orders, people and designs of the last thirty days, side by side, each on its own scale. */
export function DaysPanels({ totals: { orders, people, designs } }: Pick<AdminFigures, 'totals'>) {
  const t = useWords(figuresWords, 'days');
  const id = useId();
  const panels = [
    { title: t('orders'), days: orders.days },
    { title: t('people'), days: people.days },
    { title: t('designs'), days: designs.days },
  ];
  const drawn = panels.filter(({ days }) => !isTooLittle(days));
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
        <h2 id={id} className="title-3">
          {t('title')}
        </h2>
        {drawn.length === 0 ? null : (
          <ChartLegend isWhole hasBefore={drawn.some(({ days }) => days.some(({ before }) => before > 0))} />
        )}
      </div>
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {panels.map((panel) => (
          <DaysPanel key={panel.title} {...panel} />
        ))}
      </div>
    </section>
  );
}

interface DaysPanelProps {
  title: string;
  /** Ends with today. */
  days: readonly DayFigure[];
}

function DaysPanel({ title, days }: DaysPanelProps) {
  const t = useWords(figuresWords, 'days');
  const sum = {
    now: days.reduce((all, { now }) => all + now, 0),
    before: days.reduce((all, { before }) => all + before, 0),
  };
  return (
    <div className="grid content-start">
      <div className="stat num">
        <h3 className="meta font-sans">{title}</h3>
        <b>{formatCount(sum.now)}</b>
        <span className="meta">{areEmpty(days) ? t('nothing') : <ChangeNote figure={sum} by="count" />}</span>
      </div>
      {areEmpty(days) ? null : isTooLittle(days) ? (
        <ul className="num mt-4 grid gap-1 pl-3.5">
          {days.map(({ day, now }) =>
            now === 0 ? null : (
              <li key={day} className="flex max-w-40 justify-between gap-4">
                <span>{formatDay(day)}</span>
                <span className="font-semibold">{formatCount(now)}</span>
              </li>
            ),
          )}
        </ul>
      ) : (
        <div className="mt-2">
          <DaysDrawing
            isSmall
            title={title}
            days={days}
            pick={t('pick')}
            reading={({ day, now, before }) =>
              t('read', { day: formatDay(day), count: formatCount(now), before: formatCount(before) })
            }
            short={wholeCount}
            dayHeading={t('day')}
            columns={[
              { key: 'now', heading: t('count'), cell: ({ now }) => now },
              { key: 'before', heading: t('before'), cell: ({ before }) => before },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** With fewer than three days that have counts, words say more than a chart. */
const isTooLittle = (days: readonly DayFigure[]) =>
  days.filter(({ now, before }) => now + before > 0).length < 3;

/** Axis lines between whole counts get no label. */
const wholeCount = (count: number) => (Number.isInteger(count) ? formatShortCount(count) : '');
