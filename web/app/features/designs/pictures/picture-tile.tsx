import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Check, ImageOff, RotateCw, X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import type { StagedFile } from './staged-files.ts';

interface PictureTileProps {
  picture: StagedFile;
  /** Counted from 1. */
  number: number;
  count: number;
  onRemove: () => void;
  onRetry: () => void;
}

/** A chosen picture with its upload progress; it can be dragged to another position. */
export function PictureTile({ picture, number, count, onRemove, onRetry }: PictureTileProps) {
  const t = useWords(uploadDesignWords, 'pictures');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  });
  const isCover = number === 1;
  const [isUnseen, setIsUnseen] = useState(false);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      className={classNames(
        'upload-tile',
        isCover && 'col-span-2 row-span-2',
        isDragging && 'z-10 opacity-70',
      )}
    >
      <div className="relative">
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('move', { number, count })}
          className={classNames(
            'picture upload-grip block w-full',
            picture.state === 'failed' && 'opacity-50',
          )}
        >
          {picture.preview && !isUnseen ? (
            <img
              src={picture.preview}
              alt=""
              draggable={false}
              decoding="async"
              onError={() => setIsUnseen(true)}
            />
          ) : null}
          {isUnseen ? <ImageOff className="mx-auto text-ink-3" /> : null}
        </button>
        {isCover ? <span className="ribbon absolute top-3 left-0">{t('cover')}</span> : null}
        <IconButton
          label={t('remove', { number })}
          className="upload-remove absolute top-0 right-0"
          onClick={onRemove}
        >
          <X className="size-4" />
        </IconButton>
      </div>
      {picture.file !== null ? (
        <SendingState file={picture} label={t('progress', { number })} onRetry={onRetry} />
      ) : picture.preview === null ? (
        <p className="hint">{t('prepared')}</p>
      ) : null}
    </li>
  );
}

interface SendingStateProps {
  file: StagedFile;
  label: string;
  onRetry: () => void;
}

/** The upload progress of a file, in stitches; after a failure the error and what to do. */
export function SendingState({ file, label, onRetry }: SendingStateProps) {
  const t = useWords(uploadDesignWords, 'pictures');
  if (file.state === 'failed') {
    return (
      <div className="grid justify-items-start" role="alert">
        <p className="text-2 leading-[1.35] text-bad">{file.sentence}</p>
        {file.canRetry ? (
          <Button kind="text" small className="-ml-2.5" onClick={onRetry}>
            <RotateCw />
            {t('retry')}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5">
      <ProgressThread label={label} done={file.done} />
      <span className="hint num flex min-h-5 items-center leading-none">
        {file.state === 'sent' ? <Check className="size-4 text-good" aria-label={t('sent')} /> : null}
        {file.state === 'sending' ? t('percent', { percent: Math.round(file.done * 100) }) : null}
        {file.state === 'waiting' ? t('waiting') : null}
      </span>
    </div>
  );
}
