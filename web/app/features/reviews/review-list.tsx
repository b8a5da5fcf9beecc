import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { usePageList } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { isFiltered, type ReviewState } from './review-state.ts';
import { ReviewWithActs } from './review-with-acts.tsx';
import type { ReviewsPage } from './reviews.api.ts';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import { usePreparing } from './use-preparing.ts';

interface ReviewListProps {
  designId: string;
  list: ReturnType<typeof usePageList<ReviewsPage>>;
  state: ReviewState;
  /** Why the reviews could not be loaded; null if they were. */
  sentence: string | null;
  onClear: () => void;
  /** The button to write the first review. */
  write: ReactNode;
}

/** The reviews: loading, failed, empty or filled. */
export function ReviewList({ designId, list, state, sentence, onClear, write }: ReviewListProps) {
  const t = useWords(reviewsWords);
  const reviews = list.data?.pages.flatMap((page) => page.reviews);
  // True if the buyers' tab is empty but other people have written reviews.
  const hasOthers = (list.data?.pages[0]?.meta.totalReviews ?? 0) > 0;
  const isPreparing = reviews?.some(({ preparing }) => preparing > 0) ?? false;
  usePreparing(isPreparing, () => void list.refetch());
  if (reviews === undefined) {
    if (sentence === null) return <ReviewsSkeleton />;
    return <ErrorState line={sentence} onRetry={() => void list.refetch()} />;
  }
  if (reviews.length === 0) {
    return isFiltered(state) ? (
      <EmptyState picture="star" title={t('noneSuch')} line={t('noneSuchLine')}>
        <Button onClick={onClear}>{t('showAll')}</Button>
      </EmptyState>
    ) : (
      <EmptyState
        picture="star"
        title={t(hasOthers ? 'noneOfBuyers' : 'none')}
        line={write ? t('noneLine') : t('noneOwnLine')}
      >
        {write}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="review-list" aria-busy={list.isPlaceholderData}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewWithActs review={review} designId={designId} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}
