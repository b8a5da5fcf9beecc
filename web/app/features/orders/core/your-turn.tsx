import type { ReactNode } from 'react';
import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { isBeingDesigned } from '#contracts/orders/core/measuring-facts.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { MeetingLine, MeetingTurn, MeetingTurnActions } from '#web/features/meetings/order-meeting.tsx';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { DisputeBand } from '../disputes/dispute-band.tsx';
import { ContinuePayment } from '../paying/continue-payment.tsx';
import { PayRemaining } from '../paying/pay-remaining.tsx';
import { ConfirmDelivery } from './buyer-actions.tsx';
import { FollowParcel } from './order-shipment.tsx';

/**
 * The viewer's next step, what stops the order, or a dispute that a bank reviews; nothing while it is the other
 * side's turn.
 */
export function YourTurn({ order }: { order: OrderData }) {
  const { turn } = order;
  if (!order.payments.isDisputed) return <NextTurn order={order} />;
  // If the dispute stops the order, the band says everything.
  const isStopped = turn === 'disputed';
  return (
    <div className="grid gap-3">
      {isStopped ? null : <NextTurn order={order} />}
      <DisputeBand
        order={order}
        reader={order.role}
        action={isStopped ? <SupportLink id={order.id} /> : null}
      />
    </div>
  );
}

function NextTurn({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'details');
  const { maker, buyer, payments, lapsesAt } = order;
  switch (order.turn) {
    case 'advance': {
      const amount = formatRupees(payments.initial.amount);
      return (
        <Turn action={<ContinuePayment order={order} />}>
          {t('turnPay', {
            maker: maker.name,
            amount,
            moment: lapsesAt === null ? '' : formatMoment(lapsesAt),
          })}
        </Turn>
      );
    }
    case 'held':
      return <HeldTurn order={order} />;
    case 'answer':
      return (
        <Turn
          action={
            <ButtonLink to="#cancelling" kind="secondary">
              {t('answer')}
            </ButtonLink>
          }
        >
          {t('turnAnswer', { buyer: buyer.name })}
        </Turn>
      );
    case 'delivery':
      return (
        <Turn
          action={
            <div className="grid gap-2.5 sm:flex sm:flex-wrap">
              <FollowParcel shipment={order.shipment} className="btn btn-2" />
              <ConfirmDelivery order={order} />
            </div>
          }
        >
          {t('turnConfirm')}
        </Turn>
      );
    case 'review':
      return (
        <Turn
          action={
            <ButtonLink to={`/product/${order.toReview}/write-review`} kind="secondary">
              {t('writeReview')}
            </ButtonLink>
          }
        >
          {t('turnReview')}
        </Turn>
      );
    case 'book':
    case 'meet':
    case 'record':
      return <MeasuringTurn order={order} />;
    case 'rest':
      return (
        <Turn action={<PayRemaining order={order} kind="primary" />}>
          <RestTurn final={payments.final} />
        </Turn>
      );
    case 'begin':
      return <DrawingTurn order={order}>{t('turnBegin', { buyer: buyer.name })}</DrawingTurn>;
    case 'draw':
      return <DrawingTurn order={order}>{t('turnDraw')}</DrawingTurn>;
    case 'close':
      return (
        <Turn
          action={
            <ButtonLink to={`/order-details/sale/${order.id}#plan`} kind="secondary">
              {t('toPlan')}
            </ButtonLink>
          }
        >
          {payments.final.paid ? t('turnClosePaid') : t('turnClose')}
        </Turn>
      );
    case 'drawn':
      return <Turn>{payments.final.paid ? t('turnDrawnPaid') : t('turnDrawn')}</Turn>;
    case 'measured':
      return <Turn>{payments.final.paid ? t('turnMeasuredPaid') : t('turnMeasured')}</Turn>;
    case 'settle':
      return <Turn action={<SupportLink id={order.id} />}>{t('turnSettle', { buyer: buyer.name })}</Turn>;
    case 'finish':
      return <Turn>{t('turnFinish')}</Turn>;
    case 'pack':
      return <Turn>{t('turnPack')}</Turn>;
    case 'send':
      return <Turn>{t('turnSend')}</Turn>;
    default:
      return null;
  }
}

/** What the viewer must do for the measuring; the buyer also reads that the design is being drawn meanwhile. */
function MeasuringTurn({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'details');
  const isDrawn = order.role === 'maker' || !isBeingDesigned(order.status);
  return (
    <Turn
      action={<MeetingTurnActions order={order} />}
      line={isDrawn ? null : t('meanwhile', { maker: order.maker.name })}
    >
      <MeetingTurn order={order} />
    </Turn>
  );
}

/** What the maker must draw, with a booked meeting shown beneath. */
function DrawingTurn({ order, children }: { order: OrderData; children: ReactNode }) {
  const { meeting } = order;
  if (!meeting || !activeStatuses.includes(meeting.status)) return <Turn>{children}</Turn>;
  return (
    <Turn action={<MeetingTurnActions order={order} />} line={<MeetingLine meeting={meeting} />}>
      {children}
    </Turn>
  );
}

function HeldTurn({ order: { id, payments } }: { order: OrderData }) {
  const sentence = useSentence(payments.refusal);
  return <Turn action={<SupportLink id={id} />}>{sentence}</Turn>;
}

function SupportLink({ id }: Pick<OrderData, 'id'>) {
  const t = useWords(complaintsWords);
  return (
    <ButtonLink to={`/complaints?orderId=${id}`} kind="secondary">
      {t('contact')}
    </ButtonLink>
  );
}

function RestTurn({ final: { amount, dueDate, isOverdue } }: { final: OrderData['payments']['final'] }) {
  const t = useWords(orderMoneyWords);
  if (dueDate === null) return null;
  const values = { amount: formatRupees(amount), date: formatShortDay(dueDate) };
  return t(isOverdue ? 'turnOverdue' : 'turnDue', values);
}

interface TurnProps {
  action?: ReactNode;
  /** What happens in parallel. */
  line?: ReactNode;
  children: ReactNode;
}

/** The yellow slip with the next step. */
export function Turn({ action, line = null, children }: TurnProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md bg-turmeric-wash px-6 pt-5 pb-4.5 max-md:grid max-md:px-5">
      <div className="grid max-w-[46ch] gap-2 text-5">
        <p className="voice leading-[1.3]">{children}</p>
        {line === null ? null : <p className="text-2 text-ink-2">{line}</p>}
      </div>
      {action}
    </div>
  );
}
