import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { stopAmong } from '#contracts/orders/core/order-stops.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { updateLimits } from '#contracts/orders/making/order-updates.rules.ts';
import { PhotoChoice } from '#web/features/designs/pictures/photo-choice.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { Select, TextArea } from '#web/ui/forms/text-input.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';
import { ShipmentFields } from './shipment-fields.tsx';
import { useUpdateForm } from './use-update-form.ts';

interface UpdateStatusProps {
  order: OrderData;
  /** Shown beneath the status. */
  children?: ReactNode;
}

/**
 * The maker's form to move the order to a status the server allows now and to send an update. On phones it is
 * collapsed until opened, unless something has been typed.
 */
export function UpdateStatus({ order, children }: UpdateStatusProps) {
  const t = useWords(makingWords, 'update');
  const form = useUpdateForm(order);
  const [isAsked, setIsAsked] = useState(false);
  const { status, problems, done } = form;
  // Cancelling is offered elsewhere.
  const moveTo = order.can.moveTo.filter((possible) => possible !== 'CANCELLED');
  const awaitsBank = stopAmong(order.delivery.waitsFor) === 'DISPUTE';
  const awaitsFinal = !moveTo.includes('DELIVERED') && !order.payments.final.paid;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const note = (
    <Field
      label={
        <>
          {t('note')} <OptionalMark />
        </>
      }
      hint={t('noteHint')}
      error={problems.note}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={form.note}
          maxLength={updateLimits.longestNote}
          placeholder={t('notePlaceholder')}
          readOnly={done !== null}
          onChange={({ target }) => form.change({ note: target.value })}
        />
      )}
    </Field>
  );
  const isBegun = status !== '' || form.note !== '' || form.photos.length > 0;
  const isOpen = isAsked || isBegun;
  const openForm = () => {
    flushSync(() => setIsAsked(true));
    form.form.current?.querySelector<HTMLElement>('select:not(:disabled), textarea')?.focus();
  };
  return (
    <>
      {isBegun ? null : (
        <Button
          kind="secondary"
          className="md:hidden"
          aria-expanded={isOpen}
          onClick={isOpen ? () => setIsAsked(false) : openForm}
        >
          {t('tell')}
        </Button>
      )}
      <Slip className={classNames(!isOpen && 'max-md:hidden')}>
        <form
          ref={form.form}
          className="grid gap-x-10 gap-y-5 md:grid-cols-2 md:items-start"
          noValidate
          onSubmit={submit}
        >
          <div className="grid content-start gap-5">
            <Field
              label={t('title')}
              error={problems.status}
              {...(awaitsBank
                ? { hint: t(awaitsFinal ? 'afterBankAndFinal' : 'afterBank') }
                : awaitsFinal && { hint: t('afterFinal') })}
            >
              {(control) => (
                <Select
                  {...control}
                  value={status}
                  disabled={moveTo.length === 0}
                  onChange={({ target }) => form.change({ status: target.value })}
                >
                  {/* The present status, chosen by default. */}
                  <option value="">
                    {wordsOfStatus(shownStatus(order.status, order.payments.final.paid))}
                  </option>
                  {moveTo.map((possible) => (
                    <option key={possible} value={possible}>
                      {wordsOfStatus(possible)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {children}
            {status === 'SHIPPED' ? (
              <ShipmentFields words={form.shipment} problems={problems} onChange={form.change} />
            ) : (
              note
            )}
          </div>
          <div className="grid content-start gap-5">
            {status === 'SHIPPED' ? note : null}
            <PhotoChoice
              label={t('photos')}
              addLabel={t('addPhotos')}
              removeLabel={(number) => t('removePhoto', { number })}
              hint={t('photosHint', { count: form.photos.length, most: updateLimits.pictures })}
              tiles={form.photos.map(({ key, preview }) => ({
                key: String(key),
                address: preview,
                onRemove: () => form.dropPhoto(key),
              }))}
              most={updateLimits.pictures}
              types={updateLimits.pictureTypes}
              isBusy={done !== null}
              problem={problems.images}
              onAdd={form.addPhotos}
            />
            {done === null || form.photos.length === 0 ? null : (
              <ProgressThread label={t('progress')} done={done} />
            )}
            <Button
              kind="primary"
              type="submit"
              className="justify-self-start"
              busy={done !== null && t('sending')}
            >
              {t('send')}
            </Button>
          </div>
        </form>
      </Slip>
    </>
  );
}
