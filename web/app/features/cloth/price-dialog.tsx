import { clothLimits, clothSentences } from '#contracts/cloth/cloth.rules.ts';
import { AnswerForm, Note, NumberField } from '#web/features/fit/answering/answer-form.tsx';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { sendPrice } from './cloth.api.ts';
import { type AnswerProps, useClothAnswer } from './use-cloth-answer.ts';

/** The maker names a price for the cloth that is missing. */
export function PriceDialog(props: AnswerProps) {
  const { order, found, onClose } = props;
  const t = useWords(clothWords, 'acts');
  const { typed, errors, setErrors, change, send, isBusy } = useClothAnswer(props, 'price');
  const submit = () => {
    const rupees = rupeesWritten(typed.price);
    const price = typeof rupees === 'number' ? rupees : 0;
    if (price < clothLimits.leastPrice || price > clothLimits.mostPrice)
      setErrors({ price: clothSentences.price });
    else void send(() => sendPrice(order.id, { version: found.version, price, words: typed.words }));
  };
  return (
    <AnswerForm
      title={t('price')}
      line={t('priceLine', { name: order.buyer.name })}
      send={t('send')}
      isBusy={isBusy}
      onClose={onClose}
      onSend={submit}
    >
      <NumberField
        label={t('rupees')}
        value={typed.price}
        error={errors.price}
        isDecimal
        onChange={(price) => change({ price })}
      />
      <Note
        label={<Optional>{t('words')}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
