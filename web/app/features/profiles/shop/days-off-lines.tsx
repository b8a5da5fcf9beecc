import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import closedWords from '#web/words/en/features/profiles/shop/closed.json';

/**
 * Explains why an expected date is later than making and transit days add up to: one line for each holiday of the
 * maker.
 */
export function DaysOffLines({ maker, away }: { maker: string; away: readonly DayRange[] }) {
  const t = useWords(closedWords);
  return away.map(({ from, to }) => (
    <p key={from} className="hint text-pretty">
      {t('away', {
        maker,
        span: from === to ? 'day' : 'days',
        from: formatCalendarDay(from),
        to: formatCalendarDay(to),
      })}
    </p>
  ));
}
