import type { ListedOccasion } from '#contracts/occasions/occasions.fields.ts';
import { formatCalendarDay, todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';

const dayMs = 86_400_000;

/** The day of an occasion, and how far ahead it is. */
export function DayOfOccasion({ occasion: { day } }: { occasion: Pick<ListedOccasion, 'day'> }) {
  const t = useWords(occasionsWords, 'list');
  const ahead = Math.round((Date.parse(day) - Date.parse(todayInIndia())) / dayMs);
  return (
    <span className="num">
      {formatCalendarDay(day)}
      {ahead < 0 ? null : <>, {t('ahead', { count: ahead })}</>}
    </span>
  );
}
