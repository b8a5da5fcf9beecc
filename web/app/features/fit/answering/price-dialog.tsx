import { fitLimits, fitSentences } from '#contracts/fit/fit.rules.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import { sendPrice } from '../fit.api.ts';
import { AnswerForm, daysWritten, Note, NumberField } from './answer-form.tsx';
import { type AnswerProps, useAnswer } from './use-answer.ts';

/** The maker names a price and days. */
export function PriceDialog({ claim, onClose }: AnswerProps) {
  const t = useWords(fitWords, 'acts');
  const start = { days: String(fitLimits.alterDays) };
  const { typed, errors, setErrors, change, send, isBusy } = useAnswer({ claim, onClose }, 'PRICE', start);
  const submit = () => {
    const rupees = rupeesWritten(typed.price);
    const price = typeof rupees === 'number' ? rupees : 0;
    const days = daysWritten(typed.days);
    if (price < fitLimits.leastPrice || price > fitLimits.mostPrice) setErrors({ price: fitSentences.price });
    else if (days === null) setErrors({ days: fitSentences.days });
    else void send(() => sendPrice(claim.id, { version: claim.version, price, days, words: typed.words }));
  };
  return (
    <AnswerForm
      title={t('PRICE')}
      line={t('priceLine', { name: claim.buyer.name })}
      send={t('priceSend')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={submit}
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t('price')}
          value={typed.price}
          error={errors.price}
          isDecimal
          onChange={(price) => change({ price })}
        />
        <NumberField
          label={t('days')}
          value={typed.days}
          error={errors.days}
          onChange={(days) => change({ days })}
        />
      </div>
      <Note
        label={<Optional>{t('note')}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
