import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type ButtonKind, ButtonLink } from '#web/ui/button.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';

interface TrackOrderProps {
  order: OrderData;
  kind?: ButtonKind;
  small?: boolean;
}

export function TrackOrder({ order, kind = 'secondary', small = false }: TrackOrderProps) {
  const t = useWords(makingWords, 'timeline');
  return (
    <ButtonLink kind={kind} small={small} to={`/order-processing/${order.id}`}>
      {t('track')}
    </ButtonLink>
  );
}

interface ScheduleMeasurementProps {
  order: OrderData;
  className?: string;
  small?: boolean;
}

/** The buyer's link to book a measurement meeting, while one is needed. */
export function ScheduleMeasurement({ order, className = '', small = false }: ScheduleMeasurementProps) {
  const t = useWords(makingWords, 'tracking');
  const { can, role, meeting } = order;
  const isBooked = role === 'buyer' && meeting !== null && activeStatuses.includes(meeting.status);
  if (!can.scheduleMeeting && !isBooked) return null;
  return (
    <ButtonLink kind="secondary" small={small} to={`/schedule-meeting/${order.id}`} className={className}>
      {can.scheduleMeeting ? t('schedule') : t('meeting')}
    </ButtonLink>
  );
}
