import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Translator } from '#web/platform/i18n/words.ts';
import { dashboardsWords } from '../dashboards/dashboards.words.ts';
import { ceiling, type Frame, layWarp, nearestDay, shortRupees, type Warp } from './warp-geometry.ts';

const wide: Frame = { width: 1334, height: 290, left: 52, floor: 256 };
const narrow: Frame = { width: 388, height: 226, left: 52, floor: 196 };
/** More threads do not fit beside each other on a phone. */
const narrowDays = 14;

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
        <Legend hasBefore={hasBefore} />
      </div>
      <p className="chart-reading meta num" aria-hidden="true">
        {picked === null ? null : readingOf(picked, t)}
      </p>
      <div className="max-md:hidden">
        <ChartSlider
          days={days}
          frame={wide}
          labels={[0, 7, 14, 21, 29]}
          picked={picked}
          onPick={setPicked}
        />
      </div>
      <div className="md:hidden">
        <ChartSlider
          days={days.slice(-narrowDays)}
          frame={narrow}
          labels={[0, 4, 9, 13]}
          picked={picked}
          onPick={setPicked}
        />
      </div>
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

function Legend({ hasBefore }: { hasBefore: boolean }) {
  const t = useWords(dashboardsWords, 'chart');
  return (
    <p className="meta flex flex-wrap gap-x-4.5 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
          <path d="M3.5 12V2M7 12V2M10.5 12V2" stroke="var(--tb-ink)" strokeWidth="1.5" />
          <path d="M1 2h12" stroke="var(--tb-ink)" strokeWidth="2" />
        </svg>
        <span className="pt-0.5">{t('now')}</span>
      </span>
      {hasBefore ? (
        <span className="inline-flex items-center gap-2">
          <svg width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
            <path d="M0 6H22" stroke="var(--tb-turmeric)" strokeWidth="2" strokeDasharray="7 5" />
          </svg>
          <span className="pt-0.5">{t('before')}</span>
        </span>
      ) : null}
    </p>
  );
}

interface ChartSliderProps {
  days: readonly DayFigure[];
  frame: Frame;
  /** The indexes of the days that are named beneath. */
  labels: readonly number[];
  picked: DayFigure | null;
  onPick: (day: DayFigure | null) => void;
}

/** The drawing, and over it what lets a pointer, a finger or the arrow keys walk from day to day. */
function ChartSlider({ days, frame, labels, picked, onPick }: ChartSliderProps) {
  const t = useWords(dashboardsWords, 'chart');
  const warp = layWarp(days, frame);
  const index = picked === null ? -1 : days.findIndex(({ day }) => day === picked.day);
  const today = days.length - 1;
  const pick = (next: number) => onPick(days[Math.min(today, Math.max(0, next))] ?? null);

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    pick(nearestDay(warp, ((event.clientX - box.left) / box.width) * frame.width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = index === -1 ? today : index;
    const steps: Record<string, number> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      Home: 0,
      End: today,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') onPick(null);
    if (next === undefined) return;
    event.preventDefault();
    pick(next);
  };

  const said = days[index === -1 ? today : index];
  return (
    <div
      className="chart-slider"
      role="slider"
      tabIndex={0}
      aria-label={t('pick')}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(index === -1 ? today : index) + 1}
      {...(said ? { 'aria-valuetext': readingOf(said, t) } : {})}
      onKeyDown={onKeyDown}
      onFocus={() => index === -1 && pick(today)}
      onBlur={() => onPick(null)}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPick(null)}
    >
      <Drawing warp={warp} frame={frame} labels={labels} index={index} />
    </div>
  );
}

interface DrawingProps {
  warp: Warp;
  frame: Frame;
  labels: readonly number[];
  index: number;
}

function Drawing({ warp: { ticks, threads, weft }, frame, labels, index }: DrawingProps) {
  const { width, height, left, floor } = frame;
  const today = threads.length - 1;
  const chosen = threads[index];
  const at = (x: number, y: number) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });
  return (
    <div className="chart num" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map(({ value, y }) => (
          <path key={value} d={`M${left} ${y}H${width}`} stroke="var(--tb-seam)" />
        ))}
        {chosen ? <path d={`M${chosen.x} ${ceiling}V${floor}`} className="chart-chosen" /> : null}
        {threads.map(({ day, x, top }, nth) =>
          day.now === 0 ? (
            <circle key={day.day} cx={x} cy={floor - 2} r="1.4" fill="var(--tb-seam-2)" />
          ) : (
            <g key={day.day} stroke={nth === today ? 'var(--tb-madder-text)' : 'var(--tb-ink)'}>
              <path
                d={`M${x - 3.5} ${floor}V${top}M${x} ${floor}V${top}M${x + 3.5} ${floor}V${top}`}
                strokeWidth="1.7"
              />
              <path d={`M${x - 6} ${top}h12`} strokeWidth="2.2" />
            </g>
          ),
        )}
        <path d={weft} fill="none" stroke="var(--tb-turmeric)" strokeWidth="2" strokeDasharray="7 5" />
      </svg>
      {ticks.map(({ value, y }) => (
        <span key={value} style={at(left - 8, y)}>
          {shortRupees(value)}
        </span>
      ))}
      {labels.map((nth) => {
        const thread = threads[nth];
        return thread ? (
          <span key={nth} className="chart-day" style={at(thread.x, height - 12)}>
            {formatDay(thread.day.day)}
          </span>
        ) : null;
      })}
    </div>
  );
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
