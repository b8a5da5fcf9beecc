import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import { isStale, passedSince } from './freshness.ts';

interface FreshnessProps {
  of: { measuredOn: string; confirmedOn: string | null };
  body: BookBody;
}

/** "Measured 3 months ago", and whether it is time to measure again. */
export function Freshness({ of: { measuredOn, confirmedOn }, body }: FreshnessProps) {
  const t = useWords(bookWords);
  const today = todayInIndia();
  const { unit, count } = passedSince(confirmedOn ?? measuredOn, today);
  const passed = t(`passed.${unit}`, { count });
  return (
    <span className="meta">
      {confirmedOn === null ? t('measuredAgo', { passed }) : t('confirmedAgo', { passed })}
      {isStale(confirmedOn ?? measuredOn, today, body) ? (
        <span className="text-warn"> · {t('measureAgain')}</span>
      ) : null}
    </span>
  );
}
