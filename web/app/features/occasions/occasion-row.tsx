import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { ListedOccasion } from '#contracts/occasions/occasions.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { ChevronRight } from '#web/ui/icons.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { DayOfOccasion } from './day-of-occasion.tsx';

/** An occasion in the list: its day, how many people and pieces, and how much is paid. */
export function OccasionRow({ occasion }: { occasion: ListedOccasion }) {
  const t = useWords(occasionsWords, 'list');
  const { id, title, city, people, pieces, paid, isArchived } = occasion;
  return (
    <Link to={`/occasions/${id}`} prefetch="intent" className="occasion-row group">
      <span className="grid gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span lang={writtenIn(title)} dir="auto" className="title-3 wrap-anywhere group-hover:text-indigo">
            {title}
          </span>
          {isArchived ? <Badge>{t('archived')}</Badge> : null}
        </span>
        <span className="meta">
          <DayOfOccasion occasion={occasion} />
          {city === '' ? null : <span className="wrap-anywhere"> · {city}</span>}
        </span>
        <span className="meta">
          <Dotted parts={[t('people', { count: people }), t('pieces', { count: pieces })]} />
        </span>
      </span>
      <ChevronRight className="flex-none self-center text-ink-3" />
      {paid.of === 0 ? null : (
        <span className="col-span-2 grid gap-2">
          <ProgressThread label={t('paid')} done={paid.paid / paid.of} />
          <span className="meta num">
            {t('paidOf', { paid: formatRupees(paid.paid), of: formatRupees(paid.of) })}
          </span>
        </span>
      )}
    </Link>
  );
}
