import { reviewLimits } from '#contracts/reviews/review.rules.ts';
import { PhotoChoice } from '#web/features/designs/pictures/photo-choice.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import reviewsWords from '#web/words/en/features/reviews/reviews.json';
import type { WriteReview } from './use-write-review.ts';

/** The photos of a review: those already uploaded, those newly chosen, and a button to add more. */
export function PhotoField({ form }: { form: WriteReview }) {
  const t = useWords(reviewsWords, 'form');
  const { kept, photos, problems, done } = form;
  const tiles = [
    ...kept.map(({ mediaId, url }) => ({ key: url, address: url, onRemove: () => form.dropKept(mediaId) })),
    ...photos.map(({ key, preview }) => ({
      key: String(key),
      address: preview,
      onRemove: () => form.dropPhoto(key),
    })),
  ];
  return (
    <PhotoChoice
      label={t('photos')}
      addLabel={t('addPhotos')}
      removeLabel={(number) => t('removePhoto', { number })}
      hint={t('photosHint', { count: tiles.length, most: reviewLimits.pictures })}
      tiles={tiles}
      most={reviewLimits.pictures}
      types={reviewLimits.pictureTypes}
      isBusy={done !== null}
      problem={problems.images}
      onAdd={form.addPhotos}
    />
  );
}
