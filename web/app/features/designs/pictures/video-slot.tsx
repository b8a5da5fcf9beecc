import { type ChangeEvent, useId, useState } from 'react';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Film, X } from '#web/ui/icons.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { refusalOf } from './check-file.ts';
import { SendingState } from './picture-tile.tsx';
import type { StagedFiles } from './use-staged-files.ts';

const accept = uploadLimits.videoTypes.join(',');
const megabyte = 1024 * 1024;

/** The one video of a design: choose, play and upload it. */
export function VideoSlot({ staged, error }: { staged: StagedFiles; error: Message | undefined }) {
  const t = useWords(uploadDesignWords, 'video');
  const [refused, setRefused] = useState<Message>();
  const id = useId();
  const { video } = staged;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = takeFiles(target);
    if (!file) return;
    const refusal = refusalOf('video', file);
    setRefused(refusal ?? undefined);
    if (refusal === null) staged.add('video', [file]);
  };

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id} className="title-3">
          {t('title')} <OptionalMark />
        </h2>
        <p className="hint">{t('limits')}</p>
      </div>
      {video ? (
        <div className="grid gap-2.5">
          <div className="relative">
            <video
              controls
              muted
              playsInline
              preload="metadata"
              aria-label={t('preview')}
              className="max-h-80 w-full rounded-sm bg-sunk"
              {...(video.preview ? { src: video.preview } : {})}
            />
            <IconButton
              label={t('remove')}
              className="upload-remove absolute top-0 right-0"
              onClick={() => staged.remove(video.key)}
            >
              <X className="size-4" />
            </IconButton>
          </div>
          {video.file === null ? null : (
            <>
              <p className="min-w-0 truncate text-2">
                {video.file.name}{' '}
                <span className="hint num">{(video.file.size / megabyte).toFixed(1)} MB</span>
              </p>
              <SendingState file={video} label={t('progress')} onRetry={() => staged.retry(video.key)} />
            </>
          )}
        </div>
      ) : (
        <label className="upload-drop upload-choose upload-choose-row">
          <input type="file" accept={accept} className="sr-only" onChange={take} />
          <Film />
          <span className="pt-0.5 font-semibold">{t('add')}</span>
        </label>
      )}
      <FieldError message={refused ?? error} />
    </section>
  );
}
