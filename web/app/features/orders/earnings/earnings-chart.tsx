import { useId, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { EarningsMonth } from '#contracts/orders/earnings/earnings.contract.ts';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import earningsWords from '#web/words/en/features/orders/earnings/earnings.json';
import { DayChart } from '../charts/day-chart.tsx';
import { shortRupees } from '../charts/warp-geometry.ts';
import { lastMonths, nameOfMonth, shortNameOfMonth } from './months.ts';

/** Wide screens label every month; phones label only the first, the middle and the last of more than six. */
function layoutOf(count: number) {
  const all = Array.from({ length: count }, (_, place) => place);
  return {
    wide: all,
    narrow: count <= 6 ? all : [0, Math.floor((count - 1) / 2), count - 1],
    narrowCount: count,
    nameOf: shortNameOfMonth,
    isHalf: true,
  };
}

/** What was paid in each of the last months, as warp threads. The table beside it has the same figures. */
export function EarningsChart({ months }: { months: readonly EarningsMonth[] }) {
  const t = useWords(earningsWords, 'chart');
  const id = useId();
  const [picked, setPicked] = useState<DayFigure | null>(null);
  const shown = lastMonths(months);
  const days = shown.map(({ month, paid }) => ({ day: `${month}-01`, now: paid, before: 0, orders: 0 }));
  // Shows the newest month until another one is picked.
  const read = picked ?? days.at(-1);
  const readingOf = ({ day }: DayFigure) => {
    const found = shown.find(({ month }) => day.startsWith(month));
    if (!found) return '';
    const { month, paid, back, net } = found;
    return t('read', {
      month: nameOfMonth(month),
      paid: formatRupees(paid),
      back: formatRupees(back),
      net: formatRupees(net),
    });
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title-3 mb-4">
        {t('title')}
      </h2>
      <p className="chart-reading meta num" aria-hidden="true">
        {read === undefined ? null : readingOf(read)}
      </p>
      <DayChart
        days={days}
        layout={layoutOf(shown.length)}
        label={t('pick')}
        reading={readingOf}
        short={shortRupees}
        picked={picked}
        onPick={setPicked}
      />
    </section>
  );
}
