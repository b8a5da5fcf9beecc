import { type FormEvent, useId, useState } from 'react';
import { swatchLimits, swatchSentences } from '#contracts/orders/swatches/swatch.rules.ts';
import type { OwnShop } from '#contracts/profiles/shop/shop.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import swatchWords from '#web/words/en/features/profiles/shop/swatch.json';
import { useSaveSwatchPrice } from './shop.api.ts';

const { least, most } = swatchLimits.price;

/** Whether the maker sends swatches, and for how much. */
export function SwatchSection({ shop: { swatchPrice } }: { shop: OwnShop }) {
  const t = useWords(swatchWords);
  const id = useId();
  const { mutateAsync, isPending } = useSaveSwatchPrice();
  const [isSent, setIsSent] = useState(swatchPrice !== null);
  const [typed, setTyped] = useState(String(swatchPrice ?? ''));
  const [error, setError] = useState<Message>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const price = isSent ? rupeesWritten(typed) : null;
    if (price !== null && !isPrice(price)) return setError(swatchSentences.price);
    try {
      await mutateAsync(price);
      toast.good(t('saved'));
    } catch (refusal) {
      const { price: fault } = refusedFields(refusal);
      if (fault === undefined) toast.bad(t('saveFailed'), sentenceOf(refusal));
      else setError(fault);
    }
  };
  return (
    <form noValidate className="grid gap-5" aria-labelledby={id} onSubmit={(event) => void save(event)}>
      <h2 id={id} className="title-3">
        {t('title')}
      </h2>
      <p className="meta num">{t('line', { days: swatchLimits.sendDays })}</p>
      <Checkbox
        label={t('send')}
        checked={isSent}
        onChange={({ target }) => {
          setIsSent(target.checked);
          setError(undefined);
        }}
      />
      {isSent ? (
        <Field
          label={t('price')}
          hint={<span className="num">{t('hint', { least, most })}</span>}
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              className="num w-32!"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" className="justify-self-start" busy={isPending && t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}

const isPrice = (price: unknown): price is number =>
  Number.isInteger(price) && Number(price) >= least && Number(price) <= most;
