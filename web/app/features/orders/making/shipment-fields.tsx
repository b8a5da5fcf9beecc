import { carriers, type ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';

interface ShipmentFieldsProps {
  words: ShipmentWords;
  problems: Partial<Record<string, Message>>;
  onChange: (words: ShipmentWords) => void;
}

/** The fields of a shipment: carrier, tracking number and expected day. */
export function ShipmentFields({ words, problems, onChange }: ShipmentFieldsProps) {
  const t = useWords(makingWords, 'shipment');
  const isOther = words.shippingCarrier === 'Other';
  return (
    <>
      <Field label={t('carrier')} error={problems.shippingCarrier}>
        {(control) => (
          <Select
            {...control}
            value={words.shippingCarrier}
            onChange={({ target }) => onChange({ ...words, shippingCarrier: target.value })}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier}>
                {labelOf('carrier', carrier)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={
          <>
            {t('number')} {isOther ? <OptionalMark /> : null}
          </>
        }
        hint={t('numberHint')}
        error={problems.trackingNumber}
      >
        {(control) => (
          <TextInput
            {...control}
            value={words.trackingNumber}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => onChange({ ...words, trackingNumber: target.value })}
          />
        )}
      </Field>
      <Field
        label={
          <>
            {t('expected')} <OptionalMark />
          </>
        }
        error={problems.estimatedDelivery}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={todayInIndia()}
            value={words.estimatedDelivery}
            onChange={({ target }) => onChange({ ...words, estimatedDelivery: target.value })}
          />
        )}
      </Field>
    </>
  );
}
