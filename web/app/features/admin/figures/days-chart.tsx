import type { DayFigure } from '#contracts/platform/figures.ts';
import { DaysSection } from '#web/features/orders/charts/days-section.tsx';
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
  return (
    <DaysSection
      title={title}
      days={days}
      nothing={t('nothing')}
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
  );
}

/** Nobody is half a person: the lines between whole counts go unnamed. */
const wholeCount = (count: number) => (Number.isInteger(count) ? formatShortCount(count) : '');
