import { type FormEvent, useState } from 'react';
import type { BookVersion } from '#contracts/measurements/book/book.fields.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { useConfirmVersion } from './book.api.ts';

/** Says that a version was measured again with the same result. */
export function ConfirmDialog({ version, onClose }: { version: BookVersion; onClose: () => void }) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { viewer } = useViewer();
  const [measuredBy, setMeasuredBy] = useState(viewer?.name ?? version.measuredBy);
  const [confirmedOn, setConfirmedOn] = useState(todayInIndia());
  const confirming = useConfirmVersion(version.id);
  const faults = refusedFields(confirming.error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirming.isPending) return;
    try {
      await confirming.mutateAsync({ measuredBy: measuredBy.trim(), confirmedOn });
      toast.good(t('confirmed'));
      onClose();
    } catch (error) {
      toast.bad(t('saveFailed'), sentenceOf(error));
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('same')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <p className="text-ink-2">{t('sameLine')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={measurements('measuredBy')} error={faults.measuredBy}>
            {(control) => (
              <TextInput
                {...control}
                value={measuredBy}
                autoComplete="off"
                onChange={({ target }) => setMeasuredBy(target.value)}
              />
            )}
          </Field>
          <Field label={measurements('measuredOn')} error={faults.confirmedOn}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                className="num"
                value={confirmedOn}
                min={version.confirmedOn ?? version.measuredOn}
                max={todayInIndia()}
                onChange={({ target }) => setConfirmedOn(target.value)}
              />
            )}
          </Field>
        </div>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {measurements('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={confirming.isPending && measurements('saving')}>
            {t('saveSame')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
