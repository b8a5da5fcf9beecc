import { useEffect, useRef } from 'react';
import { data, Link } from 'react-router';
import { nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { activeStatuses, refuseBooking, refuseMeasuring } from '#contracts/meetings/meeting.states.ts';
import type { Meeting } from '#contracts/meetings/meetings.contract.ts';
import { stopAmong } from '#contracts/orders/core/order-stops.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { MissingOrder } from '#web/features/orders/core/missing-order.tsx';
import { OrderSkeleton } from '#web/features/orders/core/order-skeleton.tsx';
import { orderQuery } from '#web/features/orders/core/orders.api.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { appointmentInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { SentenceText } from '#web/platform/sentences/sentence-text.tsx';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CalendarDays } from '#web/ui/icons.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import type { Route } from './+types/schedule-meeting.route.ts';
import { BookedMeeting } from './booked-meeting.tsx';
import { BookingForm } from './booking/booking-form.tsx';
import { MeetingBadge } from './meeting-badge.tsx';
import { meetingsQuery } from './meetings.api.ts';
import { useMeasuringWays } from './use-measuring-ways.ts';
import { useMeetingNews } from './use-meeting-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(meetingsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { orderId } = args.params;
  const order = await preload(args.context, orderQuery(orderId));
  if (order.data === null) return data({ order, meetings: null }, { status: 404 });
  return data({ order, meetings: await preload(args.context, meetingsQuery(orderId)) });
}

export const clientLoader = noLoaderData;

export default function ScheduleMeetingPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <MeetingsOf key={params.orderId} id={params.orderId} preloaded={loaderData} />
    </Guarded>
  );
}

interface MeetingsOfProps {
  id: string;
  preloaded: Route.ComponentProps['loaderData'];
}

const usualLook = 30_000;

function MeetingsOf({ id, preloaded }: MeetingsOfProps) {
  useMeetingNews();
  const watched = { refetchEvery: () => usualLook };
  const order = usePageQuery(orderQuery(id), preloaded?.order ?? null, watched);
  if (order.data === null) return <MissingOrder />;
  if (order.data) return <Meetings order={order.data} id={id} preloaded={preloaded} />;
  return order.error ? (
    <Failed error={order.error} onRetry={() => void order.refetch()} />
  ) : (
    <OrderSkeleton />
  );
}

function Meetings({ order, id, preloaded }: MeetingsOfProps & { order: OrderData }) {
  const { viewer } = useViewer();
  const meetings = usePageQuery(meetingsQuery(id), preloaded?.meetings ?? null, {
    refetchEvery: () => usualLook,
  });
  if (meetings.data && viewer) return <Page order={order} meetings={meetings.data} viewerId={viewer.id} />;
  return meetings.error ? (
    <Failed error={meetings.error} onRetry={() => void meetings.refetch()} />
  ) : (
    <OrderSkeleton />
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="page">
      <ErrorState heading="h1" line={sentenceOf(error)} onRetry={onRetry} />
    </div>
  );
}

function Page({ order, meetings, viewerId }: { order: OrderData; meetings: Meeting[]; viewerId: number }) {
  const t = useWords(meetingsWords);
  const isBuyer = order.role === 'buyer';
  const otherName = isBuyer ? order.maker.name : order.buyer.name;
  const { stop } = useMeasuringOf(order);
  const active = meetings.find(({ status }) => activeStatuses.includes(status));
  const earlier = meetings.filter((meeting) => meeting !== active);
  const wasBooked = useRef(active !== undefined);
  // The booked meeting replaces the long form, so its top would be out of sight.
  useEffect(() => {
    if (active !== undefined && !wasBooked.current) window.scrollTo(0, 0);
    wasBooked.current = active !== undefined;
  }, [active]);
  return (
    <div className="page grid max-w-[1180px]! gap-8">
      <div>
        <BackLink to={`/order-details/${isBuyer ? 'purchase' : 'sale'}/${order.id}`}>
          {t('backToOrder')}
        </BackLink>
        <p className="caps mt-2 mb-2">
          <WholeNumbers>{order.orderNumber}</WholeNumbers>
        </p>
        <h1 className="title-1">{t('title')}</h1>
        {active || order.can.scheduleMeeting ? (
          <p className="meta mt-1.5 max-w-[56ch]">
            {isBuyer ? <Lead orderId={order.id} maker={otherName} /> : t('leadMaker', { buyer: otherName })}
          </p>
        ) : null}
        {isBuyer ? null : (
          <Link to="/meetings" className="meta inline-flex min-h-11 items-center gap-2 hover:underline">
            <CalendarDays className="size-4" />
            <span className="pt-0.5">{t('calendar.all')}</span>
          </Link>
        )}
      </div>
      {active && stop !== null ? (
        <p className="max-w-[56ch] font-semibold">
          <SentenceText message={stop} />
        </p>
      ) : null}
      {active ? (
        <BookedMeeting key={active.id} order={order} meeting={active} />
      ) : order.can.scheduleMeeting ? (
        <BookingForm order={order} viewerId={viewerId} />
      ) : (
        <NothingToBook order={order} />
      )}
      {earlier.length === 0 ? null : (
        <section aria-labelledby="earlier" className="grid gap-3">
          <h2 id="earlier" className="title-3">
            {t('card.earlier')}
          </h2>
          <ul className="divide-y divide-seam border-y border-seam">
            {earlier.map(({ id, type, status, scheduledAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span>
                  {t('card.was', {
                    kind: t(`type.${type}`),
                    when: appointmentInWords(new Date(scheduledAt)),
                  })}
                </span>
                <MeetingBadge status={status} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Lead({ orderId, maker }: { orderId: number; maker: string }) {
  const t = useWords(meetingsWords);
  return t('lead', { maker, ways: useMeasuringWays(orderId) });
}

/** Whether the order is still to be measured, and the message if its meeting cannot be booked or moved. */
function useMeasuringOf({ status, measuring, history, delivery, cancellation }: OrderData) {
  const isMeasured = history.some(({ to }) => to === 'MEASUREMENT_COMPLETED');
  const order = { status, measuring, isMeasured };
  const isOpen = refuseMeasuring(order) === null;
  const stop = isOpen
    ? refuseBooking({
        ...order,
        stop: stopAmong(delivery.waitsFor),
        isAskedToCancel: cancellation?.status === 'ASKED',
      })
    : null;
  return { isOpen, stop };
}

function NothingToBook({ order }: { order: OrderData }) {
  const { id, role, status, buyer, measuring } = order;
  const t = useWords(meetingsWords);
  const { isOpen, stop } = useMeasuringOf(order);
  const refusal = measuring === 'MADE_TO_MEASURE' ? stop : nothingToMeasure[measuring];
  const canStill = role === 'maker' && isOpen && stop === null;
  const why = canStill ? (
    t('closed.maker', { buyer: buyer.name })
  ) : refusal !== null ? (
    <SentenceText message={refusal} />
  ) : (
    t(`closed.${status === 'PENDING' || status === 'CANCELLED' ? status : 'other'}`)
  );
  return (
    <EmptyState picture="spool" title={canStill ? t('closed.makerTitle') : t('closed.title')} line={why}>
      <ButtonLink to={`/order-details/${role === 'buyer' ? 'purchase' : 'sale'}/${id}`}>
        {t('backToOrder')}
      </ButtonLink>
    </EmptyState>
  );
}
