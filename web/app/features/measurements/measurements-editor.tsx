import { type FormEvent, useMemo, useState } from 'react';
import {
  type Garment,
  garmentNames,
  isLength,
  type PartName,
  partsOf,
} from '#contracts/measurements/garments.ts';
import { readLength, toTenths, units } from '#contracts/measurements/lengths.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import { toStored, writeStored } from '#contracts/measurements/part-values.ts';
import { unlikelyPair } from '#contracts/measurements/proportions.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { BodyMapSides } from './body-map/body-map-sides.tsx';
import { MapCloseUp } from './body-map/map-close-up.tsx';
import { linesOf, usualBody } from './body-map/map-of.ts';
import { latestOf } from './latest-of.ts';
import { exampleIn } from './measurements.form.ts';
import { PartField } from './part-field.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useMeasurementsForm } from './use-measurements-form.ts';

interface MeasurementsEditorProps {
  order: OrderData;
  versions: readonly Measurement[];
  /** The garment to start with; another can be chosen. */
  garment: Garment;
  onClose: () => void;
}

/** The form for measurements. Load it lazily. */
export function MeasurementsEditor({ order, versions, garment: first, onClose }: MeasurementsEditorProps) {
  const t = useWords(measurementsWords);
  const { form, isSaving, chooseGarment, chooseUnit, save, discard } = useMeasurementsForm(
    order,
    versions,
    first,
    onClose,
  );
  const {
    register,
    formState: { errors },
  } = form;
  const [garment, unit, lengths] = form.watch(['garment', 'unit', 'lengths']);
  const latest = latestOf(versions, garment);
  const lines = useMemo(() => linesOf(garment), [garment]);
  const written = Object.fromEntries(Object.entries(lengths).filter(([, length]) => length.trim() !== ''));
  /** The part whose field has the focus. */
  const [now, setNow] = useState<PartName | null>(null);
  const unlikely = unlikelyPair(
    Object.fromEntries(
      partsOf(garment)
        .filter(isLength)
        .map((part) => {
          const length = readLength(lengths[part] ?? '');
          return [part, length === undefined ? undefined : toTenths(length, unit, part)];
        }),
    ),
  );
  const pair =
    unlikely && `${unlikely.one} ${lengths[unlikely.one]}, ${unlikely.other} ${lengths[unlikely.other]}`;
  /** The unlikely pair that the viewer was asked about; submitting it again unchanged confirms it. */
  const [asked, setAsked] = useState<string | null>(null);
  const isAsking = pair !== null && asked === pair;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (pair === null || isAsking) save();
    else setAsked(pair);
  };
  const cancel = () => {
    discard();
    onClose();
  };

  const savedOf = (part: PartName) => {
    const saved = latest?.lengths.find((one) => one.part === part);
    return latest && saved ? writeStored(part, toStored(part, saved.length, latest.unit), unit) : '';
  };

  return (
    <Dialog open wide onClose={onClose} title={t('editTitle')}>
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]">
          <Field label={t('garment')}>
            {(control) => (
              <Select
                {...control}
                value={garment}
                onChange={({ target }) => {
                  const chosen = garmentNames.find((name) => name === target.value);
                  if (chosen) chooseGarment(chosen);
                }}
              >
                {garmentNames.map((name) => (
                  <option key={name} value={name}>
                    {t(`garments.${name}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <UnitChoice label={t('unit')} unit={unit} units={units} onChoose={chooseUnit} />
        </div>
        <div className="grid gap-3">
          <p className="hint">{t('tapeHint', { example: exampleIn[unit] })}</p>
          <div>
            {now ? (
              <MapCloseUp
                garment={garment}
                body={usualBody(garment)}
                values={written}
                unit={t(`unitShort.${unit}`)}
                now={now}
                className="top-[58px]"
                on="raised"
              />
            ) : null}
            <div className="grid gap-x-8 gap-y-4 min-[900px]:grid-cols-[320px_minmax(0,1fr)]">
              <div className="mx-auto w-full max-w-[390px] self-start min-[900px]:sticky min-[900px]:top-[58px]">
                <BodyMapSides
                  garment={garment}
                  body={usualBody(garment)}
                  values={written}
                  unit={t(`unitShort.${unit}`)}
                  now={now}
                  onChoose={(part) => form.setFocus(`lengths.${part}`)}
                />
              </div>
              <div className="grid grid-cols-2 content-start items-start gap-x-4 gap-y-4">
                {partsOf(garment).map((part) => (
                  <PartField
                    key={part}
                    part={part}
                    form={form}
                    lines={lines}
                    saved={savedOf(part)}
                    isNow={now === part}
                    onNow={setNow}
                  />
                ))}
              </div>
            </div>
          </div>
          <FieldError message={errors.root?.message ?? errors.lengths?.message} />
          <p role="status" className={isAsking ? 'font-semibold text-warn' : undefined}>
            {isAsking && unlikely
              ? t('unlikely', {
                  one: `${t(`parts.${unlikely.one}`)} ${lengths[unlikely.one] ?? ''}`,
                  other: `${t(`parts.${unlikely.other}`)} ${lengths[unlikely.other] ?? ''}`,
                })
              : ''}
          </p>
        </div>
        <hr className="stitch" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('measuredBy')} error={errors.measuredBy?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('measuredBy')}
                placeholder={t('measuredByExample')}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={t('measuredOn')} error={errors.measuredOn?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('measuredOn')}
                type="date"
                className="num"
                min="2000-01-01"
                max={todayInIndia()}
              />
            )}
          </Field>
        </div>
        <Field
          label={
            <>
              {t('whose')} <OptionalMark />
            </>
          }
          hint={t('personHint', { buyer: order.buyer.name })}
          error={errors.person?.message}
        >
          {(control) => <TextInput {...control} {...register('person')} autoComplete="off" />}
        </Field>
        <Field
          label={
            <>
              {t('notes')} <OptionalMark />
            </>
          }
          error={errors.notes?.message}
        >
          {(control) => (
            <TextArea {...control} {...register('notes')} rows={2} placeholder={t('notesExample')} />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isSaving && t('saving')}>
            {isAsking ? t('saveAnyway') : t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
