import { useWords } from '#web/platform/i18n/use-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { Stitch } from './stitch.tsx';

const places = [1, 2, 3, 4, 5];

/** A rating as four-pointed stitches, rounded to the nearest half; null if there is no rating yet. */
export function Stars({ rating, large = false }: { rating: number | null; large?: boolean }) {
  const t = useWords(reviewsWords);
  const sewn = Math.round((rating ?? 0) * 2) / 2;
  const label =
    rating === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('stars', { rating }) };
  return (
    <span className={classNames('stars', large && 'stars-large')} {...label}>
      {places.map((place) => (
        <Stitch key={place} sewn={place <= sewn} half={place - 0.5 === sewn} />
      ))}
    </span>
  );
}
