import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { Reply } from '#web/ui/icons.tsx';
import { refreshReviews, sendReply } from './reviews.api.ts';
import { reviewsWords } from './reviews.words.ts';
import type { ToldReview } from './told-review.ts';

interface ReviewReplyProps {
  review: ToldReview;
  designId: string;
}

/** What the maker answered; the maker, who may answer once, finds the way to it here. */
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
  if (isWriting) {
    return <ReplyForm review={review} designId={designId} onClose={() => setIsWriting(false)} />;
  }
  return (
    <button type="button" className="review-act -ml-2 justify-self-start" onClick={() => setIsWriting(true)}>
      <Reply />
      {t('write')}
    </button>
  );
}

function ReplyForm({ review, designId, onClose }: ReviewReplyProps & { onClose: () => void }) {
  const t = useWords(reviewsWords, 'reply');
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return setProblem(reviewSentences.emptyReply);
    setIsSending(true);
    try {
      const { message } = await sendReply(review.id, words);
      toast.good(t('done'), message);
      await refreshReviews(client, designId);
    } catch (error) {
      setProblem(sentenceOf(error, t('failed')));
      setIsSending(false);
    }
  };

  return (
    <form noValidate className="review-reply" onSubmit={(event) => void send(event)}>
      <Field label={t('label', { name: review.user.name })} hint={t('once')} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={words}
            maxLength={reviewLimits.longestReply}
            readOnly={isSending}
            autoFocus
            onChange={({ target }) => {
              setWords(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending && t('sending')}>
          {t('send')}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
