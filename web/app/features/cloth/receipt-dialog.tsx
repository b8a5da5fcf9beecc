import { useState } from 'react';
import { clothConditions } from '#contracts/cloth/cloth.fields.ts';
import { clothLimits, clothSentences } from '#contracts/cloth/cloth.rules.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import { AnswerForm, Note, NumberField } from '#web/features/fit/answering/answer-form.tsx';
import { usePhotographs } from '#web/features/fit/use-photographs.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { sendReceipt } from './cloth.api.ts';
import { metresWritten } from './metres-written.ts';
import { type AnswerProps, useClothAnswer } from './use-cloth-answer.ts';

/** The maker says what came, with photographs. */
export function ReceiptDialog(props: AnswerProps) {
  const { order, found, onClose } = props;
  const t = useWords(clothWords);
  const { typed, errors, setErrors, change, send, isBusy } = useClothAnswer(props, 'receipt');
  const { staged, problem, setProblem, mediaIds, areReady } = usePhotographs(t('acts.wait'));
  const [byDaylight, setByDaylight] = useState(false);
  const submit = () => {
    const metres = metresWritten(typed.metres);
    const missing = typed.missing.trim() === '' ? 0 : metresWritten(typed.missing);
    const width = /^\d{2,3}$/.test(typed.width.trim()) ? Number(typed.width) : null;
    const condition = clothConditions.find((one) => one === typed.condition);
    const { leastWidth, mostWidth } = clothLimits;
    if (metres === null || metres > clothLimits.metres) setErrors({ metres: clothSentences.metres });
    else if (width === null || width < leastWidth || width > mostWidth)
      setErrors({ width: clothSentences.width });
    else if (condition === undefined) setErrors({ condition: clothSentences.condition });
    else if (missing === null || missing > clothLimits.metres) setErrors({ missing: clothSentences.metres });
    else if (!areReady()) return;
    else if (mediaIds.length === 0) setProblem(clothSentences.pictures);
    else {
      const receipt = { metres, width, condition, missing, words: typed.words, byDaylight, mediaIds };
      void send(() => sendReceipt(order.id, { version: found.version, ...receipt }));
    }
  };
  return (
    <AnswerForm
      title={t('acts.receive')}
      line={t('acts.receiveLine', { name: order.buyer.name })}
      send={t('acts.send')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={submit}
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t('acts.metres')}
          value={typed.metres}
          error={errors.metres}
          isDecimal
          onChange={(metres) => change({ metres })}
        />
        <NumberField
          label={t('acts.width')}
          value={typed.width}
          error={errors.width}
          onChange={(width) => change({ width })}
        />
      </div>
      <Field label={t('receipt.condition')} error={errors.condition}>
        {(control) => (
          <Select
            {...control}
            value={typed.condition}
            onChange={({ target }) => change({ condition: target.value })}
          >
            <option value="">{t('acts.choose')}</option>
            {clothConditions.map((condition) => (
              <option key={condition} value={condition}>
                {t(`condition.${condition}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <NumberField
        label={<Optional>{t('acts.missing')}</Optional>}
        hint={t('acts.missingHint', { name: order.buyer.name })}
        value={typed.missing}
        error={errors.missing}
        isDecimal
        onChange={(missing) => change({ missing })}
      />
      <PictureEditor
        staged={staged}
        limit={{
          most: clothLimits.pictures,
          words: t('acts.pictures', { most: clothLimits.pictures }),
          tooMany: clothSentences.tooManyPictures,
        }}
        error={problem ?? errors.mediaIds}
        onTouched={() => undefined}
      />
      <div className="grid justify-items-start gap-1">
        <Checkbox
          label={t('acts.byDaylight')}
          checked={byDaylight}
          onChange={({ target }) => setByDaylight(target.checked)}
        />
        <a href="/api/documents/reference-strip.pdf" target="_blank" rel="noreferrer" className="link">
          {t('acts.strip')}
        </a>
      </div>
      <Note
        label={<Optional>{t('acts.words')}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
