import type { ReactNode } from 'react';
import { data, Navigate, useSearchParams } from 'react-router';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { ShareWithWords } from '#web/features/engagement/shares/share-button.tsx';
import { DaysOffLines } from '#web/features/profiles/shop/days-off-lines.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { MissingOrder } from '../core/missing-order.tsx';
import { OrderAddress } from '../core/order-address.tsx';
import { OrderItems } from '../core/order-items.tsx';
import { OrderPayment } from '../core/order-payment.tsx';
import { OrderSkeleton } from '../core/order-skeleton.tsx';
import { confirmationQuery } from '../core/orders.api.ts';
import { TrackOrder } from '../core/track-order.tsx';
import { WhatsNext } from '../core/whats-next.tsx';
import { Turn, YourTurn } from '../core/your-turn.tsx';
import { useOrderNews } from '../making/making.api.ts';
import { ContinuePayment } from '../paying/continue-payment.tsx';
import { useShortWait } from '../paying/use-short-wait.ts';
import type { Route } from './+types/confirmation.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(ordersWords);
  return pageMeta(matches, { title: t('confirmation.title'), description: t('confirmation.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const found = await preload(args.context, confirmationQuery(orderIdOf(args.request.url)));
  return data(found, { status: found.data === null ? 404 : 200 });
}

export const clientLoader = noLoaderData;

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const id = search.get('orderId') ?? '';
  return (
    <Guarded>
      <ConfirmationOf key={id} id={id} preloaded={loaderData} />
    </Guarded>
  );
}

const eagerLook = 2000;
const eagerTimeout = 30_000;
const usualLook = 15_000;

function ConfirmationOf({ id, preloaded }: { id: string; preloaded: Preloaded<OrderData | null> | null }) {
  const isEager = useShortWait(eagerTimeout);
  useOrderNews();
  const {
    data: order,
    error,
    refetch,
  } = usePageQuery(confirmationQuery(id), preloaded, {
    refetchEvery: (known) => (known?.status === 'PENDING' ? (isEager ? eagerLook : usualLook) : false),
  });
  if (order === null) return <MissingOrder />;
  if (order) {
    // The confirmation is for the buyer; makers go to the order's page.
    if (order.role === 'maker') return <Navigate to={`/order-details/sale/${order.id}`} replace />;
    if (order.swatch !== null)
      return <Navigate to={`/order-details/purchase/${order.id}`} replace state={{ awaitsPayment: true }} />;
    return <Confirmation order={order} isEager={isEager} />;
  }
  return error ? (
    <div className="page">
      <ErrorState heading="h1" line={sentenceOf(error)} onRetry={() => refetch()} />
    </div>
  ) : (
    <OrderSkeleton />
  );
}

function Confirmation({ order, isEager }: { order: OrderData; isEager: boolean }) {
  const t = useWords(ordersWords);
  const [first] = order.products;
  const isPaid = order.status !== 'PENDING' && order.status !== 'CANCELLED';
  const facts: { label: string; value: string; isLong?: boolean; note?: ReactNode }[] = [
    { label: t('confirmation.number'), value: order.orderNumber },
    { label: t('confirmation.date'), value: formatShortDay(order.createdAt) },
    ...(order.delivery.by === null
      ? []
      : [
          {
            label: t('confirmation.delivery'),
            value: formatCalendarDay(order.delivery.by),
            note: <DaysOffLines maker={order.maker.name} away={order.delivery.away} />,
          },
        ]),
    ...(order.email === '' ? [] : [{ label: t('confirmation.email'), value: order.email, isLong: true }]),
  ];
  return (
    <div className="page grid max-w-[1240px]! gap-9">
      <div className="grid grid-cols-[120px_minmax(0,1fr)] items-center gap-x-4 gap-y-6 max-[359px]:grid-cols-[72px_minmax(0,1fr)] md:grid-cols-[232px_minmax(0,1fr)] md:gap-x-10">
        {first?.image ? (
          <Picture
            picture={{ url: first.image }}
            alt=""
            sizes="(min-width: 900px) 232px, 120px"
            first
            className="md:row-span-2"
          />
        ) : (
          <span className="picture block md:row-span-2" />
        )}
        <ConfirmationHead order={order} isEager={isEager} />
        <div className="max-md:col-span-2 md:self-start">
          <ConfirmationTurn order={order} isEager={isEager} />
        </div>
      </div>
      <dl className="num grid grid-cols-2 gap-x-6 gap-y-4 border-y border-seam py-5 max-[359px]:grid-cols-1 lg:grid-cols-4">
        {facts.map(({ label, value, note, isLong = false }) => (
          <div
            key={label}
            className={
              isLong ? 'grid content-start gap-0.5 max-lg:col-span-full' : 'grid content-start gap-0.5'
            }
          >
            <dt className="meta">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">
              <WholeNumbers>{value}</WholeNumbers>
            </dd>
            {note === undefined ? null : <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,500px)] md:gap-14 lg:gap-22">
        <div className="grid content-start gap-9">
          {isPaid ? <WhatsNext order={order} /> : null}
          <OrderAddress order={order} title={t('confirmation.shippingTo')} />
        </div>
        <div className="grid content-start gap-5">
          <OrderItems order={order} />
          <OrderPayment
            order={order}
            labels={{
              title: t('confirmation.payment'),
              advance: order.payments.initial.paid ? t('confirmation.paid') : t('confirmation.open'),
              final: t('confirmation.remaining'),
            }}
          />
        </div>
      </div>
      <div className="stitched-over btn-row pt-8">
        {isPaid && saysTurn(order) ? <TrackOrder order={order} /> : null}
        <ButtonLink kind={order.status === 'PENDING' ? 'ghost' : 'secondary'} to="/">
          {t('confirmation.continueShopping')}
        </ButtonLink>
        <ButtonLink kind="secondary" to="/userDashboard?tab=purchases">
          {t('confirmation.viewOrders')}
        </ButtonLink>
        {isPaid && first && first.id !== null ? (
          <ShareWithWords
            design={{
              id: first.id,
              title: first.title,
              maker: order.maker,
              pictures: first.image === null ? [] : [{ url: first.image }],
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

/** The state of the order: confirmed, being confirmed, unpaid or cancelled. Announced when it changes. */
function ConfirmationHead({ order, isEager }: { order: OrderData; isEager: boolean }) {
  const t = useWords(ordersWords, 'confirmation');
  const payment = useWords(ordersWords, 'payment');
  const { status, firstName, maker, products } = order;
  return (
    <div role="status" className="min-w-0 md:self-end">
      {status === 'CANCELLED' ? (
        <Head title={t('cancelled')} line={t('cancelledLine')} />
      ) : status !== 'PENDING' ? (
        <Head
          title={t('placed', { name: firstName })}
          design={products[0]}
          success={payment('successful')}
          line={`${payment('placed')} ${t('placedLine', { maker: maker.name })}`}
        />
      ) : isEager ? (
        <Head title={t('waiting')} line={t('waitingLine')} />
      ) : (
        <Head title={t('unpaid')} line={t('unpaidLine')} />
      )}
    </div>
  );
}

/** Shows the same next step as the order's page, except for the advance, which has its own button. */
const saysTurn = ({ turn }: OrderData) => turn !== null && turn !== 'advance';

/** The next step with its button. */
function ConfirmationTurn({ order, isEager }: { order: OrderData; isEager: boolean }) {
  const t = useWords(ordersWords, 'confirmation');
  if (order.status === 'CANCELLED') return null;
  if (saysTurn(order)) return <YourTurn order={order} />;
  if (order.status === 'PENDING') {
    return order.can.payAdvance ? (
      <ContinuePayment order={order} kind={isEager ? 'secondary' : 'primary'} className="max-w-[360px]" />
    ) : null;
  }
  return (
    <Turn action={<TrackOrder order={order} kind="primary" />}>
      {t('turnFollow', { maker: order.maker.name, status: order.status })}
    </Turn>
  );
}

interface HeadProps {
  title: string;
  line: string;
  /** The ordered design. */
  design?: OrderData['products'][number] | undefined;
  /** Shown here instead of a toast, which would cover the facts of the order. */
  success?: string;
}

function Head({ title, line, design, success }: HeadProps) {
  const t = useWords(ordersWords, 'confirmation');
  return (
    <header>
      <p className="caps mb-2 max-md:mb-1">{t('title')}</p>
      <h1 className="title-1 text-wrap wrap-anywhere">{title}</h1>
      {design === undefined ? null : (
        <p
          lang={design.titleLang}
          dir="auto"
          className="mt-1.5 font-display text-4 leading-[1.25] wrap-anywhere md:text-5"
        >
          {design.title}
        </p>
      )}
      {success === undefined ? null : (
        <p className="mt-2 flex items-start gap-1.5 leading-[1.3] font-semibold text-good">
          <CircleCheck className="size-4" />
          <span>{success}</span>
        </p>
      )}
      <p className="mt-1.5 leading-[1.4] text-ink-2 md:text-4">{line}</p>
    </header>
  );
}

function orderIdOf(url: string): string {
  return new URL(url).searchParams.get('orderId') ?? '';
}
