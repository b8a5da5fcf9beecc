import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { ReviewState } from './review-state.ts';
import type { ReviewsMeta } from './reviews.api.ts';

interface ReviewGroupsProps {
  chosen: ReviewState['from'];
  /** Undefined while the reviews are loading. */
  meta: ReviewsMeta | undefined;
  onChoose: (from: ReviewState['from']) => void;
  /** The reviews of the chosen group. */
  children: ReactNode;
}

/** Whether there are reviews by people who have not ordered the design. */
export function hasGroups(meta: ReviewsMeta | undefined): boolean {
  return meta !== undefined && meta.others.totalReviews > 0;
}

/** Reviews of buyers and of people who have not ordered the design, in two tabs if there are both. */
export function ReviewGroups({ chosen, meta, onChoose, children }: ReviewGroupsProps) {
  const t = useWords(reviewsWords, 'groups');
  if (!meta || !hasGroups(meta)) return children;
  return (
    <Tabs
      label={t('label')}
      tabs={[
        { name: 'buyers', label: t('buyers', { count: meta.verifiedReviews }) },
        { name: 'others', label: t('others', { count: meta.others.totalReviews }) },
      ]}
      chosen={chosen ?? meta.from ?? 'buyers'}
      onChoose={onChoose}
    >
      <div className="pt-6 md:pt-9">{children}</div>
    </Tabs>
  );
}

/** The number of reviews by people who have not ordered; nothing if there are none. */
export function OthersCount({ count }: { count: number }) {
  const t = useWords(reviewsWords);
  return count === 0 ? null : <span className="hint num pt-0.5">{t('fromOthersCount', { count })}</span>;
}
