import { useWords } from '#web/platform/i18n/use-words.ts';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { ReviewsMeta } from './reviews.api.ts';
import { Stars } from './stars.tsx';

interface RatingSummaryProps {
  meta: ReviewsMeta;
  /** The rating filtered by; null for all. */
  chosen: number | null;
  /** Called when a bar is pressed, to filter by its rating. */
  onChoose: (stars: number | null) => void;
}

/** The average, the count and the distribution of ratings in the listed group; pressing a bar filters by it. */
export function RatingSummary({ meta, chosen, onChoose }: RatingSummaryProps) {
  const t = useWords(reviewsWords);
  const ofBuyers = { ...meta, totalReviews: meta.verifiedReviews };
  const { averageRating, totalReviews, ratingDistribution } = meta.from === 'others' ? meta.others : ofBuyers;
  if (averageRating === null) return null;
  return (
    <div className="rating-summary">
      <div className="grid content-start gap-2.5">
        <p className="rating-average num">{averageRating.toFixed(1)}</p>
        <Stars rating={averageRating} />
        <p className="hint">{t('count', { count: totalReviews })}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
      <div className="rating-bars" role="group" aria-label={t('byStars')}>
        {ratingDistribution.toReversed().map(({ stars, percentage, count }) => (
          <button
            key={stars}
            type="button"
            className="rating-bar num"
            aria-pressed={chosen === stars}
            onClick={() => onChoose(chosen === stars ? null : stars)}
          >
            <span className="sr-only">{t('onlyStars', { stars, count })}</span>
            <span aria-hidden="true">{stars}</span>
            <i style={{ '--done': `${percentage}%` }} />
            <span aria-hidden="true">{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
