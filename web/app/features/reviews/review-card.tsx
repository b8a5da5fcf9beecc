import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { ReportButton } from '#web/features/complaints/reports/report-button.tsx';
import { PictureStrip } from '#web/features/designs/pictures/picture-strip.tsx';
import { useSerialMark } from '#web/features/engagement/marks/use-serial-mark.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Check, Pencil, ThumbsUp } from '#web/ui/icons.tsx';
import { ReviewReply } from './replies/review-reply.tsx';
import { setHelpful } from './reviews.api.ts';
import { reviewsWords } from './reviews.words.ts';
import { Stars } from './stars.tsx';
import type { ToldReview } from './told-review.ts';

interface ReviewCardProps {
  review: ToldReview;
  /** Of the design, for the link to change one's own. */
  designId: string;
  /** Only the words and photos, where the list is told in brief. */
  brief?: boolean;
  children?: ReactNode;
}

/** One review: who, how many stars, what they say and show, and what the maker answered. */
export function ReviewCard({ review, designId, brief = false, children }: ReviewCardProps) {
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
      {isVerifiedPurchase || !brief ? (
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          {brief ? null : <HelpfulButton review={review} />}
          {brief || !review.can.edit ? null : (
            <Link to={`/product/${designId}/write-review`} className="review-act">
              <Pencil />
              {t('change')}
            </Link>
          )}
          {brief || !review.can.report ? null : (
            <ReportButton kind="REVIEW" targetId={review.id} className="review-act" />
          )}
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
      {brief ? null : <ReviewReply review={review} designId={designId} />}
      {children}
    </article>
  );
}

function ReviewPictures({ review }: { review: ToldReview }) {
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

function HelpfulButton({ review }: { review: ToldReview }) {
  const t = useWords(reviewsWords);
  const { on, count, toggle } = useSerialMark(review.helpful, {
    key: `helpful:${review.id}`,
    action: 'helpful',
    send: (wanted) => setHelpful(review.id, wanted),
    failed: t('helpfulFailed'),
  });
  if (!review.can.markHelpful) {
    return count > 0 ? <span className="meta num py-2.5 pr-3">{t('foundHelpful', { count })}</span> : null;
  }
  return (
    <button type="button" className="review-act -ml-2" aria-pressed={on} onClick={toggle}>
      <ThumbsUp />
      <span>
        {t('helpful')}
        {count > 0 ? <span className="num"> ({count})</span> : null}
      </span>
    </button>
  );
}
