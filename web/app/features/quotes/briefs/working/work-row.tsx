import { Link } from 'react-router';
import type { Garment } from '#contracts/measurements/garments.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { WorkBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { GarmentDrawing } from '#web/features/help/sizes/garment-drawing.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { townAndState } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Check, Clock } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { QuoteBadge } from '../../quote-badge.tsx';
import { Budget } from '../brief-facts.tsx';

/** A brief in the worklist: what is wanted, for how much and by when, how far away, why it fits, and the maker's bid. */
export function WorkRow({ brief }: { brief: WorkBrief }) {
  const t = useWords(workWords, 'row');
  const g = useWords(measurementsWords, 'garments');
  const { id, garment, title, neededBy, image, place, distanceKm, isFull, ownBid } = brief;
  const town = townAndState(place.city, place.state);
  const distance = distanceKm === null ? '' : t('distance', { km: distanceKm });
  const way = [town, distance].filter((part) => part !== '').join(' · ');
  return (
    <Link
      to={`/briefs/${id}`}
      prefetch="intent"
      className="grid grid-cols-[88px_minmax(0,1fr)] gap-4 py-5 md:grid-cols-[112px_minmax(0,1fr)] md:gap-6"
    >
      {image === null ? (
        <NoPicture garment={garment} />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="112px" />
      )}
      <span className="grid min-w-0 content-start gap-1">
        <span className="caps">{g(garment)}</span>
        <span lang={writtenIn(title)} dir="auto" className="font-display text-4 leading-[1.25] wrap-anywhere">
          {title}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Budget {...brief} />
          <span className="meta num">{t('neededBy', { day: formatCalendarDay(neededBy) })}</span>
        </span>
        {way === '' ? null : <span className="meta num">{way}</span>}
        <Fit brief={brief} />
        {ownBid !== null ? (
          <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="meta">{t('yours')}</span>
            <QuoteBadge state={ownBid.state} />
          </span>
        ) : isFull ? (
          <span className="mt-1">
            <Badge>{t('full')}</Badge>
          </span>
        ) : null}
      </span>
    </Link>
  );
}

/** Why a brief fits the maker, and whether the day is within their usual time. */
function Fit({ brief: { isOwnGarment, isInTime } }: { brief: WorkBrief }) {
  const t = useWords(workWords, 'row');
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-2">
      <span className="inline-flex items-center gap-1.5 text-good">
        <Check className="size-4 flex-none" />
        {t(isOwnGarment ? 'ownGarment' : 'category')}
      </span>
      <span className={`inline-flex items-center gap-1.5 ${isInTime ? 'text-good' : 'text-warn'}`}>
        {isInTime ? <Check className="size-4 flex-none" /> : <Clock className="size-4 flex-none" />}
        {t(isInTime ? 'inTime' : 'tight')}
      </span>
    </span>
  );
}

/** The outline of the garment, for a brief without a picture. */
function NoPicture({ garment }: { garment: Garment }) {
  return (
    <span className="picture grid place-items-center">
      {garment === 'other' ? null : (
        <span className="w-3/5">
          <GarmentDrawing garment={garment} />
        </span>
      )}
    </span>
  );
}
