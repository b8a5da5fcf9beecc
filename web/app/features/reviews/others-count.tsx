import { useWords } from '#web/platform/i18n/use-words.ts';
import { reviewsWords } from './reviews.words.ts';

/** How many reviews are of people who have not ordered; nothing where there are none. */
export function OthersCount({ count }: { count: number }) {
  const t = useWords(reviewsWords);
  return count === 0 ? null : <span className="hint num pt-0.5">{t('fromOthersCount', { count })}</span>;
}
