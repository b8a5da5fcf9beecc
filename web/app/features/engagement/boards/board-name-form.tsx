import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';

interface BoardNameFormProps {
  label: string;
  /** The label of the button; `busy` replaces it while saving. */
  step: string;
  busy: string;
  initial?: string;
  /** Saves the name; the message of an error it throws is shown below the field. */
  onName: (name: string) => Promise<void>;
}

/** Names a new or existing board. */
export function BoardNameForm({ label, step, busy, initial = '', onName }: BoardNameFormProps) {
  const t = useWords(boardsWords);
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setError(t('nameNeeded'));
      return;
    }
    setIsBusy(true);
    try {
      await onName(name.trim());
    } catch (failure) {
      setError(sentenceOf(failure, t('tryAgain')));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={label} {...(error === undefined ? {} : { error })}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy && busy}>
        {step}
      </Button>
    </form>
  );
}
