import { formatRupees } from '#contracts/money/money.ts';
import type { Earnings } from '#contracts/orders/earnings/earnings.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import {
  noLoaderData,
  type Preloaded,
  preload,
  preloadList,
  usePageQuery,
} from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Columns3 } from '#web/ui/icons.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import earningsWords from '#web/words/en/features/orders/earnings/earnings.json';
import { ListSkeleton } from '../dashboards/list-skeleton.tsx';
import { Stat, StatCards, StatsSkeleton } from '../dashboards/stat-cards.tsx';
import { useOrderNews } from '../making/making.api.ts';
import type { Route } from './+types/earnings.route.ts';
import { earningsQuery, type MovementsPage, movementsList } from './earnings.api.ts';
import { EarningsChart } from './earnings-chart.tsx';
import { MonthsTable } from './months-table.tsx';
import { MovementsSection, readMonth } from './movements-section.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(earningsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const month = readMonth(new URL(args.request.url).searchParams);
  const [figures, list] = await Promise.all([
    preload(args.context, earningsQuery),
    preloadList(args.context, movementsList(month)),
  ]);
  return { figures, list };
}

export const clientLoader = noLoaderData;

export default function EarningsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <EarningsView preloaded={loaderData} />
    </Guarded>
  );
}

interface EarningsViewProps {
  preloaded: { figures: Preloaded<Earnings>; list: Preloaded<MovementsPage> } | null;
}

export function EarningsView({ preloaded }: EarningsViewProps) {
  const t = useWords(earningsWords);
  const { data, error, refetch } = usePageQuery(earningsQuery, preloaded?.figures ?? null);
  useOrderNews();
  return (
    <div className="page">
      <BackLink to="/userDashboard?tab=sales">{t('back')}</BackLink>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <h1 className="title-1">{t('title')}</h1>
        <ButtonLink kind="ghost" to="/work-board">
          <Columns3 />
          {t('board')}
        </ButtonLink>
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
        ) : (
          <div className="grid gap-10">
            <StatsSkeleton cards={4} />
            <MonthsSkeleton />
            <ListSkeleton />
          </div>
        )
      ) : data.months.length === 0 ? (
        <EmptyState picture="parcel" title={t('emptyTitle')} line={t('emptyLine')}>
          <ButtonLink to="/userDashboard?tab=products">{t('emptyStep')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-10 md:gap-12">
          <Totals total={data.total} />
          <div className="grid grid-cols-1 items-start gap-10 md:gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
            <EarningsChart months={data.months} />
            <MonthsTable months={data.months} />
          </div>
          <MovementsSection months={data.months} preloaded={preloaded?.list ?? null} />
        </div>
      )}
    </div>
  );
}

/** The skeleton of the chart and the table. */
function MonthsSkeleton() {
  return (
    <Loading className="grid grid-cols-1 items-start gap-10 md:gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
      {['chart', 'table'].map((key) => (
        <div key={key} className="grid gap-4">
          <Weave className="h-6 w-40" />
          <Weave className="h-56" />
        </div>
      ))}
    </Loading>
  );
}

function Totals({ total: { paid, back, net, held, kept, delivered, withBank } }: Pick<Earnings, 'total'>) {
  const t = useWords(earningsWords, 'stats');
  const label = useWords(earningsWords)('figures');
  const netNote = t('netNote', { paid: formatRupees(paid), back: formatRupees(back) });
  /** An amount that a bank reviews takes precedence over the usual note. */
  const noteOf = (figure: keyof typeof withBank) =>
    withBank[figure] > 0 ? (
      <span className="font-semibold text-warn">
        {t('withBank', { amount: formatRupees(withBank[figure]) })}
      </span>
    ) : (
      t(`${figure}Note`)
    );
  return (
    <StatCards label={label}>
      <Stat label={t('net')} value={formatRupees(net)} note={netNote} />
      <Stat label={t('held')} value={formatRupees(held)} note={noteOf('held')} />
      <Stat label={t('delivered')} value={formatRupees(delivered)} note={noteOf('delivered')} />
      <Stat label={t('kept')} value={formatRupees(kept)} note={noteOf('kept')} />
    </StatCards>
  );
}
