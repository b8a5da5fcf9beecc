import type { FormEvent } from 'react';
import { reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { SentenceText } from '#web/platform/sentences/sentence-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { DesignBrief, OwnReview } from '../reviews.api.ts';
import { PhotoField } from './photo-field.tsx';
import { StarChoice } from './star-choice.tsx';
import { useWriteReview } from './use-write-review.ts';

/** The form of the viewer's review of a design: stars, text and photos. */
export function ReviewForm({ design, own }: { design: DesignBrief; own: OwnReview }) {
  const t = useWords(reviewsWords, 'form');
  const form = useWriteReview(String(design.id), own.review);
  const { rating, comment, problems, done } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <>
      <div className="review-about">
        {design.image === null ? null : (
          <Picture picture={{ url: design.image }} alt="" sizes="96px" first className="w-20 md:w-24" />
        )}
        <div className="min-w-0">
          <h1 className="title-1">{own.review ? t('changeTitle') : t('title')}</h1>
          <p className="lead mt-1 wrap-anywhere">
            {t('of', { title: design.title, maker: design.designer.name })}
          </p>
        </div>
      </div>
      {own.canWrite ? (
        <form ref={form.form} noValidate className="grid grid-cols-1 gap-8" onSubmit={submit}>
          <StarChoice rating={rating} error={problems.rating} onChange={form.setRating} />
          <Field
            label={t('comment')}
            hint={t('commentHint')}
            error={problems.comment}
            aside={
              <span className="hint num">
                {t('used', { used: comment.trim().length, most: reviewLimits.longestComment })}
              </span>
            }
          >
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                value={comment}
                placeholder={t('placeholder')}
                readOnly={done !== null}
                onChange={({ target }) => form.setComment(target.value)}
              />
            )}
          </Field>
          <PhotoField form={form} />
          {done === null ? null : <ProgressThread label={t('progress')} done={done} />}
          <div>
            <Button kind="primary" type="submit" busy={done === null ? false : t('sending')}>
              {own.review ? t('change') : t('submit')}
            </Button>
          </div>
        </form>
      ) : (
        <p className="meta">
          <SentenceText message={reviewSentences.ownDesign} />
        </p>
      )}
    </>
  );
}
