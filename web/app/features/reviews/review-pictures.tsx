import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../platform/i18n/use-words.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ToldReview } from './told-review.ts';

const PictureViewer = lazy(async () => ({
  default: (await import('../designs/picture-viewer.tsx')).PictureViewer,
}));

/** The photos of a review; each opens over the whole window, where the last one leads round to the first. */
export function ReviewPictures({ review }: { review: ToldReview }) {
  const t = useWords('reviews');
  const [open, setOpen] = useState<number | null>(null);
  const { pictures, preparing, user } = review;
  if (pictures.length === 0 && preparing === 0) return null;
  const altOf = (index: number) =>
    t('photoOf', { name: user.name, number: index + 1, count: pictures.length });
  return (
    <div className="review-pictures">
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          className="review-picture"
          aria-label={t('openPhoto', { name: user.name, number: index + 1, count: pictures.length })}
          onClick={() => setOpen(index)}
        >
          <Picture picture={picture} alt="" sizes="84px" />
        </button>
      ))}
      {preparing > 0 ? (
        <span role="status" className="meta self-center">
          {t('preparing', { count: preparing })}
        </span>
      ) : null}
      {open === null ? null : (
        <Suspense>
          <PictureViewer
            title={t('theReviewBy', { name: user.name })}
            pictures={pictures}
            altOf={altOf}
            index={open}
            wraps
            onIndex={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
