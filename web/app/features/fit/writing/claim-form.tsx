import { type FormEvent, useEffect } from 'react';
import type { ClaimsOfOrder } from '#contracts/fit/fit.fields.ts';
import { fitLimits, fitSentences } from '#contracts/fit/fit.rules.ts';
import { units } from '#contracts/measurements/lengths.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import { useLostFiles } from '#web/features/designs/pictures/use-lost-files.ts';
import { UnitChoice } from '#web/features/measurements/unit-choice.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { loadSentences } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextArea } from '#web/ui/forms/text-input.tsx';
import formWords from '#web/words/en/features/fit/claim-form.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { useClaimForm } from './use-claim-form.ts';
import { ZoneMarker } from './zone-marker.tsx';

interface ClaimFormProps {
  viewerId: number;
  orderId: number;
  basis: ClaimsOfOrder['basis'];
}

/** Marks what does not fit, with words and photographs; beside it stands what happens next. */
export function ClaimForm({ viewerId, orderId, basis }: ClaimFormProps) {
  const t = useWords(formWords);
  const measured = useWords(measurementsWords);
  const { typed, problems, isBusy, photographs, change, send } = useClaimForm(viewerId, orderId, basis);
  const { staged, problem } = photographs;
  const lost = useLostFiles(viewerId, staged.pictures.length);
  // The error messages are there before the first one is needed.
  useEffect(() => {
    void loadSentences();
  }, []);
  const chosen = basis.find(({ garment }) => garment === typed.garment) ?? basis[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  if (!chosen) return null;
  return (
    <form noValidate className="grid gap-10" onSubmit={submit}>
      <section aria-label={t('map')} className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          {basis.length === 1 ? null : (
            <Field label={t('garment')}>
              {(control) => (
                <Select
                  {...control}
                  value={chosen.garment}
                  onChange={({ target }) => {
                    const other = basis.find(({ garment }) => garment === target.value);
                    if (other) change({ garment: other.garment, zones: [] });
                  }}
                >
                  {basis.map(({ garment }) => (
                    <option key={garment} value={garment}>
                      {measured(`garments.${garment}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {typed.zones.length === 0 ? (
            <UnitChoice
              label={t('unit')}
              unit={typed.unit}
              units={units}
              onChoose={(unit) => change({ unit })}
            />
          ) : null}
        </div>
        <ZoneMarker
          key={chosen.garment}
          basis={chosen}
          unit={typed.unit}
          zones={typed.zones}
          error={problems.zones}
          onChange={(zones) => change({ garment: chosen.garment, zones })}
        />
      </section>
      <hr className="stitch" />
      <div className="quote-page">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Field label={t('words')} hint={t('wordsHint')} error={problems.words}>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                value={typed.words}
                maxLength={fitLimits.words}
                onChange={({ target }) => change({ words: target.value })}
              />
            )}
          </Field>
          <PictureEditor
            staged={staged}
            limit={{
              most: fitLimits.pictures,
              words: t('photos', { most: fitLimits.pictures }),
              tooMany: fitSentences.tooManyPictures,
            }}
            error={problem ?? (lost > 0 ? t('lost', { count: lost }) : undefined)}
            onTouched={() => undefined}
          />
        </div>
        <div className="quote-side">
          <WhatHappensNext />
          <div className="sheet-foot grid">
            <Button kind="primary" type="submit" className="w-full" busy={isBusy && t('sending')}>
              {t('send')}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

function WhatHappensNext() {
  const t = useWords(formWords);
  return (
    <section aria-labelledby="fit-next" className="grid gap-3 rounded-md bg-sunk px-5 py-5 md:px-6">
      <h2 id="fit-next" className="title-3">
        {t('next')}
      </h2>
      <ol className="brief-steps">
        <li>{t('nextMaker')}</li>
        <li>{t('nextDesk')}</li>
        <li>{t('nextSend')}</li>
      </ol>
    </section>
  );
}
