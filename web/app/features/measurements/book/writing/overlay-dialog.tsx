import { type FormEvent, useRef } from 'react';
import type { GarmentOfBook, OverlayWords } from '#contracts/measurements/book/book.contract.ts';
import { isLength, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { useAddOverlay } from '../book.api.ts';
import { type OverlayForm, overlayForm, overlayResolver } from './overlay.form.ts';

const overlayDraft = makeDraft({ kind: 'naap-overlay', parse: (kept) => overlayForm.parse(kept) });

/** Adds an overlay: a name, and a difference for some parts. Load it lazily. */
export function OverlayDialog({ page, onClose }: { page: GarmentOfBook; onClose: () => void }) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { viewer } = useViewer();
  const { person, garment } = page;
  const adding = useAddOverlay(person.id);
  const attempt = useRef<{ words: OverlayWords; idempotencyKey: string } | null>(null);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<OverlayForm, unknown, OverlayWords>({
    resolver: overlayResolver(garment, () => t('notDifference')),
    defaultValues: { name: '', unit: person.unit, differences: {} },
  });
  const draft = overlayDraft(viewer?.id ?? null, `${person.id}_${garment}`);
  useKeptForm(form, {
    ...draft,
    read() {
      const kept = draft.read();
      return kept?.unit === person.unit ? kept : null;
    },
  });
  const { errors } = form.formState;
  const differences = form.watch('differences');
  const lengths = partsOf(garment).filter(isLength);
  const chosen = lengths.filter((part) => differences[part] !== undefined);
  const unit = measurements(`unitShort.${person.unit}`);

  const save = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    const isSame =
      attempt.current !== null && JSON.stringify(attempt.current.words) === JSON.stringify(words);
    const now = isSame && attempt.current ? attempt.current : { words, idempotencyKey: newIdempotencyKey() };
    attempt.current = now;
    try {
      await adding.mutateAsync(now);
      forget();
      onClose();
    } catch (error) {
      const message = sentenceOf(error);
      refuseFields(form, refusedFields(error), { message });
      toast.bad(t('saveFailed'), message);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!adding.isPending) void oneAtATime(save);
  };

  return (
    <Dialog open onClose={onClose} title={t('addOverlay')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('overlayName')} error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name')}
              placeholder={t('overlayExample')}
              autoComplete="off"
            />
          )}
        </Field>
        {chosen.map((part) => (
          <Field
            key={part}
            label={measurements(`parts.${part}`)}
            hint={t('differenceHint')}
            error={errors.differences?.[part]?.message}
          >
            {(control) => (
              <div className="relative">
                <TextInput
                  {...control}
                  {...form.register(`differences.${part}`)}
                  className="num pr-14"
                  autoComplete="off"
                />
                <span
                  aria-hidden="true"
                  className="meta pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 pt-0.5"
                >
                  {unit}
                </span>
              </div>
            )}
          </Field>
        ))}
        <Field label={chosen.length === 0 ? t('choosePart') : t('chooseAnotherPart')}>
          {(control) => (
            <Select
              {...control}
              value=""
              onChange={({ target }) => form.setValue(`differences.${target.value as PartName}`, '')}
            >
              <option value="">{t('choose')}</option>
              {lengths
                .filter((part) => !chosen.includes(part))
                .map((part) => (
                  <option key={part} value={part}>
                    {measurements(`parts.${part}`)}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <FieldError message={errors.root?.message ?? errors.differences?.message} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {measurements('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={adding.isPending && measurements('saving')}>
            {t('saveOverlay')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
