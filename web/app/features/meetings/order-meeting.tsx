import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { appointmentInWords } from '#contracts/platform/dates-in-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AddToCalendar } from './meeting-actions.tsx';

/** What the meeting of an order asks of the viewer: to come to it, or to book one. */
export function MeetingTurn({ order: { meeting, role, maker, buyer } }: { order: OrderData }) {
  const t = useTranslations('meetings.order');
  if (meeting && activeStatuses.includes(meeting.status)) {
    const when = appointmentInWords(new Date(meeting.scheduledAt)).replace(/ (?=[ap]m$)/, '\u00a0');
    const isVisit = meeting.type === 'HOME_VISIT';
    if (role === 'buyer') return t(isVisit ? 'turnHome' : 'turnPhone', { when, maker: maker.name });
    return t(isVisit ? 'makerHome' : 'makerPhone', { when, buyer: buyer.name });
  }
  return t('turnBook');
}

/** The ways on from that sentence. */
export function MeetingTurnActions({ order }: { order: OrderData }) {
  const t = useTranslations('meetings');
  const { id, meeting, can } = order;
  if (can.scheduleMeeting) {
    return (
      <ButtonLink small to={`/schedule-meeting/${id}`}>
        <CalendarClock />
        {t('order.schedule')}
      </ButtonLink>
    );
  }
  if (!meeting) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink small to={`/schedule-meeting/${id}`}>
        {meeting.status === 'SCHEDULED' ? t('card.reschedule') : t('order.open')}
      </ButtonLink>
      <AddToCalendar meetingId={meeting.id} />
    </div>
  );
}

/** The meeting beneath its step of the timeline. */
export function MeetingLine({ meeting }: { meeting: NonNullable<OrderData['meeting']> }) {
  const t = useTranslations('meetings');
  const when = appointmentInWords(new Date(meeting.scheduledAt));
  return t('order.line', { kind: t(`type.${meeting.type}`), when });
}
