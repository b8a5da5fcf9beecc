import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { ReviewWithMark } from '../review-with-mark.ts';
import { refreshReviews, sendReply } from '../reviews.api.ts';

interface ReviewReplyFormProps {
  review: ReviewWithMark;
  designId: string;
  onClose: () => void;
}

/** The form of the maker's only answer to a review. Load it lazily. */
export function ReviewReplyForm({ review, designId, onClose }: ReviewReplyFormProps) {
  const t = useWords(reviewsWords, 'reply');
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<Message>();
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
      <div className="btn-row">
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
