import { useWords } from '../../platform/i18n/use-words.ts';
import { PictureStrip } from '../designs/picture-strip.tsx';
import { reviewsWords } from './reviews.words.ts';
import type { ToldReview } from './told-review.ts';

/** The photos of a review. */
export function ReviewPictures({ review }: { review: ToldReview }) {
  const t = useWords(reviewsWords);
  const { pictures, preparing, user } = review;
  const place = (index: number) => ({ name: user.name, number: index + 1, count: pictures.length });
  return (
    <PictureStrip
      title={t('theReviewBy', { name: user.name })}
      pictures={pictures}
      altOf={(index) => t('photoOf', place(index))}
      openLabel={(index) => t('openPhoto', place(index))}
      preparing={preparing > 0 ? t('preparing', { count: preparing }) : null}
    />
  );
}
