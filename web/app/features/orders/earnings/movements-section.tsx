import { useSearchParams } from 'react-router';
import type { EarningsMonth } from '#contracts/orders/earnings/earnings.contract.ts';
import { isMonth } from '#contracts/orders/earnings/earnings.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { Select } from '#web/ui/forms/text-input.tsx';
import earningsWords from '#web/words/en/features/orders/earnings/earnings.json';
import { ExportLink } from '../dashboards/list-bar.tsx';
import { earningsTable, type MovementsPage, movementsList } from './earnings.api.ts';
import { nameOfMonth } from './months.ts';
import { MovementList } from './movement-list.tsx';

/** The month in the address; '' for all, and for an invalid one. */
export function readMonth(params: URLSearchParams): string {
  const month = params.get('month') ?? '';
  return isMonth(month) ? month : '';
}

interface MovementsSectionProps {
  months: readonly EarningsMonth[];
  preloaded: Preloaded<MovementsPage> | null;
}

export function MovementsSection({ months, preloaded }: MovementsSectionProps) {
  const t = useWords(earningsWords, 'movements');
  const [params, setParams] = useSearchParams();
  const month = readMonth(params);
  const list = usePageList(movementsList(month), preloaded);
  const known = months.map((one) => one.month);
  const choices = month === '' || known.includes(month) ? known : [month, ...known];
  return (
    <section id="movements" aria-labelledby="movements-title" className="scroll-mt-24">
      <h2 id="movements-title" className="title-3 mb-4">
        {t('title')}
      </h2>
      <div className="list-bar">
        <Select
          aria-label={t('month')}
          value={month}
          onChange={({ target }) =>
            setParams(target.value === '' ? {} : { month: target.value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          <option value="">{t('every')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {nameOfMonth(one)}
            </option>
          ))}
        </Select>
        <ExportLink to={earningsTable(month)} />
      </div>
      <MovementList list={list} />
    </section>
  );
}
