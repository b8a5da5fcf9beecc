import { takesParcel } from '#contracts/admin/orders/orders.rules.ts';
import { hasEnded, type OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { carriers, type ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';

interface ParcelFieldsProps {
  /** The order's status, or the one chosen for it. */
  status: OrderStatus;
  /** A payment of the order is disputed, so no parcel may be sent. */
  isStopped: boolean;
  words: ShipmentWords;
  problems: Partial<Record<string, Message>>;
  onChange: (part: Partial<ShipmentWords>) => void;
}

/** The fields of the shipment. */
export function ParcelFields({ status, isStopped, words, problems, onChange }: ParcelFieldsProps) {
  const t = useWords(deskWords, 'form');
  if (hasEnded(status)) return null;
  const isOpen = takesParcel(status) && !isStopped;
  return (
    <Slip aria-labelledby="parcel-card" className="grid gap-5">
      <h2 id="parcel-card" className="title-3">
        {t('parcelCard')}
      </h2>
      {isOpen ? (
        <>
          <Field label={t('carrier')} error={problems.shippingCarrier}>
            {(control) => (
              <Select
                {...control}
                value={words.shippingCarrier}
                onChange={({ target }) => onChange({ shippingCarrier: target.value })}
              >
                <option value="">{t('noCarrier')}</option>
                {carriers.map((carrier) => (
                  <option key={carrier} value={carrier}>
                    {labelOf('carrier', carrier)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t('tracking')} hint={t('trackingHint')} error={problems.trackingNumber}>
              {(control) => (
                <TextInput
                  {...control}
                  value={words.trackingNumber}
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={({ target }) => onChange({ trackingNumber: target.value })}
                />
              )}
            </Field>
            <Field label={t('expected')} error={problems.estimatedDelivery}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  min={todayInIndia()}
                  value={words.estimatedDelivery}
                  onChange={({ target }) => onChange({ estimatedDelivery: target.value })}
                />
              )}
            </Field>
          </div>
        </>
      ) : (
        <p className="text-ink-2">{t(isStopped ? 'parcelWaits' : 'parcelLater')}</p>
      )}
    </Slip>
  );
}
