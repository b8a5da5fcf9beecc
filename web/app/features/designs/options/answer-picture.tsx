import { type ReactNode, useId, useState } from 'react';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Image, ImagePlus, X } from '#web/ui/icons.tsx';
import optionsWords from '#web/words/en/features/designs/options/options.json';
import { refusalOf } from '../pictures/check-file.ts';
import type { TypedAnswer } from './chosen-options.ts';
import { sendAnswerPicture } from './options.api.ts';
import { smallCopy } from './small-copy.ts';

interface AnswerPictureProps {
  label: ReactNode;
  answer: TypedAnswer;
  fault: Message | undefined;
  onAnswer: (answer: TypedAnswer) => void;
}

/** A question answered with a picture, which is uploaded as soon as it is chosen. */
export function AnswerPicture({ label, answer, fault, onAnswer }: AnswerPictureProps) {
  const t = useWords(optionsWords, 'picture');
  const id = useId();
  const [state, setState] = useState<{ done: number | null; problem: Message | null }>({
    done: null,
    problem: null,
  });

  async function send(file: File): Promise<void> {
    const refusal = refusalOf('picture', file);
    if (refusal !== null) return setState({ done: null, problem: refusal });
    setState({ done: 0, problem: null });
    try {
      const [mediaId, preview] = await Promise.all([
        sendAnswerPicture(file, (done) => setState({ done, problem: null })),
        smallCopy(file),
      ]);
      onAnswer({ text: '', mediaId, preview });
      setState({ done: null, problem: null });
    } catch (error) {
      setState({ done: null, problem: sentenceOf(error, t('failed')) });
    }
  }

  const message = state.problem ?? fault;
  return (
    <div className="grid gap-2">
      <p id={`${id}-label`} className="text-2 leading-[1.3] font-semibold">
        {label}
      </p>
      {answer.mediaId !== null && state.done === null ? (
        <div className="relative w-24">
          <div className="picture">
            {answer.preview === '' ? (
              <span className="grid h-full place-content-center text-ink-3">
                <Image />
              </span>
            ) : (
              <img src={answer.preview} alt={t('chosen')} draggable={false} />
            )}
          </div>
          <IconButton
            label={t('remove')}
            className="upload-remove absolute top-0 right-0"
            onClick={() => onAnswer({ text: '', mediaId: null, preview: '' })}
          >
            <X className="size-4" />
          </IconButton>
        </div>
      ) : (
        <label className="option-picture">
          <input
            type="file"
            accept={uploadLimits.pictureTypes.join(',')}
            className="sr-only"
            aria-labelledby={`${id}-label`}
            disabled={state.done !== null}
            {...(message ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            onChange={({ target }) => {
              const [file] = takeFiles(target);
              if (file) void send(file);
            }}
          />
          <ImagePlus />
          <span className="pt-0.5 text-2 font-semibold" role="status">
            {state.done === null ? t('add') : t('sending', { percent: Math.round(state.done * 100) })}
          </span>
        </label>
      )}
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}
