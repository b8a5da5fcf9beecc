import { lazy, Suspense, useEffect } from 'react';
import { data, useLocation, useSearchParams } from 'react-router';
import type { OrderDocument } from '#contracts/documents/documents.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { isUnanswered } from '#contracts/orders/endings/cancellation.rules.ts';
import type { PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import { ContactSupport } from '#web/features/complaints/contact-support.tsx';
import { documentsQuery } from '#web/features/documents/documents.api.ts';
import { OrderNaap } from '#web/features/measurements/book/sharing/order-naap.tsx';
import { MeasurementsCard } from '#web/features/measurements/measurements-card.tsx';
import { MessageLink } from '#web/features/messaging/conversation/message-link.tsx';
import { OccasionOfOrder } from '#web/features/occasions/occasion-of-order.tsx';
import { FinishedFirst } from '#web/features/plans/finished-first.tsx';
import { OrderPlan } from '#web/features/plans/order-plan.tsx';
import { isPreparing, planQuery } from '#web/features/plans/plans.api.ts';
import { PlanTurn } from '#web/features/plans/waiting/plan-turn.tsx';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Picture } from '#web/ui/picture.tsx';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { DayCard, isDayUrgent } from '../due/day-card.tsx';
import { OrderEnding } from '../endings/order-ending.tsx';
import { ShareMaking } from '../family/share-making.tsx';
import { useOrderNews } from '../making/making.api.ts';
import { UpdateStatus } from '../making/update-status.tsx';
import { PaidBand } from '../paying/paid-band.tsx';
import { refusalOf } from '../paying/payment-refusal.ts';
import { useShortWait } from '../paying/use-short-wait.ts';
import { SwatchOrder } from '../swatches/swatch-order.tsx';
import type { Route } from './+types/order-details.route.ts';
import { DeliveryLine } from './delivery-line.tsx';
import { MissingOrder, OrderFailure } from './missing-order.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderQuery } from './orders.api.ts';
import { TrackOrder } from './track-order.tsx';
import { YourTurn } from './your-turn.tsx';

const orderCloth = () => fetched(() => import('#web/features/cloth/order-cloth.tsx'));
const OrderCloth = lazy(async () => ({ default: (await orderCloth()).OrderCloth }));
const ClothTurn = lazy(async () => ({ default: (await orderCloth()).ClothTurn }));

const OrderFit = lazy(async () => ({
  default: (await fetched(() => import('#web/features/fit/order-fit.tsx'))).OrderFit,
}));

const OrderPieces = lazy(async () => ({
  default: (await fetched(() => import('#web/features/hands/order-pieces.tsx'))).OrderPieces,
}));

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(ordersWords);
  return pageMeta(matches, { title: t('details.plainTitle'), description: t('details.description') });
};

export async function loader(args: Route.LoaderArgs) {
  if (!/^(purchase|sale|sell)$/.test(args.params.type)) throw data(null, { status: 404 });
  await requireViewer(args);
  const { orderId } = args.params;
  const [order, plan, documents] = await Promise.all([
    preload(args.context, orderQuery(orderId)),
    // The page works without the plan, which is then fetched again.
    preload(args.context, planQuery(orderId)).catch(() => null),
    // The page works without documents; their section reports the failure itself.
    preload(args.context, documentsQuery(Number(orderId))).catch(() => null),
  ]);
  return data({ order, plan, documents }, { status: order.data === null ? 404 : 200 });
}

export const clientLoader = noLoaderData;

export default function OrderDetailsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <OrderOf key={params.orderId} id={params.orderId} preloaded={loaderData} />
    </Guarded>
  );
}

const usualLook = 15_000;
const eagerLook = 2000;

interface Read {
  order: Preloaded<OrderData | null>;
  plan: Preloaded<PlanOfOrder> | null;
  documents: Preloaded<OrderDocument[]> | null;
}

function OrderOf({ id, preloaded }: { id: string; preloaded: Read | null }) {
  const t = useWords(ordersWords, 'details');
  const awaits = useLocation().state?.awaitsPayment === true;
  const isEager = useShortWait(30_000) && awaits;
  useReturnToast();
  useOrderNews();
  const {
    data: order,
    error,
    refetch,
  } = usePageQuery(orderQuery(id), preloaded?.order ?? null, {
    refetchEvery: (known) => (isEager && known?.status === 'PENDING' ? eagerLook : usualLook),
  });
  if (order?.swatch) return <SwatchOrder order={order} documents={preloaded?.documents ?? null} />;
  if (order) {
    return <Order order={order} plan={preloaded?.plan ?? null} documents={preloaded?.documents ?? null} />;
  }
  if (order === null) return <MissingOrder />;
  return error ? (
    <OrderFailure isWide title={t('plainTitle')} error={error} onRetry={() => refetch()} />
  ) : (
    <OrderSkeleton hasBack />
  );
}

/**
 * Shows a toast when the provider's own page redirects back here: after a refused payment or after the final payment.
 */
