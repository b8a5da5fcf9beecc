import { type ChangeEvent, type FormEvent, useState } from 'react';
import { storyLimits } from '#contracts/stories/story.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { ImagePlus } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import storiesWords from '#web/words/en/features/stories/stories.json';
import { useCreateStory } from './use-create-story.ts';

interface CreateStoryProps {
  open: boolean;
  onClose: () => void;
}

// Types are listed one by one, because an iPhone then converts HEIC to JPEG.
const accept = storyLimits.pictureTypes.join(',');
const photoField = 'story-photo';
const photoError = 'story-photo-error';

/**
 * Creates a story from a photo and a caption. Both are kept until it is published, even while the dialog is closed.
 */
export function CreateStory({ open, onClose }: CreateStoryProps) {
  const t = useWords(storiesWords, 'form');
  const form = useCreateStory(onClose);
  const { caption, tooLong, photo, phase, problem } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const describe = form.photoProblem ? { 'aria-describedby': photoError, 'aria-invalid': true } : {};
  const choose = (
    <input
      id={photoField}
      type="file"
      accept={accept}
      className="sr-only"
      disabled={phase !== null}
      {...describe}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const [file] = takeFiles(target);
        if (file) form.choose(file);
      }}
    />
  );

  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="-mt-2 text-ink-2">{t('lead')}</p>
        <div className="grid gap-2">
          {photo === null ? (
            <div className="upload-drop story-form-photo">
              {choose}
              <label htmlFor={photoField} className="upload-choose aspect-4/5">
                <ImagePlus />
                <span className="pt-0.5 font-semibold">{t('choose')}</span>
                <span className="hint">{t('chooseHint')}</span>
              </label>
            </div>
          ) : (
            <div className="story-form-photo">
              <Preview key={photo.preview ?? ''} preview={photo.preview} />
              {phase === null ? (
                <>
                  {choose}
                  <label htmlFor={photoField} className="btn btn-ghost btn-small">
                    <span className="said">{t('another')}</span>
                  </label>
                </>
              ) : null}
            </div>
          )}
          <FieldError id={photoError} message={form.photoProblem ?? undefined} />
        </div>
        <Field
          label={
            <>
              {t('caption')} <OptionalMark />
            </>
          }
          aside={
            <span className={classNames('hint num', tooLong > 0 && 'text-bad!')}>
              {t('left', { used: caption.trim().length, most: storyLimits.captionLetters })}
            </span>
          }
          error={tooLong > 0 ? t('tooLong', { count: tooLong }) : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={caption}
              placeholder={t('captionHint')}
              readOnly={phase !== null}
              onChange={({ target }) => form.setCaption(target.value)}
            />
          )}
        </Field>
        <FieldError message={problem ?? undefined} />
        {phase === null ? null : <ProgressThread label={t('progress')} done={form.done} />}
        <div className="sheet-foot grid">
          <Button kind="primary" type="submit" busy={phase === null ? false : t(phase)}>
            {problem === null ? t('share') : t('again')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Preview({ preview }: { preview: string | null }) {
  const t = useWords(storiesWords, 'form');
  const [isUnseen, setIsUnseen] = useState(false);
  return (
    <div className="picture grid place-items-center">
      {preview === null || isUnseen ? (
        isUnseen && <p className="meta px-4 text-center">{t('unseen')}</p>
      ) : (
        <img src={preview} alt={t('preview')} draggable={false} onError={() => setIsUnseen(true)} />
      )}
    </div>
  );
}
