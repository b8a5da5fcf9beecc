import { useState } from 'react';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import { Stitch } from '../stitch.tsx';

interface StarChoiceProps {
  rating: number;
  onChange: (rating: number) => void;
  error: Message | undefined;
}

const errorId = 'rating-error';
const ratings = [1, 2, 3, 4, 5];
const nameOf = (stars: number) => labelOf('rating', String(stars));

/** Five stars as a group of radio buttons, so that the arrow keys move between them and each has a label. */
export function StarChoice({ rating, onChange, error }: StarChoiceProps) {
  const t = useWords(reviewsWords, 'form');
  const [hovered, setHovered] = useState(0);
  const shown = hovered || rating;
  return (
    <fieldset
      className="grid scroll-mt-28 grid-cols-1 gap-1.5"
      {...(error ? { 'aria-describedby': errorId } : {})}
    >
      <legend className="mb-1.5 text-2 leading-[1.3] font-semibold">{t('rating')}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="star-choice" onPointerLeave={() => setHovered(0)}>
          {ratings.map((stars) => {
            const label = nameOf(stars);
            return (
              <label
                key={stars}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(stars)}
              >
                <input
                  type="radio"
                  name="rating"
                  className="sr-only"
                  checked={rating === stars}
                  aria-label={t('star', { stars, label })}
                  {...(error ? { 'aria-invalid': true } : {})}
                  onChange={() => onChange(stars)}
                />
                <Stitch sewn={stars <= shown} />
              </label>
            );
          })}
        </div>
        <span className="font-display text-4" aria-hidden="true">
          {shown === 0 ? '' : nameOf(shown)}
        </span>
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
