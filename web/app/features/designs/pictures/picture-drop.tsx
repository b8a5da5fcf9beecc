import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { Camera, ImagePlus } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';

interface PictureDropProps {
  /** No picture is chosen yet, so the area is large. */
  isFirst: boolean;
  hasError: boolean;
  errorId: string;
  onFiles: (files: readonly File[]) => void;
}

// Types are listed one by one, because an iPhone then converts HEIC to JPEG.
const accept = uploadLimits.pictureTypes.join(',');

/** A fixed id, because there is only one such input on the page. */
export const pictureInputId = 'pictures-of-design';

/** Accepts pictures from the device, the camera, drag and drop or the clipboard. */
export function PictureDrop({ isFirst, hasError, errorId, onFiles }: PictureDropProps) {
  const t = useWords(uploadDesignWords, 'pictures');
  const [isOver, setIsOver] = useState(false);

  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => onFiles(takeFiles(target));
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  const describe = hasError ? { 'aria-describedby': errorId, 'aria-invalid': true } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button inside is for everyone
    <div
      className={classNames('upload-drop', isFirst && 'upload-drop-first', isOver && 'upload-drop-over')}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={pictureInputId} className="upload-choose">
        <input
          id={pictureInputId}
          type="file"
          multiple
          accept={accept}
          className="sr-only"
          {...describe}
          onChange={take}
        />
        <ImagePlus />
        <span className="pt-0.5 font-semibold">{isOver ? t('dropNow') : t('add')}</span>
        <span className="hint hidden pointer-fine:block">{t('drop')}</span>
      </label>
      <label className="btn btn-ghost btn-small upload-camera pointer-fine:hidden">
        <input type="file" accept={accept} capture="environment" className="sr-only" onChange={take} />
        <span className="said">
          <Camera />
          {t('camera')}
        </span>
      </label>
    </div>
  );
}
