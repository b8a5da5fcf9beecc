import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { EarningsMonth } from '#contracts/orders/earnings/earnings.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import earningsWords from '#web/words/en/features/orders/earnings/earnings.json';
import { nameOfMonth, shownMonths } from './months.ts';

const figures = ['paid', 'back', 'net', 'held', 'kept'] as const;

/** The months with their sums, newest first; each links to its payments and refunds. */
export function MonthsTable({ months }: { months: readonly EarningsMonth[] }) {
  const t = useWords(earningsWords, 'months');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby="earnings-months">
      <h2 id="earnings-months" className="title-3 mb-3">
        {t('title')}
      </h2>
      <DataTable
        caption={t('title')}
        rows={isWhole ? months : months.slice(0, shownMonths)}
        keyOf={({ month }) => month}
        columns={[
          { key: 'month', heading: t('month'), cell: ({ month }) => <MonthLink month={month} /> },
          ...figures.map((figure) => ({
            key: figure,
            heading: t(figure),
            atEnd: true,
            cell: (row: EarningsMonth) => (
              <span
                className={classNames(
                  'num',
                  figure === 'net' && 'font-semibold',
                  row[figure] === 0 && 'text-ink-3',
                )}
              >
                {formatRupees(row[figure])}
              </span>
            ),
          })),
        ]}
        entry={(row) => (
          <div className="grid gap-1">
            <MonthLink month={row.month} />
            <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 text-[0.9375rem]">
              {figures
                .filter((figure) => figure === 'net' || row[figure] !== 0)
                .map((figure) => (
                  <div
                    key={figure}
                    className={classNames(
                      'col-span-2 grid grid-cols-subgrid items-baseline',
                      figure === 'net' && 'order-first',
                    )}
                  >
                    <dt className="text-ink-2">{t(figure)}</dt>
                    <dd className={figure === 'net' ? 'text-right font-display text-5' : 'text-right'}>
                      {formatRupees(row[figure])}
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        )}
      />
      <p className="hint mt-3">{t('note')}</p>
      {isWhole || months.length <= shownMonths ? null : (
        <Button kind="ghost" small className="mt-3" onClick={() => setIsWhole(true)}>
          {t('all', { count: months.length })}
        </Button>
      )}
    </section>
  );
}

function MonthLink({ month }: { month: string }) {
  const t = useWords(earningsWords, 'months');
  return (
    <Link
      to={`/earnings?month=${month}#movements`}
      className="link inline-flex min-h-11 items-center whitespace-nowrap"
      title={t('show', { month: nameOfMonth(month) })}
    >
      {nameOfMonth(month)}
    </Link>
  );
}
