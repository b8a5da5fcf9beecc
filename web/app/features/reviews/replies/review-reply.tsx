import { lazy, Suspense, useState } from 'react';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Reply } from '#web/ui/icons.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { ReviewWithMark } from '../review-with-mark.ts';

const loadForm = () => fetched(() => import('./review-reply-form.tsx'));
const ReviewReplyForm = lazy(async () => ({ default: (await loadForm()).ReviewReplyForm }));

interface ReviewReplyProps {
  review: ReviewWithMark;
  designId: string;
}

/** The maker's answer to a review, or the button to write it: a maker may answer once. */
export function ReviewReply({ review, designId }: ReviewReplyProps) {
  const t = useWords(reviewsWords, 'reply');
  const { reply, can } = review;
  const [isWriting, setIsWriting] = useState(false);
  if (reply !== null) {
    return (
      <div className="review-reply">
        <p className="flex items-center gap-2.5 leading-[1.3]">
          <Avatar person={reply.maker} size="small" />
          <span>
            <span className="font-semibold wrap-anywhere">{t('by', { name: reply.maker.name })}</span>{' '}
            <time dateTime={reply.createdAt} className="hint num">
              {formatShortDay(reply.createdAt)}
            </time>
          </span>
        </p>
        <p lang={writtenIn(reply.content)} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {reply.content}
        </p>
      </div>
    );
  }
  if (!can.reply) return null;
  const writeButton = (
    <button
      type="button"
      className="review-act -ml-2 justify-self-start"
      onClick={() => setIsWriting(true)}
      onPointerEnter={() => void loadForm().catch(() => undefined)}
    >
      <Reply />
      {t('write')}
    </button>
  );
  if (!isWriting) return writeButton;
  return (
    <Suspense fallback={writeButton}>
      <ReviewReplyForm review={review} designId={designId} onClose={() => setIsWriting(false)} />
    </Suspense>
  );
}
