import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { EarningsMonth } from '#contracts/orders/earnings/earnings.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { earningsWords } from './earnings.words.ts';
import { nameOfMonth, shownMonths } from './months.ts';

const figures = ['paid', 'back', 'net', 'held', 'kept'] as const;

/** The months with their sums, the newest first; each leads to its payments and refunds. */
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
            cell: (row: EarningsMonth) => <span className="num">{formatRupees(row[figure])}</span>,
          })),
        ]}
        entry={(row) => (
          <div className="grid gap-1.5">
            <MonthLink month={row.month} />
            <dl className="num grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-[0.9375rem]">
              {figures.map((figure) => (
                <div key={figure} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-ink-2">{t(figure)}</dt>
                  <dd className="text-right">{formatRupees(row[figure])}</dd>
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
