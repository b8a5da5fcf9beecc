import { reviewSorts } from '#contracts/reviews/review-choices.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Select } from '#web/ui/forms/text-input.tsx';
import { Image, X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { ReviewState } from './review-state.ts';
import type { ReviewsMeta } from './reviews.api.ts';

interface ReviewFiltersProps {
  state: ReviewState;
  meta: ReviewsMeta;
  onChange: (change: Partial<ReviewState>) => void;
}

/** The sort order and filters of reviews. */
export function ReviewFilters({ state, meta, onChange }: ReviewFiltersProps) {
  const t = useWords(reviewsWords);
  return (
    <div className="review-filters">
      {state.stars === null ? null : (
        <button type="button" className="chip chip-on" onClick={() => onChange({ stars: null })}>
          {t('starsChip', { stars: state.stars })}
          <X aria-hidden="true" />
          <span className="sr-only">{t('removeFilter')}</span>
        </button>
      )}
      {meta.withPhotos > 0 || state.photos ? (
        <button
          type="button"
          className={classNames('chip', state.photos && 'chip-on')}
          aria-pressed={state.photos}
          onClick={() => onChange({ photos: !state.photos })}
        >
          <Image />
          {t('withPhotos', { count: meta.withPhotos })}
        </button>
      ) : null}
      <div className="search-sort ml-auto">
        <Select
          aria-label={t('sort.label')}
          value={state.sort}
          onChange={({ target }) => {
            const sort = reviewSorts.find((one) => one === target.value);
            if (sort) onChange({ sort });
          }}
        >
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
