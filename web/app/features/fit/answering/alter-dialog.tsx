import { fitLimits, fitSentences } from '#contracts/fit/fit.rules.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import { move } from '../fit.api.ts';
import { usePhotographs } from '../use-photographs.ts';
import { AnswerForm, Note } from './answer-form.tsx';
import { type AnswerProps, useAnswer } from './use-answer.ts';

/** The maker shows what they altered. */
export function AlterDialog({ claim, onClose }: AnswerProps) {
  const t = useWords(fitWords, 'acts');
  const { typed, errors, change, send, isBusy } = useAnswer({ claim, onClose }, 'ALTER');
  const { staged, problem, setProblem, mediaIds, areReady } = usePhotographs(t('wait'));
  const submit = () => {
    if (!areReady()) return;
    if (mediaIds.length === 0) setProblem(fitSentences.pictures);
    else
      void send(() => move(claim.id, { version: claim.version, act: 'ALTER', words: typed.words, mediaIds }));
  };
  return (
    <AnswerForm
      title={t('ALTER')}
      line={t('alterLine')}
      send={t('send')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={submit}
    >
      <PictureEditor
        staged={staged}
        limit={{
          most: fitLimits.pictures,
          words: t('pictures', { most: fitLimits.pictures }),
          tooMany: fitSentences.tooManyPictures,
        }}
        error={problem ?? errors.mediaIds}
        onTouched={() => undefined}
      />
      <Note
        label={<Optional>{t('alterWords')}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
