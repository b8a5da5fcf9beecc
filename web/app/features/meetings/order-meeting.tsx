import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import { stopAmong } from '#contracts/orders/core/order-stops.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { appointmentInWords } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CalendarClock } from '#web/ui/icons.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';
import { AddToCalendar } from './meeting-actions.tsx';
import { useMeasuringWays } from './use-measuring-ways.ts';

/** The time stays on one line: 11:00 am, सुबह 11:00. */
export const whenOf = ({ scheduledAt }: { scheduledAt: string }) =>
  appointmentInWords(new Date(scheduledAt)).replace(/ (?=\S+$)/, '\u00a0');

/** What the viewer has to do about the order's meeting: attend it or book one. */
export function MeetingTurn({ order: { id, meeting, role, maker, buyer, turn } }: { order: OrderData }) {
  const t = useWords(meetingsWords, 'order');
  if (meeting && activeStatuses.includes(meeting.status)) {
    const when = whenOf(meeting);
    if (turn === 'record')
      return role === 'buyer'
        ? t('turnRecord', { when, maker: maker.name })
        : t('makerRecord', { when, buyer: buyer.name });
    const isVisit = meeting.type === 'HOME_VISIT';
    if (role === 'buyer') return t(isVisit ? 'turnHome' : 'turnPhone', { when, maker: maker.name });
    return t(isVisit ? 'makerHome' : 'makerPhone', { when, buyer: buyer.name });
  }
  return <BookingTurn orderId={id} />;
}

/** Mentions a home visit only if the maker visits one of the buyer's addresses. */
function BookingTurn({ orderId }: { orderId: number }) {
  const t = useWords(meetingsWords, 'order');
  return t('turnBook', { ways: useMeasuringWays(orderId) });
}

/** The buttons below that sentence. */
export function MeetingTurnActions({ order }: { order: OrderData }) {
  const t = useWords(meetingsWords);
  const { id, meeting, can, delivery, turn } = order;
  const canMove = meeting?.status === 'SCHEDULED' && stopAmong(delivery.waitsFor) === null;
  if (can.scheduleMeeting) {
    return (
      <ButtonLink kind="primary" to={`/schedule-meeting/${id}`}>
        <CalendarClock />
        {t('order.schedule')}
      </ButtonLink>
    );
  }
  if (!meeting) return null;
  return (
    <div className="btn-row">
      <ButtonLink small to={`/schedule-meeting/${id}`}>
        {canMove && turn !== 'record' ? t('card.reschedule') : t('order.open')}
      </ButtonLink>
      {turn === 'record' ? null : <AddToCalendar meetingId={meeting.id} />}
    </div>
  );
}

interface MeetingLineProps {
  meeting: NonNullable<OrderData['meeting']>;
  /** An earlier step of the timeline is still to come. */
  isAhead?: boolean;
}

/** The meeting below its step of the timeline. */
export function MeetingLine({ meeting, isAhead = false }: MeetingLineProps) {
  const t = useWords(meetingsWords);
  const when = whenOf(meeting);
  const line = t('order.line', { kind: t(`type.${meeting.type}`), when });
  return isAhead && activeStatuses.includes(meeting.status) ? t('order.ahead', { line }) : line;
}
