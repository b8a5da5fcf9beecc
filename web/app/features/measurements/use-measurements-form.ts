import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Garment, PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measurement, MeasurementWords } from '#contracts/measurements/measurements.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { keepMeasurementDraft, readMeasurementDraft } from './measurement-draft.ts';
import { useRecordMeasurements } from './measurements.api.ts';
import {
  converted,
  exampleIn,
  formFor,
  latestOf,
  type MeasurementForm,
  resolverWith,
} from './measurements.form.ts';
import { measurementsWords } from './measurements.words.ts';

interface MeasurementsForm {
  form: UseFormReturn<MeasurementForm, unknown, MeasurementWords>;
  isSaving: boolean;
  chooseGarment: (garment: Garment) => void;
  chooseUnit: (unit: Unit) => void;
  save: () => void;
  /** Forgets what was typed. */
  discard: () => void;
}

/** The form of an order's measurements. Mount it in the browser only: it starts with the tab's draft. */
export function useMeasurementsForm(
  orderId: number,
  versions: readonly Measurement[],
  garment: Garment,
  onSaved: () => void,
): MeasurementsForm {
  const t = useWords(measurementsWords);
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? 0;
  const writer = viewer?.name ?? '';
  const recording = useRecordMeasurements(orderId);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<MeasurementForm, unknown, MeasurementWords>({
    resolver: resolverWith((unit) => t('notNumber', { example: exampleIn[unit] })),
    defaultValues: useState(() => {
      const draft = readMeasurementDraft(viewerId, orderId);
      return draft?.garment === garment ? draft : formFor(versions, garment, writer);
    })[0],
  });

  useEffect(() => {
    const watching = form.watch(() => keepMeasurementDraft(viewerId, orderId, form.getValues()));
    return () => watching.unsubscribe();
  }, [form, viewerId, orderId]);

  const save = form.handleSubmit(async (words) => {
    try {
      await recording.mutateAsync(words);
      keepMeasurementDraft(viewerId, orderId, null);
      toast.good(t('saved'));
      onSaved();
    } catch (error) {
      const refused = error instanceof ApiError ? (error.errors ?? {}) : {};
      refuseFields(form, refused);
      const sentence = sentenceOf(error);
      if (Object.keys(refused).length === 0) form.setError('root', { message: sentence });
      toast.bad(t('saveFailed'), sentence);
    }
  });

  // Once the newer version of somebody else is on the screen, beside the fields, what is saved next follows it.
  useEffect(() => {
    const seen = latestOf(versions, form.getValues('garment'))?.version ?? 0;
    if (form.getValues('basedOn') < seen) form.setValue('basedOn', seen);
  }, [versions, form]);

  return {
    form,
    isSaving: recording.isPending,
    chooseGarment(chosen) {
      const typed = form.getValues();
      const next = formFor(versions, chosen, writer);
      // A waist is a waist: what was typed before the garment was changed stays with it.
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
      // What was said before speaks of the other unit.
      if (form.formState.isSubmitted) void form.trigger();
    },
    save: () => void oneAtATime(save),
    discard: () => keepMeasurementDraft(viewerId, orderId, null),
  };
}

function filled(lengths: MeasurementForm['lengths']): MeasurementForm['lengths'] {
  return Object.fromEntries(Object.entries(lengths).filter(([, text]) => text.trim() !== ''));
}
