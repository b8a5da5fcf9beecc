import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { Mic, Square } from '#web/ui/icons.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import type { UploadForm } from './upload-design.form.ts';
import { type Dictation, useDictation } from './use-dictation.ts';

/** The description of a design, typed or, where the browser supports it, dictated. */
export function DescriptionField({ form }: { form: UploadForm }) {
  const t = useWords(uploadDesignWords, 'fields');
  const dictation = useDictation((words) => {
    const written = form.getValues('description').trimEnd();
    form.setValue('description', written === '' ? words : `${written} ${words}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  });
  const { error } = form.getFieldState('description', form.formState);
  return (
    <div>
      <Field label={t('description')} aside={<DictateButton dictation={dictation} />} error={error?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('description')}
            placeholder={t('descriptionExample')}
            rows={5}
          />
        )}
      </Field>
      <DictationLine dictation={dictation} />
    </div>
  );
}

function DictateButton({ dictation: { isOffered, isListening, start, stop } }: { dictation: Dictation }) {
  const t = useWords(uploadDesignWords, 'fields');
  if (!isOffered) return null;
  return (
    <Button
      kind="text"
      small
      className="-my-3 min-h-11! self-center bg-transparent! hover:underline"
      aria-pressed={isListening}
      onClick={isListening ? stop : start}
    >
      {isListening ? <Square /> : <Mic />}
      {isListening ? t('dictation.stop') : t('dictation.start')}
    </Button>
  );
}

/** The transcript, or the error; a live region. */
function DictationLine({ dictation: { isListening, transcript, fault } }: { dictation: Dictation }) {
  const t = useWords(uploadDesignWords, 'fields');
  return (
    <div aria-live="polite">
      {isListening && transcript !== '' ? (
        <p lang={writtenIn(transcript)} dir="auto" className="hint mt-1.5">
          {transcript}
        </p>
      ) : isListening ? (
        <p className="hint mt-1.5">
          {t('dictation.listening')} {t('dictation.sent')}
        </p>
      ) : fault !== null ? (
        <p className="hint mt-1.5">{t(`dictation.${fault}`)}</p>
      ) : null}
    </div>
  );
}
