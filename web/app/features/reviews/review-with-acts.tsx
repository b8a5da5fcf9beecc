import { Link } from 'react-router';
import { ReportButton } from '#web/features/complaints/reports/report-button.tsx';
import { useSerialMark } from '#web/features/engagement/marks/use-serial-mark.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Pencil, ThumbsUp } from '#web/ui/icons.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { ReviewReply } from './replies/review-reply.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewWithMark } from './review-with-mark.ts';
import { setHelpful } from './reviews.api.ts';

interface ReviewWithActsProps {
  review: ReviewWithMark;
  /** The design's id, for the link to edit one's own review. */
  designId: string;
}

/** A review on the page of all reviews, with its actions: mark as helpful, edit, report and answer. */
export function ReviewWithActs({ review, designId }: ReviewWithActsProps) {
  const t = useWords(reviewsWords);
  const acts = (
    <>
      <HelpfulButton review={review} />
      {review.can.edit ? (
        <Link to={`/product/${designId}/write-review`} className="review-act">
          <Pencil />
          {t('change')}
        </Link>
      ) : null}
      {review.can.report ? <ReportButton kind="REVIEW" targetId={review.id} className="review-act" /> : null}
    </>
  );
  return (
    <ReviewCard review={review} acts={acts}>
      <ReviewReply review={review} designId={designId} />
    </ReviewCard>
  );
}

function HelpfulButton({ review }: { review: ReviewWithMark }) {
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
