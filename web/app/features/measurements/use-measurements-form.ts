import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Garment, PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measurement, MeasurementWords } from '#contracts/measurements/measurements.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { keepForLater } from '#web/platform/outbox/keep-for-later.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { latestOf } from './latest-of.ts';
import { keptMeasurements, useRecordMeasurements } from './measurements.api.ts';
import {
  converted,
  formFor,
  type MeasurementForm,
  measurementForm,
  resolverWith,
} from './measurements.form.ts';
import { useWaitingMeasurements } from './waiting-measurements.ts';

const measurementDraft = makeDraft({ kind: 'measurements', parse: (kept) => measurementForm.parse(kept) });

interface MeasurementsForm {
  form: UseFormReturn<MeasurementForm, unknown, MeasurementWords>;
  isSaving: boolean;
  chooseGarment: (garment: Garment) => void;
  chooseUnit: (unit: Unit) => void;
  save: () => void;
  /** Deletes the draft. */
  discard: () => void;
}

/** The form of an order's measurements. */
export function useMeasurementsForm(
  order: OrderData,
  versions: readonly Measurement[],
  garment: Garment,
  onSaved: () => void,
): MeasurementsForm {
  const t = useWords(measurementsWords);
  const { viewer } = useViewer();
  const writer = viewer?.name ?? '';
  const recording = useRecordMeasurements(order.id);
  const outboxSays = useWords(outboxWords);
  const waitingWords = useWaitingMeasurements(order.id).waiting.map(({ about }) => about.words);
  const attempt = useRef<Attempt | null>(null);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<MeasurementForm, unknown, MeasurementWords>({
    resolver: resolverWith((example) => t('notNumber', { example })),
    defaultValues: formFor(versions, garment, writer, waitingWords),
  });
  const draft = measurementDraft(viewer?.id ?? null, order.id);
  useKeptForm(form, {
    ...draft,
    read() {
      const kept = draft.read();
      return kept?.garment === garment ? kept : null;
    },
  });

  const save = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    attempt.current = attemptOf(attempt.current, words);
    try {
      await recording.mutateAsync(attempt.current);
      forget();
      toast.good(t('saved'));
      onSaved();
    } catch (error) {
      if (viewer && (await keepForLater(viewer.id, error, keptMeasurements(order, attempt.current)))) {
        forget();
        toast.note(outboxSays('kept'), outboxSays('keptLine'));
        onSaved();
        return;
      }
      const message = sentenceOf(error);
      refuseFields(form, refusedFields(error), { message });
      toast.bad(t('saveFailed'), message);
    }
  });

  // Once another person's newer version is shown beside the fields, the next save is based on it.
  useEffect(() => {
    const seen = latestOf(versions, form.getValues('garment'))?.version ?? 0;
    if (form.getValues('basedOn') < seen) form.setValue('basedOn', seen);
  }, [versions, form]);

  return {
    form,
    isSaving: recording.isPending,
    chooseGarment(chosen) {
      const typed = form.getValues();
      const next = formFor(versions, chosen, writer, waitingWords);
      // Lengths typed before the garment was changed stay, because a part such as the waist is the same for both.
      form.reset({
        ...next,
        unit: typed.unit,
        lengths: { ...converted(next.lengths, next.unit, typed.unit), ...filled(typed.lengths) },
        person: typed.person,
        measuredBy: typed.measuredBy,
        measuredOn: typed.measuredOn,
        notes: typed.notes || next.notes,
      });
    },
    chooseUnit(unit) {
      const { unit: before, lengths } = form.getValues();
      if (unit === before) return;
      form.setValue('unit', unit);
      for (const [part, text] of Object.entries(converted(lengths, before, unit)))
        form.setValue(`lengths.${part as PartName}`, text, { shouldDirty: true });
      // The existing errors are about the other unit.
      if (form.formState.isSubmitted) void form.trigger();
    },
    save: () => void oneAtATime(save),
    discard: draft.forget,
  };
}

interface Attempt {
  words: MeasurementWords;
  idempotencyKey: string;
}

/** The same words sent again are the same attempt, because the first request may have arrived. */
function attemptOf(earlier: Attempt | null, words: MeasurementWords): Attempt {
  if (earlier !== null && JSON.stringify(earlier.words) === JSON.stringify(words)) return earlier;
  return { words, idempotencyKey: newIdempotencyKey() };
}

function filled(lengths: MeasurementForm['lengths']): MeasurementForm['lengths'] {
  return Object.fromEntries(Object.entries(lengths).filter(([, text]) => text.trim() !== ''));
}
