import { useWords } from '../../platform/i18n/use-words.ts';
import { type SerialMark, useSerialMark } from '../engagement/use-serial-mark.ts';
import { setHelpful } from './reviews.api.ts';
import { reviewsWords } from './reviews.words.ts';
import type { ToldReview } from './told-review.ts';

/** Marks a review as helpful. */
export function useHelpful({ id, helpful }: ToldReview): SerialMark {
  const t = useWords(reviewsWords);
  return useSerialMark(helpful, {
    key: `helpful:${id}`,
    action: 'helpful',
    send: (wanted) => setHelpful(id, wanted),
    failed: t('helpfulFailed'),
  });
}
