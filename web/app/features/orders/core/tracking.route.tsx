import type { ReactNode } from 'react';
import { data } from 'react-router';
import { type OrderStage, type Step, type StepState, stagesOf } from '#contracts/orders/core/order-steps.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { whenOf } from '#web/features/meetings/order-meeting.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Check, Minus, PackageCheck, ReceiptText, Ruler, Scissors } from '#web/ui/icons.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';
import { DayCard } from '../due/day-card.tsx';
import { OrderEnding } from '../endings/order-ending.tsx';
import { useOrderNews } from '../making/making.api.ts';
import type { Route } from './+types/tracking.route.ts';
import { DeliveryLine } from './delivery-line.tsx';
import { MissingOrder, OrderFailure } from './missing-order.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { measuringOf, titleOfStep } from './order-progress.ts';
import { OrderShipment } from './order-shipment.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderQuery } from './orders.api.ts';
import { ScheduleMeasurement } from './track-order.tsx';
import { YourTurn } from './your-turn.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(makingWords);
  return pageMeta(matches, { title: t('tracking.title'), description: t('tracking.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const found = await preload(args.context, orderQuery(args.params.orderId));
  return data(found, { status: found.data === null ? 404 : 200 });
}

export const clientLoader = noLoaderData;

export default function TrackingPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <TrackingOf key={params.orderId} id={params.orderId} preloaded={loaderData} />
    </Guarded>
  );
}

const usualLook = 15_000;

function TrackingOf({ id, preloaded }: { id: string; preloaded: Preloaded<OrderData | null> | null }) {
  const t = useWords(makingWords, 'tracking');
  useOrderNews();
  const looking = { refetchEvery: () => usualLook };
  const { data: order, error, refetch } = usePageQuery(orderQuery(id), preloaded, looking);
  if (order) return <Tracking order={order} />;
  if (order === null) return <MissingOrder />;
  return error ? (
    <OrderFailure title={t('title')} error={error} onRetry={() => refetch()} />
  ) : (
    <OrderSkeleton />
  );
}

function Tracking({ order }: { order: OrderData }) {
  const t = useWords(makingWords, 'tracking');
  const { role, status } = order;
  const side = role === 'buyer' ? 'purchase' : 'sale';
  return (
    <div className="page grid max-w-[1240px]! gap-10">
      <OrderHead
        order={order}
        kind={t('title')}
        aside={
          <>
            <StatusBadge status={shownStatus(status, order.payments.final.paid)} />
            <DeliveryLine order={order} />
          </>
        }
      />
      <YourTurn order={order} />
      <Steps order={order} />
      <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,500px)] md:gap-14 lg:gap-22">
        <OrderTimeline order={order} title={t('history')} onlyHappened />
        <div className="grid content-start gap-5">
          <DayCard order={order} />
          <OrderShipment order={order} />
          <OrderItems order={order} />
          <OrderEnding order={order} />
        </div>
      </div>
      <div className="stitched-over btn-row pt-8">
        <ButtonLink kind="secondary" to={`/order-details/${side}/${order.id}`}>
          {t('details')}
        </ButtonLink>
        <ButtonLink kind="ghost" to="/">
          {t('home')}
        </ButtonLink>
        <ButtonLink kind="ghost" to={`/userDashboard?tab=${role === 'buyer' ? 'purchases' : 'sales'}`}>
          {t('all')}
        </ButtonLink>
      </div>
    </div>
  );
}

const icons: Record<OrderStage, ReactNode> = {
  confirmed: <ReceiptText />,
  measurement: <Ruler />,
  preparation: <Scissors />,
  delivery: <PackageCheck />,
};

/** The stages of the tracker, joined as far as the order has come. */
function Steps({ order }: { order: OrderData }) {
  const t = useWords(makingWords, 'tracking');
  const stages = stagesOf({ ...order, isFinalPaid: order.payments.final.paid });
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="sr-only">
        {t('steps')}
      </h2>
      {order.status === 'CANCELLED' ? (
        <p className={stages.length > 0 ? 'mb-6' : ''}>{t('cancelled')}</p>
      ) : null}
      {stages.length === 0 ? null : (
        <ol className="tracked">
          {stages.map(({ stage: step, state, steps }) => (
            <li key={step} className={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
              <span className="tracked-mark" aria-hidden="true">
                {state === 'done' ? <Check /> : state === 'passed' ? <Minus /> : icons[step]}
              </span>
              <div className="grid content-start justify-items-start gap-0.5">
                <p className="leading-[1.35] font-semibold">{t(`step.${step}`)}</p>
                <p className="meta">
                  <StageLine order={order} stage={step} state={state} />
                </p>
                <p className="tracked-state">{t(`state.${state}`)}</p>
                <StepsOfStage steps={steps} isFinalPaid={order.payments.final.paid} />
                {step === 'measurement' && state === 'now' ? (
                  <ScheduleMeasurement order={order} className="mt-3 min-[1200px]:whitespace-nowrap" small />
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The steps of a stage, named as in the timeline. */
function StepsOfStage({ steps, isFinalPaid }: { steps: readonly Step[]; isFinalPaid: boolean }) {
  const t = useWords(makingWords, 'tracking');
  return (
    <ul className="tracked-steps">
      {steps.map((step) => (
        <li key={step.status} className={step.state}>
          <span aria-hidden="true">
            {step.state === 'done' || step.state === 'ahead' ? (
              <Check />
            ) : step.state === 'passed' ? (
              <Minus />
            ) : null}
          </span>
          {titleOfStep(step, isFinalPaid)}
          <span className="sr-only"> ({t(`state.${step.state}`)})</span>
        </li>
      ))}
    </ul>
  );
}

interface StageLineProps {
  order: OrderData;
  stage: OrderStage;
  state: StepState;
}

/** The line of a stage, worded for the viewer's side. */
function StageLine({ order, stage, state }: StageLineProps) {
  const t = useWords(makingWords, 'tracking');
  const { status, role, buyer, meeting, measuring } = order;
  const reader = { role, buyer: buyer.name };
  if (stage === 'delivery' && status === 'SHIPPED') return t('sent', reader);
  if (stage === 'measurement' && state === 'now') {
    const when = meeting === null ? '' : whenOf(meeting);
    return t(`measuring.${measuringOf(order)}`, { ...reader, when });
  }
  const begins = status === 'CONFIRMED' && measuring !== 'MADE_TO_MEASURE' ? 'soon' : 'later';
  return t(`line.${stage}`, { ...reader, state, measuring, begins });
}
