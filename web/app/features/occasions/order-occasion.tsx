import { Link } from 'react-router';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { CalendarDays } from '#web/ui/icons.tsx';
import occasionNoteWords from '#web/words/en/features/occasions/occasion-note.json';
import { occasionOfOrderQuery } from './occasions.api.ts';

/** The wish of the occasion that an order belongs to, for both of its sides. Load it lazily. */
export function OrderOccasion({ order }: { order: OrderData }) {
  const t = useWords(occasionNoteWords);
  const { data: note } = usePageQuery(occasionOfOrderQuery(order.id), null);
  if (!note) return null;
  const { occasion, delivery, day, city, others } = note;
  const wish = {
    day: formatCalendarDay(day),
    count: others,
    place: city === '' ? 'no' : 'yes',
    city,
  };
  return (
    <section aria-label={t('label')} className="occasion-note">
      <CalendarDays />
      <div className="grid gap-1">
        <p className="leading-[1.4] font-semibold wrap-anywhere">{t(delivery, wish)}</p>
        <p className="meta">{t(order.role === 'maker' ? 'wishForMaker' : 'wishForBuyer')}</p>
        {occasion === null ? null : (
          <Link to={`/occasions/${occasion.id}`} className="link justify-self-start wrap-anywhere">
            {t('toBoard', { title: occasion.title })}
          </Link>
        )}
      </div>
    </section>
  );
}
