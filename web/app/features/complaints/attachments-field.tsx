import { type ChangeEvent, type DragEvent, useId } from 'react';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImagePlus, X } from '#web/ui/icons.tsx';
import { complaintsWords } from './complaints.words.ts';
import type { Attachments } from './use-attachments.ts';

// Named one by one: an iPhone then turns its HEIC into JPEG by itself.
const accept = complaintLimits.pictureTypes.join(',');

interface AttachmentsFieldProps {
  attachments: Attachments;
  isBusy: boolean;
  error?: string | undefined;
}

/** The pictures chosen so far and the way to more. */
export function AttachmentsField({ attachments, isBusy, error }: AttachmentsFieldProps) {
  const t = useWords(complaintsWords, 'files');
  const id = useId();
  const { chosen } = attachments;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isBusy) attachments.add([...event.dataTransfer.files]);
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-2 leading-[1.3] font-semibold">
        {t('label')} <span className="hint font-normal">{t('optional')}</span>
      </p>
      <ul className="chosen-photos">
        {chosen.map(({ key, preview }, place) => (
          <li key={key} className="relative">
            <div className="picture">
              {preview === null ? null : <img src={preview} alt="" draggable={false} />}
            </div>
            {isBusy ? null : (
              <IconButton
                label={t('remove', { number: place + 1 })}
                className="upload-remove absolute top-0 right-0"
                onClick={() => attachments.drop(key)}
              >
                <X className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
        {chosen.length < complaintLimits.pictures ? (
          <li className="upload-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <label htmlFor={id} className="upload-choose h-full">
              <input
                id={id}
                type="file"
                multiple
                accept={accept}
                className="sr-only"
                disabled={isBusy}
                {...(error ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {})}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => attachments.add(takeFiles(target))}
              />
              <ImagePlus />
              <span className="pt-0.5 text-center text-2 font-semibold">{t('add')}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <p className="hint">{t('hint', { count: chosen.length, most: complaintLimits.pictures })}</p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
