import { Link } from 'react-router';
import type { HandedWork } from '#contracts/hands/hands.fields.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';
import handedWorkWords from '#web/words/en/features/hands/handed-work.json';
import { toneOfHandOver } from '../tone-of-hand-over.ts';

/** A piece in the list of its hand: photograph, name, workshop, rate, day and state. */
export function HandedRow({ work }: { work: HandedWork }) {
  const t = useWords(handedWorkWords);
  const { id, workshop, piece, state, rate, due, lateDays, isCreditOffered, image } = work;
  return (
    <Link
      to={`/handed-work/${id}`}
      prefetch="intent"
      className="grid grid-cols-[64px_minmax(0,1fr)] gap-4 py-4.5"
    >
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="64px" />
      )}
      <span className="grid min-w-0 content-start gap-1">
        <span className="flex items-baseline justify-between gap-4">
          <span
            lang={writtenIn(piece)}
            dir="auto"
            className="min-w-0 font-display text-4 leading-[1.25] wrap-anywhere"
          >
            {piece}
          </span>
          <span className="num flex-none">{formatRupees(rate)}</span>
        </span>
        <span className="meta wrap-anywhere">{t('from', { workshop })}</span>
        <span className="meta num">
          {t('due', { day: formatCalendarDay(due) })}
          {lateDays > 0 ? <strong className="text-bad"> · {t('late', { days: lateDays })}</strong> : null}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={toneOfHandOver[state]}>{t(`state.${state}`)}</Badge>
          {state === 'OFFERED' || isCreditOffered ? (
            <span className="voice text-madder-text">
              {t(state === 'OFFERED' ? 'yourAnswer' : 'creditAsked')}
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
