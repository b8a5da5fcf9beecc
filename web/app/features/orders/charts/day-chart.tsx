import type { KeyboardEvent, PointerEvent } from 'react';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { formatDay } from '#web/platform/i18n/dates.ts';
import { ceiling, type Frame, layWarp, nearestDay, type Warp } from './warp-geometry.ts';

const wide: Frame = { width: 1334, height: 290, left: 52, floor: 256 };
const half: Frame = { width: 540, height: 300, left: 52, floor: 266 };
const small: Frame = { width: 388, height: 176, left: 34, floor: 146 };
const narrow: Frame = { width: 388, height: 226, left: 52, floor: 196 };

/** Which threads are drawn and labelled. */
interface ChartLayout {
  /** The indexes of the labelled threads. */
  wide: readonly number[];
  /** The same on phones, which show only the last `narrowCount` threads. */
  narrow: readonly number[];
  narrowCount: number;
  /** The label of a thread. */
  nameOf: (day: string) => string;
  /** The chart shares its row from 1200 px. */
  isHalf?: boolean;
}

/** How many of the thirty days fit on a phone. */
export const phoneDays = 14;

const daysLayout: ChartLayout = {
  wide: [0, 7, 14, 21, 29],
  narrow: [0, 6, 13],
  narrowCount: phoneDays,
  nameOf: formatDay,
};

interface DayChartProps {
  days: readonly DayFigure[];
  /** The slider's label for screen readers. */
  label: string;
  /** A day in words. */
  reading: (day: DayFigure) => string;
  /** An amount on the axis. */
  short: (amount: number) => string;
  picked: DayFigure | null;
  onPick: (day: DayFigure | null) => void;
  /** The layout of thirty days if omitted. */
  layout?: ChartLayout;
  /** All thirty days in a small frame, for several charts side by side. */
  isSmall?: boolean;
}

/**
 * Days, or months given by their first day, as warp threads: all of them on wide screens, only the last ones on
 * phones.
 */
export function DayChart({ days, layout = daysLayout, isSmall = false, ...chart }: DayChartProps) {
  if (isSmall) {
    return (
      <div className="chart-small">
        <ChartSlider {...chart} days={days} frame={small} labels={[0, 14, 29]} nameOf={formatDay} />
      </div>
    );
  }
  const { wide: wideLabels, narrow: narrowLabels, narrowCount, nameOf, isHalf = false } = layout;
  return (
    <>
      <div className={isHalf ? 'max-md:hidden lg:hidden' : 'max-md:hidden'}>
        <ChartSlider {...chart} days={days} frame={wide} labels={wideLabels} nameOf={nameOf} />
      </div>
      {isHalf ? (
        <div className="max-lg:hidden">
          <ChartSlider {...chart} days={days} frame={half} labels={wideLabels} nameOf={nameOf} />
        </div>
      ) : null}
      <div className="md:hidden">
        <ChartSlider
          {...chart}
          days={days.slice(-narrowCount)}
          frame={narrow}
          labels={narrowLabels}
          nameOf={nameOf}
        />
      </div>
    </>
  );
}

interface ChartSliderProps extends Omit<DayChartProps, 'layout' | 'isSmall'> {
  frame: Frame;
  /** The indexes of the labelled days. */
  labels: readonly number[];
  nameOf: (day: string) => string;
}

/** The drawing, covered by a slider that picks a day by pointer, touch or arrow keys. */
function ChartSlider({
  days,
  frame,
  labels,
  nameOf,
  label,
  reading,
  short,
  picked,
  onPick,
}: ChartSliderProps) {
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

  const shownDay = days[index === -1 ? today : index];
  return (
    <div
      className="chart-slider"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(index === -1 ? today : index) + 1}
      {...(shownDay ? { 'aria-valuetext': reading(shownDay) } : {})}
      onKeyDown={onKeyDown}
      onFocus={() => index === -1 && pick(today)}
      onBlur={() => onPick(null)}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPick(null)}
    >
      <Drawing warp={warp} frame={frame} labels={labels} nameOf={nameOf} index={index} short={short} />
    </div>
  );
}

interface DrawingProps {
  warp: Warp;
  frame: Frame;
  labels: readonly number[];
  nameOf: (day: string) => string;
  index: number;
  short: (amount: number) => string;
}

function Drawing({
  warp: { ticks, threads, weft, apart },
  frame,
  labels,
  nameOf,
  index,
  short,
}: DrawingProps) {
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
                d={`M${x - apart} ${floor}V${top}M${x} ${floor}V${top}M${x + apart} ${floor}V${top}`}
                strokeWidth={Math.max(1.4, apart / 2)}
              />
              <path d={`M${x - 1.7 * apart} ${top}h${3.4 * apart}`} strokeWidth={apart * 0.63} />
            </g>
          ),
        )}
        <path d={weft} fill="none" stroke="var(--tb-turmeric)" strokeWidth="2" strokeDasharray="7 5" />
      </svg>
      {ticks.map(({ value, y }) => (
        <span key={value} style={at(left - 8, y)}>
          {short(value)}
        </span>
      ))}
      {labels.map((nth) => {
        const thread = threads[nth];
        return thread ? (
          <span key={nth} className="chart-day" style={at(thread.x, height - 12)}>
            {nameOf(thread.day.day)}
          </span>
        ) : null;
      })}
    </div>
  );
}
