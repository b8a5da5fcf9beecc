import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MeetingTurnActions, useMeetingTurn } from '../meetings/order-meeting.tsx';
import { ConfirmDelivery } from './buyer-actions.tsx';
import { ContinuePayment } from './continue-payment.tsx';

/** What the viewer could do next, in one sentence; nothing while it is the other side's turn. */
export function YourTurn({ order }: { order: OrderData }) {
  const t = useTranslations('orders.details');
  const money = useTranslations('orderMoney');
  const meetingTurn = useMeetingTurn(order);
  const { can, status, role, maker, buyer, payments } = order;
  if (can.payAdvance) {
    const amount = formatRupees(payments.initial.amount);
    return (
      <Turn action={<ContinuePayment order={order} />}>{t('turnPay', { maker: maker.name, amount })}</Turn>
    );
  }
  if (can.confirmDelivery) return <Turn action={<ConfirmDelivery order={order} />}>{t('turnConfirm')}</Turn>;
  if (order.toReview !== null) {
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
  }
  if (meetingTurn !== null) return <Turn action={<MeetingTurnActions order={order} />}>{meetingTurn}</Turn>;
  if (can.payFinal && payments.final.dueDate !== null) {
    const amount = formatRupees(payments.final.amount);
    const date = formatShortDay(payments.final.dueDate);
    const words = payments.final.isOverdue ? 'turnOverdue' : 'turnDue';
    return (
      <Turn
        action={
          <ButtonLink to={`/order-details/purchase/${order.id}#payment`} kind="primary">
            {money('toPayment', { amount })}
          </ButtonLink>
        }
      >
        {money(words, { amount, date })}
      </Turn>
    );
  }
  if (role !== 'maker' || can.moveTo.length === 0) return null;
  if (order.delivery.waitsFor === 'MEASUREMENT') return null;
  if (status === 'CONFIRMED') return <Turn>{t('turnBegin', { buyer: buyer.name })}</Turn>;
  if (status !== 'MEASUREMENT_COMPLETED') return null;
  return <Turn>{payments.final.paid ? t('turnMeasuredPaid') : t('turnMeasured')}</Turn>;
}

function Turn({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md bg-turmeric-wash px-6 pt-5 pb-4.5">
      <p className="voice max-w-[46ch] text-5 leading-[1.3]">{children}</p>
      {action}
    </div>
  );
}
