import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent, DragEvent } from 'react';
import { reviewLimits } from '#contracts/reviews/review.rules.ts';
import { useWords } from '../../platform/i18n/use-words.ts';
import { FieldError } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { WriteReview } from './use-write-review.ts';

const fieldId = 'review-photos';
const errorId = 'review-photos-error';
// Named one by one: an iPhone then turns its HEIC into JPEG by itself.
const accept = reviewLimits.pictureTypes.join(',');

/** The photos of a review: those that are there already, those newly chosen, and the way to more. */
export function PhotoField({ form }: { form: WriteReview }) {
  const t = useWords('reviews.form');
  const { kept, photos, problems, done } = form;
  const count = kept.length + photos.length;
  const isBusy = done !== null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isBusy) form.addPhotos([...event.dataTransfer.files]);
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-2 leading-[1.3] font-semibold">
        {t('photos')} <span className="hint font-normal">{t('optional')}</span>
      </p>
      <ul className="review-form-photos">
        {kept.map(({ mediaId, url }, place) => (
          <Photo
            key={url}
            address={url}
            label={t('removePhoto', { number: place + 1 })}
            isBusy={isBusy}
            onRemove={() => form.dropKept(mediaId)}
          />
        ))}
        {photos.map(({ key, preview }, place) => (
          <Photo
            key={key}
            address={preview}
            label={t('removePhoto', { number: kept.length + place + 1 })}
            isBusy={isBusy}
            onRemove={() => form.dropPhoto(key)}
          />
        ))}
        {count < reviewLimits.pictures ? (
          <li className="upload-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <label htmlFor={fieldId} className="upload-choose h-full">
              <input
                id={fieldId}
                type="file"
                multiple
                accept={accept}
                className="sr-only"
                disabled={isBusy}
                {...(problems.images ? { 'aria-describedby': errorId, 'aria-invalid': true } : {})}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
                  form.addPhotos([...(target.files ?? [])]);
                  // The same file can be chosen again after it was removed.
                  target.value = '';
                }}
              />
              <ImagePlus />
              <span className="pt-0.5 text-2 font-semibold">{t('addPhotos')}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <p className="hint">{t('photosHint', { count, most: reviewLimits.pictures })}</p>
      <FieldError id={errorId} message={problems.images} />
    </div>
  );
}

interface PhotoProps {
  address: string | null;
  label: string;
  isBusy: boolean;
  onRemove: () => void;
}

function Photo({ address, label, isBusy, onRemove }: PhotoProps) {
  return (
    <li className="relative">
      <div className="picture">
        {address === null ? null : <img src={address} alt="" draggable={false} />}
      </div>
      {isBusy ? null : (
        <IconButton label={label} className="upload-remove absolute top-0 right-0" onClick={onRemove}>
          <X className="size-4" />
        </IconButton>
      )}
    </li>
  );
}
