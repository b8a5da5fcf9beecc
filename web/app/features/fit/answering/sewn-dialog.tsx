import { useState } from 'react';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { fitLimits, fitSentences } from '#contracts/fit/fit.rules.ts';
import { readLength } from '#contracts/measurements/lengths.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import { exampleIn } from '#web/features/measurements/measurements.form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import formWords from '#web/words/en/features/fit/claim-form.json';
import fitWords from '#web/words/en/features/fit/fit.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { sendSewn } from '../fit.api.ts';
import { writtenLength } from '../lengths.ts';
import { usePhotographs } from '../use-photographs.ts';
import { AnswerForm, Note, NumberField } from './answer-form.tsx';
import { type AnswerProps, useAnswer } from './use-answer.ts';

interface TypedZone {
  sewn: string;
  ease: string;
}

const typedZones = ({ zones, unit }: FitClaim): TypedZone[] =>
  zones.map(({ part, sewn, ease }) => ({
    sewn: sewn === null ? '' : writtenLength(sewn, unit, part),
    ease: ease === 0 ? '' : writtenLength(ease, unit, part),
  }));

/** The maker states what they sewed at each part. */
export function SewnDialog({ claim, onClose }: AnswerProps) {
  const t = useWords(fitWords, 'acts');
  const f = useWords(formWords);
  const measured = useWords(measurementsWords);
  const start = { words: claim.sewn?.words ?? '' };
  const { typed, errors, setErrors, change, send, isBusy } = useAnswer({ claim, onClose }, 'SEWN', start);
  const [zones, setZones] = useState(() => typedZones(claim));
  const { staged, problem, mediaIds, areReady } = usePhotographs(t('wait'));
  const { unit } = claim;
  const write = (at: number, part: Partial<TypedZone>) => {
    setZones(zones.map((zone, index) => (index === at ? { ...zone, ...part } : zone)));
    setErrors({});
  };
  const submit = () => {
    if (!areReady()) return;
    const notNumber: Message = f('notNumber', { example: exampleIn[unit] });
    const wrong: Partial<Record<string, Message>> = {};
    const stated = claim.zones.map(({ part }, index) => {
      const given = zones[index] ?? { sewn: '', ease: '' };
      const sewn = readLength(given.sewn);
      const ease = given.ease.trim() === '' ? 0 : readEase(given.ease);
      if (sewn === undefined) wrong[`zones.${index}.sewn`] = notNumber;
      if (ease === undefined) wrong[`zones.${index}.ease`] = notNumber;
      return { part, sewn: sewn ?? 0, ease: ease ?? 0 };
    });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void send(() =>
      sendSewn(claim.id, { version: claim.version, zones: stated, words: typed.words, mediaIds }),
    );
  };
  return (
    <AnswerForm
      title={t('sewn')}
      line={t('sewnLine', { name: claim.buyer.name })}
      send={t('sewnSend')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={submit}
    >
      {claim.zones.map(({ part }, index) => (
        <div key={part} className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-4">
          <NumberField
            label={`${t('sewnOf', { part: measured(`parts.${part}`) })} (${measured(`unitShort.${unit}`)})`}
            value={zones[index]?.sewn ?? ''}
            error={errors[`zones.${index}.sewn`]}
            isDecimal
            onChange={(sewn) => write(index, { sewn })}
          />
          <NumberField
            label={t('easeOf')}
            hint={index === 0 ? t('easeHint') : undefined}
            value={zones[index]?.ease ?? ''}
            error={errors[`zones.${index}.ease`]}
            isDecimal
            onChange={(ease) => write(index, { ease })}
          />
        </div>
      ))}
      <Note
        label={<Optional>{t('note')}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
      <PictureEditor
        staged={staged}
        limit={{
          most: fitLimits.pictures,
          words: t('pictures', { most: fitLimits.pictures }),
          tooMany: fitSentences.tooManyPictures,
        }}
        error={problem ?? errors.mediaIds}
        onTouched={() => undefined}
      />
    </AnswerForm>
  );
}

/** Ease may be negative, for cloth that stretches. */
function readEase(text: string): number | undefined {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const length = readLength(rest);
  return length === undefined || minus === '' ? length : -length;
}
