import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { OrderAddress } from '#web/features/orders/core/order-address.tsx';
import { OrderItems } from '#web/features/orders/core/order-items.tsx';
import { OrderShipment } from '#web/features/orders/core/order-shipment.tsx';
import { OrderTimeline } from '#web/features/orders/core/order-timeline.tsx';
import { moneyBackOf } from '#web/features/orders/disputes/money-back.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { noLoaderData, preload } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import type { Route } from './+types/order.route.ts';
import { DeskMoney } from './desk-money.tsx';
import { DeskPage } from './desk-page.tsx';
import { DeskRequest } from './desk-request.tsx';
import { OrderNotes } from './order-notes.tsx';
import { deskOrderQuery } from './orders.api.ts';

const DeskPlan = lazy(async () => ({
  default: (await fetched(() => import('./desk-plan.tsx'))).DeskPlan,
}));
const DeskRefundDialog = lazy(async () => ({
  default: (await fetched(() => import('./desk-refund-dialog.tsx'))).DeskRefundDialog,
}));

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, deskOrderQuery(args.params.orderId));
}

export const clientLoader = noLoaderData;

export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(deskWords);
  const back = { to: '/admin/orders', label: t('back') };
  return (
    <DeskPage key={params.orderId} id={params.orderId} preloaded={loaderData} back={back}>
      {(desk) => <Order desk={desk} />}
    </DeskPage>
  );
}

function Order({ desk }: { desk: DeskOrder }) {
  const t = useWords(deskWords);
  const isHydrated = useIsHydrated();
  const [isPayingBack, setIsPayingBack] = useState(false);
  const { order, can } = desk;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {can.act ? (
          <ButtonLink
            kind={can.decideCancellation ? 'secondary' : 'primary'}
            to={`/admin/orders/${order.id}/manage`}
          >
            {t('manage')}
          </ButtonLink>
        ) : null}
        {moneyBackOf(order, can.refund).now >= 1 ? (
          <Button onClick={() => setIsPayingBack(true)}>{t('refund.open')}</Button>
        ) : null}
        <Link
          to={`/admin/audit?subject=ORDER&subjectId=${order.id}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('log')}
        </Link>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(320px,440px)] lg:gap-12">
        <div className="grid content-start gap-10">
          <DeskRequest desk={desk} />
          {isHydrated ? (
            <Suspense>
              <DeskPlan order={order} />
            </Suspense>
          ) : null}
          <OrderTimeline order={order} title={t('progress')} reader="desk" />
          {can.act ? <OrderNotes notes={desk.notes} /> : null}
        </div>
        <div className="grid content-start gap-5">
          <OrderAddress order={order} title={t('customer')} />
          <Accounts order={order} />
          <DeskMoney desk={desk} />
          <OrderShipment order={order} />
          <OrderItems order={order} />
        </div>
      </div>
      {isPayingBack ? (
        <Suspense>
          <DeskRefundDialog desk={desk} onClose={() => setIsPayingBack(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Accounts({ order: { buyer, maker } }: { order: DeskOrder['order'] }) {
  const t = useWords(deskWords);
  return (
    <Slip aria-labelledby="accounts" className="grid">
      <h2 id="accounts" className="title-3 mb-2">
        {t('accounts')}
      </h2>
      <Link
        to={`/admin/users/${buyer.id}`}
        className="link wrap-anywhere inline-flex min-h-11 items-center md:min-h-8"
      >
        {t('account', { name: buyer.name, side: 'buyer' })}
      </Link>
      <Link
        to={`/admin/users/${maker.id}`}
        className="link wrap-anywhere inline-flex min-h-11 items-center md:min-h-8"
      >
        {t('account', { name: maker.name, side: 'maker' })}
      </Link>
    </Slip>
  );
}
