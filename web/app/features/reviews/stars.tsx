import { useWords } from '#web/platform/i18n/use-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { reviewsWords } from './reviews.words.ts';

const places = [1, 2, 3, 4, 5];

/** A rating as four-pointed stitches to the nearest half: those that are given are sewn, the others pricked. */
export function Stars({ rating, large = false }: { rating: number; large?: boolean }) {
  const t = useWords(reviewsWords);
  const sewn = Math.round(rating * 2) / 2;
  return (
    <span
      className={classNames('stars', large && 'stars-large')}
      role="img"
      aria-label={t('stars', { rating })}
    >
      {places.map((place) => (
        <Stitch key={place} sewn={place <= sewn} half={place - 0.5 === sewn} />
      ))}
    </span>
  );
}

const outline = 'M12 3 14.6 9.4 21 12 14.6 14.6 12 21 9.4 14.6 3 12 9.4 9.4Z';
const leftHalf = 'M12 3V21L9.4 14.6 3 12 9.4 9.4Z';

export function Stitch({ sewn, half = false }: { sewn: boolean; half?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('star', sewn && 'star-sewn')}>
      <path d={outline} />
      {half ? <path d={leftHalf} className="star-half" /> : null}
    </svg>
  );
}
