import { Link } from 'react-router';
import type { OccasionBoard, OccasionPiece } from '#contracts/occasions/occasions.fields.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';

/** A piece with its picture, maker and status. */
export function PieceWhat({ piece }: { piece: OccasionPiece }) {
  const { orderId, title, titleLang, image, maker, status, finalPaid } = piece;
  return (
    <div className="relative grid grid-cols-[56px_minmax(0,1fr)] gap-3.5">
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="56px" />
      )}
      <div className="grid content-start justify-items-start gap-1">
        <Link
          to={`/order-details/purchase/${orderId}`}
          prefetch="intent"
          lang={titleLang}
          dir="auto"
          className="leading-[1.35] font-medium wrap-anywhere after:absolute after:inset-0 hover:text-indigo"
        >
          {title}
        </Link>
        <span className="meta wrap-anywhere">{maker}</span>
        <StatusBadge status={shownStatus(status, finalPaid)} />
      </div>
    </div>
  );
}

const dayMs = 86_400_000;

/** The promised day of a piece against the day of the occasion. */
export function PiecePromise({ piece, day }: { piece: OccasionPiece; day: OccasionBoard['day'] }) {
  const t = useWords(occasionsWords, 'piece');
  const { promisedBy, isLate, status } = piece;
  if (status === 'CANCELLED') return <span className="meta">{t('cancelled')}</span>;
  if (promisedBy === null) return <span className="meta">{t('noPromise')}</span>;
  const late = Math.round((Date.parse(promisedBy) - Date.parse(day)) / dayMs);
  return (
    <span className="num grid gap-0.5">
      <span className={isLate ? 'font-medium text-bad' : ''}>
        {t(status === 'DELIVERED' ? 'arrived' : 'by', { day: formatCalendarDay(promisedBy) })}
      </span>
      {isLate ? <span className="text-2 text-bad">{t('late', { count: late })}</span> : null}
    </span>
  );
}
