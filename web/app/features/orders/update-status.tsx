import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Slip } from '#web/ui/slip.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';
import { Select, TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMoveOrder } from './orders.api.ts';

/** The maker moves the order on, to exactly what the server allows now. */
export function UpdateStatus({ order }: { order: OrderData }) {
  const t = useTranslations('orders.details');
  const move = useMoveOrder(order.id);
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const status = order.can.moveTo.find((possible) => possible === chosen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (move.isPending) return;
    if (status === undefined) {
      setError(t('chooseFirst'));
      return;
    }
    try {
      await move.mutateAsync({ status, ...(note.trim() === '' ? {} : { note: note.trim() }) });
      setChosen('');
      setNote('');
      toast.good(t('updated'));
    } catch (failure) {
      const sentence = sentenceOf(failure);
      setError(sentence);
      toast.bad(t('updateFailed'), sentence);
    }
  };

  return (
    <Slip>
      <form
        className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:items-start"
        noValidate
        onSubmit={submit}
      >
        <Field label={t('updateStatus')} error={error}>
          {(control) => (
            <Select
              {...control}
              value={status ?? ''}
              onChange={({ target }) => {
                setChosen(target.value);
                setError(undefined);
              }}
            >
              <option value="" disabled>
                {t('choose')}
              </option>
              {order.can.moveTo.map((possible) => (
                <option key={possible} value={possible}>
                  {wordsOfStatus(possible)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={
            <>
              {t('noteLabel')} <span className="hint font-normal">{t('optional')}</span>
            </>
          }
          hint={t('noteHint')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={note}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Button kind="primary" type="submit" className="md:mt-6" busy={move.isPending && t('updating')}>
          {t('update')}
        </Button>
      </form>
    </Slip>
  );
}
