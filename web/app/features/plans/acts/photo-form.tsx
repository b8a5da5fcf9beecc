import type { FormEvent, ReactNode } from 'react';
import { planLimits } from '#contracts/plans/plans.rules.ts';
import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { PhotoChoice } from '#web/features/designs/pictures/photo-choice.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import type { usePhotoForm } from './use-photo-form.ts';

interface PhotoFormDialogProps {
  form: ReturnType<typeof usePhotoForm>;
  title: string;
  /** What happens, above the fields. */
  children: ReactNode;
  photographs: string;
  areRequired?: boolean;
  words: { label: ReactNode; hint?: string; most: number };
  /** Words above photographs. */
  wordsFirst?: boolean;
  send: string;
  /** It cannot be sent any more. */
  isOver: boolean;
  onClose: () => void;
}

/** The dialog of a form of words and photographs. */
export function PhotoFormDialog({
  form,
  title,
  children,
  photographs,
  areRequired = false,
  words,
  wordsFirst = false,
  send,
  isOver,
  onClose,
}: PhotoFormDialogProps) {
  const t = useWords(plansWords, 'form');
  const { photos, problems, done } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOver) form.submit();
  };
  const note = (
    <Field label={words.label} hint={words.hint} error={problems.words}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={form.words}
          maxLength={words.most}
          readOnly={done !== null}
          onChange={({ target }) => form.write(target.value)}
        />
      )}
    </Field>
  );
  return (
    <Dialog open onClose={done === null ? onClose : () => undefined} title={title}>
      <form ref={form.form} noValidate className="grid gap-5" onSubmit={submit}>
        {children}
        {wordsFirst ? note : null}
        <PhotoChoice
          label={photographs}
          isRequired={areRequired}
          addLabel={t('add')}
          removeLabel={(number) => t('remove', { number })}
          hint={t('limits', { count: photos.length, most: planLimits.pictures })}
          tiles={photos.map(({ key, preview }) => ({
            key: String(key),
            address: preview,
            onRemove: () => form.drop(key),
          }))}
          most={planLimits.pictures}
          types={pictureRules.types}
          isBusy={done !== null}
          problem={problems.images}
          onAdd={form.add}
        />
        {wordsFirst ? null : note}
        {done === null || photos.length === 0 ? null : <ProgressThread label={t('progress')} done={done} />}
        <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
          <Button kind="primary" type="submit" disabled={isOver} busy={done !== null && t('sending')}>
            {send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