function useReturnToast(): void {
  const t = useWords(ordersWords, 'payment');
  const money = useWords(orderMoneyWords);
  const [search, setSearch] = useSearchParams();
  const outcome = search.get('payment');
  const refusal = refusalOf(Object.fromEntries(search));
  useEffect(() => {
    if (outcome === 'failed') toast.bad(t('failed'), t('refused', { why: refusal }));
    else if (outcome === 'received') toast.good(money('successful'), money('received'));
    else return;
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [outcome, refusal, setSearch, t, money]);
}

interface OrderProps extends Omit<Read, 'order'> {
  order: OrderData;
}

/** While photographs of the plan are prepared, milliseconds. */
const preparingLook = 3000;

function Order({ order, plan: preloaded, documents }: OrderProps) {
  const t = useWords(ordersWords);
  const isHydrated = useIsHydrated();
  const { data: plan = null } = usePageQuery(planQuery(order.id), preloaded, {
    refetchEvery: (known) => (isPreparing(known?.plan) ? preparingLook : usualLook),
  });
  const isBuyer = order.role === 'buyer';
  const hasCloth = order.status !== 'PENDING' && order.measuring !== 'NONE';
  const other = isBuyer ? order.maker : order.buyer;
  const [first] = order.products;
  const message = (
    <MessageLink
      receiverId={other.id}
      orderId={order.id}
      // The first message names the design, so that the other side knows what it is about.
      {...(first && first.id !== null ? { designId: first.id } : {})}
      kind="text"
      label={t('details.message', { name: other.name })}
    />
  );
  // An unanswered cancellation request is shown first.
  const isAsked = order.cancellation !== null && isUnanswered(order.cancellation.status);
  return (
    <div className="page">
      <BackLink to={`/userDashboard?tab=${isBuyer ? 'purchases' : 'sales'}`}>{t('details.back')}</BackLink>
      <div className="order-page mt-2">
        <div className="order-head grid gap-8">
          <div>
            <OrderHead
              order={order}
              hasPictureColumn
              kind={isBuyer ? t('details.purchase') : t('details.sale')}
              line={formatMoment(order.createdAt)}
              aside={
                <>
                  <span className="flex flex-wrap gap-1.5">
                    <StatusBadge status={shownStatus(order.status, order.payments.final.paid)} />
                    {isAsked ? <Badge tone="bad">{t('details.askedToCancel')}</Badge> : null}
                  </span>
                  <DeliveryLine order={order} />
                </>
              }
            >
              <div className="-ml-2.5 max-md:hidden">{message}</div>
            </OrderHead>
            <div className="-mb-4 -ml-2.5 md:hidden">{message}</div>
          </div>
          <PaidBand order={order} />
          <YourTurn order={order} />
          <PlanTurn order={order} found={plan} />
          {isHydrated && hasCloth ? (
            <Suspense>
              <ClothTurn order={order} />
            </Suspense>
          ) : null}
          <OccasionOfOrder order={order} />
          {order.can.postUpdate ? (
            <UpdateStatus order={order}>
              <FinishedFirst order={order} plan={plan?.plan ?? null} />
            </UpdateStatus>
          ) : null}
        </div>
        {isDayUrgent(order) ? (
          <div className="order-day">
            <DayCard order={order} />
          </div>
        ) : null}
        <div className="order-progress grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          <OrderPlan order={order} found={plan} />
          <OrderTimeline
            order={order}
            title={t('details.progress')}
            aside={
              isBuyer ? (
                <div className="btn-row">
                  <ShareMaking order={order} />
                  <TrackOrder order={order} small />
                </div>
              ) : null
            }
          />
        </div>
        <div className="order-slips">
          {isAsked ? <OrderEnding order={order} /> : null}
          {isDayUrgent(order) ? null : <DayCard order={order} />}
          <OrderPayment
            order={order}
            documents={documents}
            labels={{
              title: t('details.payment'),
              advance: t('summary.advance'),
              final: t('summary.final'),
            }}
          />
          <OrderShipment order={order} />
        </div>
        <div className="order-what">
          {first?.image ? (
            <Picture
              picture={{ url: first.image }}
              alt=""
              sizes="(min-width: 1200px) 304px, 128px"
              className="order-picture"
            />
          ) : null}
          <OrderItems order={order} />
          <OrderAddress order={order} title={isBuyer ? t('details.shipping') : t('details.buyer')} />
        </div>
        <div className="order-measures">
          {isHydrated && order.status !== 'PENDING' ? (
            <Suspense>
              <OrderPieces order={order} />
            </Suspense>
          ) : null}
          {isHydrated && order.status === 'DELIVERED' && order.measuring !== 'NONE' ? (
            <Suspense>
              <OrderFit order={order} />
            </Suspense>
          ) : null}
          {isHydrated && hasCloth ? (
            <Suspense>
              <OrderCloth order={order} />
            </Suspense>
          ) : null}
          <OrderNaap order={order} />
          <MeasurementsCard order={order} />
        </div>
        <div className="order-rest">
          {isAsked ? null : <OrderEnding order={order} />}
          <ContactSupport order={order} />
        </div>
      </div>
    </div>
  );
}
