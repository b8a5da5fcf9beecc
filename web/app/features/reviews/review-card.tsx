import type { ReactNode } from 'react';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { PictureStrip } from '#web/features/designs/pictures/picture-strip.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Check } from '#web/ui/icons.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { ReviewWithMark } from './review-with-mark.ts';
import { Stars } from './stars.tsx';

interface ReviewCardProps {
  review: ReviewWithMark;
  /** The reader's actions, beneath the text. */
  acts?: ReactNode;
  children?: ReactNode;
}

/** One review: author, stars, text and photos. */
export function ReviewCard({ review, acts, children }: ReviewCardProps) {
  const t = useWords(reviewsWords);
  const { user, rating, comment, createdAt, editedAt, isVerifiedPurchase } = review;
  return (
    <article className="review" aria-label={t('reviewBy', { name: user.name })}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar person={user} />
          <div className="min-w-0 leading-[1.3]">
            <p className="font-semibold wrap-anywhere">{user.name}</p>
            <p className="hint num">
              <time dateTime={createdAt}>{formatShortDay(createdAt)}</time>
              {editedAt === null ? null : ` · ${t('edited')}`}
            </p>
          </div>
        </div>
        <Stars rating={rating} />
      </div>
      <p lang={writtenIn(comment)} dir="auto" className="review-words">
        {comment}
      </p>
      <ReviewPictures review={review} />
      {isVerifiedPurchase || acts !== undefined ? (
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          {acts}
          {isVerifiedPurchase ? (
            <span className="ml-auto">
              <Badge tone="good">
                <Check />
                {t('verified')}
              </Badge>
            </span>
          ) : null}
        </div>
      ) : null}
      {children}
    </article>
  );
}

function ReviewPictures({ review }: { review: ReviewWithMark }) {
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
