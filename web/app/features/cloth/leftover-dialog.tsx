import { leftoverWays } from '#contracts/cloth/cloth.fields.ts';
import { clothSentences } from '#contracts/cloth/cloth.rules.ts';
import { AnswerForm, Note, NumberField } from '#web/features/fit/answering/answer-form.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { sendLeftover } from './cloth.api.ts';
import { metresWritten } from './metres-written.ts';
import { type AnswerProps, useClothAnswer } from './use-cloth-answer.ts';

/** The maker says how much cloth is left and how it goes back. */
export function LeftoverDialog(props: AnswerProps) {
  const { order, found, onClose } = props;
  const t = useWords(clothWords, 'acts');
  const { typed, errors, setErrors, change, send, isBusy } = useClothAnswer(props, 'leftover');
  const way = leftoverWays.find((one) => one === typed.way);
  const submit = () => {
    const metres = way === 'NONE' ? 0 : metresWritten(typed.metres);
    if (way === undefined) setErrors({ way: clothSentences.way });
    else if (metres === null) setErrors({ metres: clothSentences.metres });
    else {
      const leftover = { version: found.version, metres, way, words: typed.words };
      void send(() => sendLeftover(order.id, leftover));
    }
  };
  return (
    <AnswerForm
      title={t('giveBack')}
      line={t('giveBackLine', { name: order.buyer.name })}
      send={t('send')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={submit}
    >
      <Field label={t('way')} error={errors.way}>
        {(control) => (
          <Select {...control} value={typed.way} onChange={({ target }) => change({ way: target.value })}>
            <option value="">{t('choose')}</option>
            {leftoverWays.map((one) => (
              <option key={one} value={one}>
                {t(`ways.${one}`, { name: order.buyer.name })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {way === 'NONE' ? null : (
        <NumberField
          label={t('leftMetres')}
          value={typed.metres}
          error={errors.metres}
          isDecimal
          onChange={(metres) => change({ metres })}
        />
      )}
      <Note
        label={t('leftWords')}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
