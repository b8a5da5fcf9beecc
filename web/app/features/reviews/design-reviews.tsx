import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { ReviewCard } from './review-card.tsx';
import type { ReviewWithMark } from './review-with-mark.ts';
import { Stars } from './stars.tsx';

const othersShown = 2;

interface ReviewedDesign {
  id: number;
  rating: number | null;
  reviewCount: number;
  latestReviews: ReviewWithMark[];
  /** Reviews by people who have not ordered the design; the three fields above count buyers' reviews. */
  others: { rating: number | null; reviewCount: number; latestReviews: ReviewWithMark[] };
  canReview: boolean;
}

/** The rating beneath a design's title, linked to its reviews; nothing if there is none. */
export function RatingLine({ design: { id, rating, reviewCount } }: { design: ReviewedDesign }) {
  const t = useWords(reviewsWords);
  if (rating === null) return null;
  return (
    <Link to={`/product/${id}/reviews`} className="reach inline-flex items-center gap-2 hover:underline">
      <Stars rating={rating} />
      <span className="num pt-0.5">{t('ratingLine', { rating: rating.toFixed(1), count: reviewCount })}</span>
    </Link>
  );
}

/** The latest reviews on a design's page: those of buyers, and separately those of others. */
export function DesignReviews({ design }: { design: ReviewedDesign }) {
  const t = useWords(reviewsWords);
  const { id, rating, reviewCount, latestReviews, others, canReview } = design;
  const isReviewed = rating !== null || others.rating !== null;
  return (
    <section aria-labelledby="reviews" className="mt-12 md:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-seam pb-3">
        <h2 id="reviews" className="title-2">
          {t('title')}
        </h2>
        {!isReviewed ? null : (
          <Link to={`/product/${id}/reviews`} className="link reach inline-flex min-h-8 items-center">
            {t('viewAll')}
          </Link>
        )}
      </div>
      {rating === null ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-5">
          <p className="meta">{t(isReviewed ? 'noneOfBuyersYet' : 'noneYet')}</p>
          {canReview ? (
            <ButtonLink to={`/product/${id}/write-review`} kind="ghost" small>
              {t('write')}
            </ButtonLink>
          ) : null}
        </div>
      ) : (
        <div className="design-reviews">
          <div className="design-rating">
            <p className="rating-average num">{rating.toFixed(1)}</p>
            <div className="grid gap-1.5">
              <Stars rating={rating} />
              <p className="hint">{t('count', { count: reviewCount })}</p>
            </div>
          </div>
          {latestReviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      )}
      {others.rating === null ? null : (
        <OtherReviews
          id={id}
          rating={others.rating}
          count={others.reviewCount}
          latest={others.latestReviews}
        />
      )}
    </section>
  );
}

interface OtherReviewsProps {
  id: number;
  rating: number;
  count: number;
  latest: ReviewWithMark[];
}

/** Reviews by people who have not ordered the design, with their own average. */
function OtherReviews({ id, rating, count, latest }: OtherReviewsProps) {
  const t = useWords(reviewsWords);
  return (
    <section aria-labelledby="other-reviews" className="other-reviews">
      <div className="grid content-start gap-2">
        <h3 id="other-reviews" className="font-sans font-semibold text-pretty">
          {t('fromOthers')}
        </h3>
        <Link
          to={`/product/${id}/reviews?from=others`}
          className="reach inline-flex items-center gap-2 justify-self-start hover:underline"
        >
          <Stars rating={rating} />
          <span className="hint num">{t('ratingLine', { rating: rating.toFixed(1), count })}</span>
        </Link>
      </div>
      {latest.slice(0, othersShown).map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </section>
  );
}
