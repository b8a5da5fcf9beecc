import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GarmentOfBook, VersionWords } from '#contracts/measurements/book/book.contract.ts';
import type { PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { converted } from '../../measurements.form.ts';
import { useChangePerson, useWriteVersion } from '../book.api.ts';
import { formForNext, inUnit, type VersionForm, versionForm, versionResolver } from './version.form.ts';

const versionDraft = makeDraft({ kind: 'naap', parse: (kept) => versionForm.parse(kept) });

interface VersionFormState {
  form: UseFormReturn<VersionForm, unknown, VersionWords>;
  isSaving: boolean;
  /** Stores the unit for the person and converts what is typed. */
  chooseUnit: (unit: Unit) => void;
  save: () => void;
  /** Deletes the draft. */
  discard: () => void;
}

/** The form of a garment's next version. */
export function useVersionForm(page: GarmentOfBook, onSaved: () => void): VersionFormState {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { viewer } = useViewer();
  const { person, garment, versions } = page;
  const writing = useWriteVersion(person.id, garment);
  const changing = useChangePerson(person.id);
  const attempt = useRef<{ words: VersionWords; idempotencyKey: string } | null>(null);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<VersionForm, unknown, VersionWords>({
    resolver: versionResolver(garment, (example) => measurements('notNumber', { example })),
    defaultValues: formForNext(page, viewer?.name ?? ''),
  });
  const draft = versionDraft(viewer?.id ?? null, `${person.id}_${garment}`);
  useKeptForm(form, {
    ...draft,
    read() {
      const kept = draft.read();
      return kept && inUnit(kept, person.unit);
    },
  });

  const save = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    const isSame =
      attempt.current !== null && JSON.stringify(attempt.current.words) === JSON.stringify(words);
    // The same words sent again are the same attempt, because the first request may have arrived.
    if (!isSame) attempt.current = { words, idempotencyKey: newIdempotencyKey() };
    try {
      if (attempt.current) await writing.mutateAsync(attempt.current);
      forget();
      toast.good(t('saved'));
      onSaved();
    } catch (error) {
      const message = sentenceOf(error);
      const isStale = error instanceof ApiError && error.code === 'CONFLICT';
      refuseFields(form, isStale ? {} : refusedFields(error), { message });
      toast.bad(t('saveFailed'), message);
    }
  });

  // Once a newer version is shown beside the fields, the next save is based on it.
  const seen = versions[0]?.version ?? 0;
  useEffect(() => {
    if (form.getValues('basedOn') < seen) form.setValue('basedOn', seen);
  }, [seen, form]);

  return {
    form,
    isSaving: writing.isPending,
    async chooseUnit(unit) {
      const { unit: before, values } = form.getValues();
      if (unit === before) return;
      form.setValue('unit', unit);
      for (const [part, text] of Object.entries(converted(values, before, unit)))
        form.setValue(`values.${part as PartName}`, text, { shouldDirty: true });
      // The existing errors are about the other unit.
      if (form.formState.isSubmitted) void form.trigger();
      const { name, relation, body, birthYear } = person;
      try {
        await changing.mutateAsync({ name, relation, body, birthYear, unit });
      } catch (error) {
        toast.bad(t('unitNotSaved'), sentenceOf(error));
      }
    },
    save: () => void oneAtATime(save),
    discard: draft.forget,
  };
}
