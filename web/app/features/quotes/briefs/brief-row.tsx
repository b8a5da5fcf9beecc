import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { OwnBrief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { Picture } from '#web/ui/picture.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { lastDayOf } from '../last-day.ts';
import { BriefBadge } from './brief-badge.tsx';
import { Budget } from './brief-facts.tsx';

/** A brief of the viewer in the list: picture, title, budget, state and how many offers it has. */
export function BriefRow({ brief }: { brief: OwnBrief }) {
  const t = useWords(briefsWords, 'list');
  const g = useWords(measurementsWords, 'garments');
  const { id, state, garment, title, neededBy, endsAt, image, bidsCount } = brief;
  const isOpen = state === 'OPEN';
  return (
    <Link to={`/briefs/${id}`} prefetch="intent" className="quote-row">
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="64px" />
      )}
      <span className="grid min-w-0 content-start gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span
            lang={writtenIn(title)}
            dir="auto"
            className="min-w-0 font-display text-4 leading-[1.25] wrap-anywhere"
          >
            {title}
          </span>
          <Budget {...brief} />
        </span>
        <span className="meta num">
          <Dotted parts={[g(garment), t('neededBy', { day: formatCalendarDay(neededBy) })]} />
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <BriefBadge state={state} />
          {isOpen && bidsCount > 0 ? (
            <span className="voice text-madder-text">{t('offers', { count: bidsCount })}</span>
          ) : null}
          {isOpen ? (
            <span className="meta num">
              {bidsCount === 0 ? `${t('offers', { count: 0 })} · ` : ''}
              {t('until', { day: lastDayOf(endsAt) })}
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
