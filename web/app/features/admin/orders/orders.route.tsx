import { Link } from 'react-router';
import type { ListedOrder } from '#contracts/admin/orders/orders.contract.ts';
import { deskQueues } from '#contracts/admin/orders/orders.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { orderStatuses, shownStatus } from '#contracts/orders/core/orders.states.ts';
import { WithBank } from '#web/features/orders/disputes/with-bank.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { RowThumb } from '../lists/row-thumb.tsx';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/orders.route.ts';
import { ordersList } from './orders.api.ts';

const orders = {
  names: ['q', 'status', 'waiting', 'buyerId', 'makerId', 'sort'] as const,
  listOf: ordersList,
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, orders);

export const clientLoader = noLoaderData;

export default function Orders({ loaderData }: Route.ComponentProps) {
  const t = useWords(deskWords);
  const shown = useAdminList(orders, loaderData);
  return (
    <AdminListPage
      shown={shown}
      t={t}
      filters={[
        {
          name: 'status',
          label: t('status'),
          choices: orderStatuses.map((value) => ({ value, label: wordsOfStatus(value) })),
        },
        {
          name: 'waiting',
          label: t('waiting'),
          choices: deskQueues.map((value) => ({ value, label: t(`queues.${value}`) })),
        },
        {
          name: 'sort',
          label: t('sort'),
          any: t('newest'),
          choices: [{ value: 'oldest', label: t('oldest') }],
        },
      ]}
      hasPicture
      columns={[
        { key: 'number', heading: t('number'), cell: (order) => <Numbered order={order} /> },
        { key: 'buyer', heading: t('buyer'), cell: ({ buyer }) => <Person person={buyer} /> },
        { key: 'maker', heading: t('maker'), cell: ({ maker }) => <Person person={maker} /> },
        { key: 'status', heading: t('status'), cell: (order) => <Status order={order} /> },
        {
          key: 'placed',
          heading: t('placed'),
          cell: ({ createdAt }) => <span className="num whitespace-nowrap">{formatShortDay(createdAt)}</span>,
        },
        {
          key: 'total',
          heading: t('total'),
          atEnd: true,
          cell: ({ total }) => <span className="num">{formatRupees(total)}</span>,
        },
      ]}
      briefOf={(order) => ({
        to: `/admin/orders/${order.id}`,
        picture: <RowThumb image={order.design.image} />,
        title: (
          <>
            <WholeNumbers>{order.orderNumber}</WholeNumbers>{' '}
            <span className="meta num ml-1.5 font-normal">{formatShortDay(order.createdAt)}</span>
          </>
        ),
        figure: formatRupees(order.total),
        meta: (
          <>
            <Person person={order.buyer} /> → <Person person={order.maker} />
          </>
        ),
        mark: <Status order={order} />,
      })}
    />
  );
}

function Numbered({ order: { id, orderNumber, design } }: { order: ListedOrder }) {
  const t = useWords(deskWords);
  return (
    <span className="flex items-center gap-3">
      <RowThumb image={design.image} />
      <span className="grid min-w-0 justify-items-start">
        <Link to={`/admin/orders/${id}`} prefetch="intent" className="link">
          <WholeNumbers>{orderNumber}</WholeNumbers>
        </Link>
        <span className="meta wrap-anywhere" dir="auto">
          {design.others === 0
            ? design.title
            : t('andOthers', { title: design.title, others: design.others })}
        </span>
      </span>
    </span>
  );
}

function Person({ person: { name } }: { person: ListedOrder['buyer'] }) {
  return (
    <span className="wrap-anywhere" dir="auto">
      {name}
    </span>
  );
}

function Status({
  order: { status, finalPaid, waitsForDesk, isDisputed, isStranded, idle },
}: {
  order: ListedOrder;
}) {
  const t = useWords(deskWords);
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={shownStatus(status, finalPaid)} />
      {waitsForDesk ? <Badge tone="bad">{t('queues.desk')}</Badge> : null}
      {isDisputed ? <WithBank /> : null}
      {isStranded ? <Badge tone="bad">{t('queues.banned')}</Badge> : null}
      {idle === null ? null : (
        <>
          <Badge tone="bad">{t('idle.since', { day: formatShortDay(idle.since) })}</Badge>
          <span className="meta">{t(`idle.${idle.reason}`)}</span>
        </>
      )}
    </span>
  );
}
