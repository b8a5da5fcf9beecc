import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { ReviewCard } from './review-card.tsx';
import { OthersCount } from './review-groups.tsx';
import { makerReviews } from './reviews.api.ts';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import { Stars } from './stars.tsx';

/** The reviews of a maker's designs, newest first, for the public profile. */
export function MakerReviews({ userId }: { userId: number }) {
  const t = useWords(reviewsWords);
  const list = usePageList(makerReviews(userId), null);
  const [first] = list.data?.pages ?? [];
  if (first === undefined) {
    return list.error === null ? (
      <ReviewsSkeleton rows={3} />
    ) : (
      <ErrorState line={sentenceOf(list.error, t('loadFailed'))} onRetry={() => void list.refetch()} />
    );
  }
  if (first.total + first.others === 0) return <p className="meta py-6">{t('noneYet')}</p>;
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        {first.average === null ? null : (
          <>
            <Stars rating={first.average} />
            <span className="num pt-0.5">
              {t('ratingLine', { rating: first.average.toFixed(1), count: first.total })}
            </span>
          </>
        )}
        <OthersCount count={first.others} />
      </p>
      <ul className="review-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review}>
              {review.design === null ? null : (
                <p className="hint">
                  <AboutDesign design={review.design} />
                </p>
              )}
            </ReviewCard>
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}

function AboutDesign({ design: { id, title } }: { design: { id: number; title: string } }) {
  const t = useWords(reviewsWords);
  const link = (words: ReactNode) => (
    <Link to={`/product/${id}`} lang={writtenIn(title)} dir="auto" className="link">
      {words}
    </Link>
  );
  return t.rich('about', { title, link });
}
