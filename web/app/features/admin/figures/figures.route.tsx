import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { hasEnded, type OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayFigure } from '#contracts/platform/figures.ts';
import { shareOf } from '#web/features/orders/charts/share-of.ts';
import { Stat, StatCards, StatsSkeleton } from '#web/features/orders/dashboards/stat-cards.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatClock } from '#web/platform/i18n/dates.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';
import figuresWords from '#web/words/en/features/admin/figures/figures.json';
import type { Route } from './+types/figures.route.ts';
import { CountBars } from './count-bars.tsx';
import { DaysPanels } from './days-panels.tsx';
import { figuresQuery } from './figures.api.ts';
import { WaitingList } from './waiting-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(figuresWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, figuresQuery);
}

export const clientLoader = noLoaderData;

/** The totals of Tanabana; each figure links to the list that it counts. */
export default function Figures({ loaderData }: Route.ComponentProps) {
  const t = useWords(figuresWords);
  const client = useQueryClient();
  const { data, error, refetch } = usePageQuery(figuresQuery, loaderData);
  const ask = () => void client.invalidateQueries({ queryKey: figuresQuery.key });
  // Admins are notified of complaints and of requests to cancel.
  useServerEvent('new-notification', ask);
  useReturn(ask);
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      {data ? (
        <Loaded figures={data} />
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <Loading className="mt-8 grid gap-12">
          <Lines rows={4} />
          <div className="grid gap-12 lg:grid-cols-2 lg:gap-x-16">
            <Lines rows={4} />
            <StatsSkeleton cards={1} />
          </div>
          <Lines rows={10} />
        </Loading>
      )}
    </>
  );
}

function Lines({ rows }: { rows: number }) {
  return (
    <div className="grid gap-4">
      <Weave className="mb-2 h-5 w-48" />
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <div key={key} className="grid grid-cols-[minmax(0,11.5em)_minmax(0,1fr)] gap-4">
          <Weave className="h-3" />
          <Weave className="h-3" />
        </div>
      ))}
    </div>
  );
}

function Loaded({ figures: { totals, waiting } }: { figures: AdminFigures }) {
  const t = useWords(figuresWords);
  return (
    <>
      <p className="lead mt-1.5 mb-8 max-w-[60ch]">{t('lead', { moment: formatClock(totals.countedAt) })}</p>
      <div className="grid grid-cols-1 gap-12 md:gap-14">
        <WaitingList waiting={waiting} />
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-x-16">
          <CountBars
            title={t('ages.title')}
            none={t('ages.none')}
            bars={waiting.complaints.map(({ age, count }) => ({ key: age, label: t(`ages.${age}`), count }))}
          />
          <Money totals={totals} />
        </div>
        <Orders totals={totals} />
        <DaysPanels totals={totals} />
        <People totals={totals} />
      </div>
    </>
  );
}

interface PartProps {
  title: string;
  /** Shown below the figures. */
  note?: string;
  children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="title-3">
        {title}
      </h2>
      <StatCards label={title}>{children}</StatCards>
      {note === undefined ? null : <p className="meta">{note}</p>}
    </section>
  );
}

function Money({ totals: { held, refunds } }: Pick<AdminFigures, 'totals'>) {
  const t = useWords(figuresWords, 'money');
  const hasRefunds = refundStates.some((state) => refunds[state].count > 0);
  return (
    <Part title={t('title')} {...(hasRefunds ? {} : { note: t('noRefunds') })}>
      <Stat
        label={t('held')}
        value={formatRupees(held.rupees)}
        note={t('heldNote', { count: held.count })}
        to="/admin/orders"
      />
      {refundStates.map((state) => {
        const { count, rupees } = refunds[state];
        if (count === 0) return null;
        return (
          <Stat
            key={state}
            label={t(state)}
            value={formatRupees(rupees)}
            note={t('refunds', { count })}
            {...(state === 'withBank' ? { to: '/admin/orders?waiting=bank' } : {})}
          />
        );
      })}
    </Part>
  );
}

const refundStates = ['underWay', 'withBank', 'failed'] as const;

const isOpen = (status: OrderStatus) => !hasEnded(status);

/** Open orders by status. Ended orders are far more numerous, so they are given in words beside the bars. */
function Orders({ totals: { orders } }: Pick<AdminFigures, 'totals'>) {
  const t = useWords(figuresWords, 'orders');
  const listOf = (status: OrderStatus) => `/admin/orders?status=${status}`;
  const all = orders.byStatus.reduce((sum, { count }) => sum + count, 0);
  const ended = orders.byStatus.filter(({ status }) => hasEnded(status));
  return (
    <CountBars
      title={t('title')}
      none={t('none')}
      bars={orders.byStatus
        .filter(({ status }) => isOpen(status))
        .map(({ status, count }) => ({
          key: status,
          label: wordsOfStatus(status),
          count,
          to: listOf(status),
        }))}
      aside={
        <StatCards label={t('ended')}>
          <Stat
            label={t('all')}
            value={formatCount(all)}
            note={t('open', { count: all - ended.reduce((sum, { count }) => sum + count, 0) })}
            to="/admin/orders"
          />
          {ended.map(({ status, count }) => (
            <Stat
              key={status}
              label={wordsOfStatus(status)}
              value={formatCount(count)}
              note={t('share', { percent: shareOf(count, all) ?? 0 })}
              to={listOf(status)}
            />
          ))}
        </StatCards>
      }
    />
  );
}

const sumOf = (days: readonly DayFigure[]) => days.reduce((sum, { now }) => sum + now, 0);

function People({ totals: { people, designs } }: Pick<AdminFigures, 'totals'>) {
  const t = useWords(figuresWords, 'people');
  return (
    <Part title={t('title')}>
      <Stat
        label={t('all')}
        value={formatCount(people.all)}
        note={t('new', { count: sumOf(people.days) })}
        to="/admin/users"
      />
      <Stat
        label={t('makers')}
        value={formatCount(people.makers)}
        note={t('share', { percent: shareOf(people.makers, people.all) ?? 0 })}
      />
      <Stat
        label={t('verified')}
        value={formatCount(people.verified)}
        note={t('verifiedNote')}
        to="/admin/users?isVerified=yes"
      />
      <Stat
        label={t('designs')}
        value={formatCount(designs.all)}
        note={t('designsNote')}
        to="/admin/products"
      />
    </Part>
  );
}
