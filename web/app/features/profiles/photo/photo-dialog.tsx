import { type ChangeEvent, type DragEvent, lazy, Suspense, useId, useState } from 'react';
import { profileImageRules } from '#contracts/profiles/profile.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { type Message, useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImagePlus, X } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { type PhotoState, usePhoto } from './use-photo.ts';

const CropPhoto = lazy(async () => ({
  default: (await fetched(() => import('./crop-photo.tsx'))).CropPhoto,
}));

interface PhotoDialogProps {
  open: boolean;
  onClose: () => void;
}

// Types are listed one by one, because an iPhone then converts HEIC to JPEG.
const accept = profileImageRules.types.join(',');

/** Chooses, previews and uploads a photo. Closing discards the chosen photo, but never cancels an upload. */
export function PhotoDialog({ open, onClose }: PhotoDialogProps) {
  const t = useWords(profilesWords, 'photo');
  const photo = usePhoto(onClose);
  const { chosen, problem, isUploading } = photo;
  const close = () => {
    if (isUploading) return;
    photo.clear();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t('title')}>
      <div className="grid gap-4">
        {chosen === null ? (
          <Chooser photo={photo} />
        ) : (
          <Preview key={chosen.preview} photo={photo} chosen={chosen} />
        )}
        <div aria-live="polite">
          {problem === null ? null : (
            <p className="text-2 leading-[1.4] text-bad">
              <b className="block font-semibold">{problem.title}</b>
              <Line message={problem.line} />
            </p>
          )}
        </div>
        {isUploading ? <ProgressThread label={t('progress')} done={photo.done} /> : null}
        <div className="dialog-acts">
          <Button kind="ghost" disabled={isUploading} onClick={close}>
            {t('cancel')}
          </Button>
          <Button kind="primary" busy={isUploading && t('uploading')} onClick={photo.send}>
            {t('upload')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Chooser({ photo }: { photo: PhotoState }) {
  const t = useWords(profilesWords, 'photo');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) photo.choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the input within does the same
    <div
      className={classNames('upload-drop', isOver && 'upload-drop-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          const [file] = takeFiles(target);
          if (file) photo.choose(file);
        }}
      />
      <label htmlFor={id} className="upload-choose min-h-56!">
        <ImagePlus />
        <span className="pt-0.5 font-semibold">{t('choose')}</span>
        <span className="hint max-md:hidden">{t('drop')}</span>
        <span className="hint">{t('hint')}</span>
      </label>
    </div>
  );
}

function Preview({ photo, chosen }: { photo: PhotoState; chosen: NonNullable<PhotoState['chosen']> }) {
  const t = useWords(profilesWords, 'photo');
  const [isUnseen, setIsUnseen] = useState(false);
  const clear = photo.isUploading ? null : (
    <IconButton
      label={t('clear')}
      className="absolute! top-1 right-1 bg-raised! text-ink"
      onClick={photo.clear}
    >
      <X />
    </IconButton>
  );
  return (
    <div className="grid gap-2">
      {isUnseen ? (
        <div className="photo-preview">
          <p className="meta px-4 text-center">{t('unseen')}</p>
          {clear}
        </div>
      ) : (
        <Suspense fallback={<div className="photo-preview" />}>
          <CropPhoto
            src={chosen.preview}
            crop={chosen.crop}
            onCrop={photo.setCrop}
            onUnseen={() => setIsUnseen(true)}
            disabled={photo.isUploading}
          >
            {clear}
          </CropPhoto>
        </Suspense>
      )}
      <p className="hint text-center">{t('hint')}</p>
    </div>
  );
}

function Line({ message }: { message: Message }) {
  return useSentence(message);
}
