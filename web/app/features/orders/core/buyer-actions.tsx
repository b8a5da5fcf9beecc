import { useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import makingWords from '#web/words/en/features/orders/making/making.json';
import ordersWords from '#web/words/en/features/orders/orders.json';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { RefundWaits } from '../disputes/refund-waits.tsx';
import { useMoveOrder } from './orders.api.ts';

/** Lets the buyer cancel while it is free, and says until when it is. */
export function Cancelling({ order }: { order: OrderData }) {
  const t = useWords(makingWords, 'cancelling');
  const { freeUntil } = order.cancelling;
  return (
    <div className="grid gap-1.5">
      <CancelOrder order={order} />
      {freeUntil === null ? null : <p className="hint">{t('until', { moment: formatMoment(freeUntil) })}</p>}
    </div>
  );
}

/** The cancel button with its dialog, which states the rule. */
function CancelOrder({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'details');
  const s = useWords(swatchWords, 'order');
  const move = useMoveOrder(order.id);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { held, initial, isDisputed } = order.payments;
  const wasPaid = initial.paidAt !== null;
  const disputed = isDisputed ? 'yes' : 'no';

  const cancel = async () => {
    try {
      await move.mutateAsync({
        status: 'CANCELLED',
        ...(reason.trim() === '' ? {} : { note: reason.trim() }),
      });
      toast.good(t('cancelDone'), wasPaid ? t('refundLine', { disputed }) : t('nothingCharged'));
      // The button that opened the dialog no longer exists, so the focus moves to the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('cancelFailed'), sentenceOf(error));
    }
    setOpen(false);
  };

  return (
    <>
      <Button kind="destructive" small className="justify-self-start" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('cancelTitle')}>
        <div className="grid gap-5">
          <p className="text-ink-2">
            {held > 0
              ? order.swatch === null
                ? t('cancelPaid', { hours: freeCancelHours, amount: formatRupees(held), disputed })
                : s('cancel', { amount: formatRupees(held) })
              : t(wasPaid ? 'cancelReturned' : 'cancelUnpaid')}
          </p>
          <RefundWaits order={order} reader="buyer" className="font-semibold" />
          <Field
            label={
              <>
                {t('cancelReason')} <OptionalMark />
              </>
            }
          >
            {(control) => (
              <TextInput
                {...control}
                value={reason}
                maxLength={500}
                autoComplete="off"
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <div className="btn-row">
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button kind="destructive" busy={move.isPending && t('cancelling')} onClick={cancel}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Confirms that the buyer has received the parcel, after a dialog, because it is final. */
export function ConfirmDelivery({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'details');
  const move = useMoveOrder(order.id);
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    try {
      await move.mutateAsync({ status: 'DELIVERED' });
      toast.good(t('confirmed'));
      // The button that opened the dialog no longer exists, so the focus moves to the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('updateFailed'), sentenceOf(error));
      setOpen(false);
    }
  };
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('confirm')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('confirmTitle')}>
        <p className="text-ink-2">{t('confirmLine')}</p>
        <div className="mt-6 btn-row">
          <Button onClick={() => setOpen(false)}>{t('notYet')}</Button>
          <Button kind="primary" busy={move.isPending && t('confirming')} onClick={confirm}>
            {t('confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
