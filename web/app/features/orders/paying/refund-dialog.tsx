import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { refundOrder } from '#contracts/orders/paying/paying.contract.ts';
import { isRefusal, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import orderMoneyWords from '#web/words/en/features/orders/order-money.json';
import { moneyBackOf } from '../disputes/money-back.ts';
import { RefundWaits } from '../disputes/refund-waits.tsx';
import { useRefundOrder } from './paying.api.ts';

/** As typed; `idempotencyKey` is sent with it and stays the same until the server answers. */
interface RefundWords {
  idempotencyKey: string;
  amount: string;
  reason: string;
}

const refundForm = z.extend(refundOrder.body, {
  idempotencyKey: z.string(),
  amount: z.pipe(z.transform(rupeesWritten), refundOrder.body.shape.amount),
});

const refundDraft = makeDraft({
  kind: 'refund',
  parse: fieldsLike<RefundWords>({ idempotencyKey: '', amount: '', reason: '' }),
});

interface RefundDialogProps {
  order: OrderData;
  onClose: () => void;
}

/** The maker refunds a part, or all that is held. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useWords(orderMoneyWords, 'refund');
  const buyer = order.buyer.name;
  const most = order.payments.refundable;
  const refund = useRefundOrder(order.id);
  const oneAtATime = useOneAtATime();
  // The key stays the same until the server answers, even if the dialog is reopened, so that a retry does not refund
  // twice.
  const form = useCheckedForm<RefundWords, unknown, z.output<typeof refundForm>>({
    resolver: standardSchemaResolver(refundForm),
    defaultValues: { idempotencyKey: newIdempotencyKey(), amount: '', reason: '' },
  });
  const { errors } = form.formState;
  const draft = refundDraft(order.maker.id, order.id);
  useKeptForm(form, draft);
  const typed = rupeesWritten(form.watch('amount'));
  const amount = typeof typed === 'number' && typed <= most ? typed : most;
  // Stays open while sending, so that the person sees the answer.
  const close = () => {
    if (!refund.isPending) onClose();
  };

  const submit = form.handleSubmit(async ({ idempotencyKey, ...body }) => {
    if (body.amount > most) {
      const message = t('tooMuch', { amount: formatRupees(most) });
      refuseFields(form, { amount: message });
      return;
    }
    try {
      await refund.mutateAsync({ body, idempotencyKey });
      draft.forget();
      const { now, waits } = moneyBackOf(order, body.amount);
      toast.good(
        t('done', { disputed: waits === 0 ? 'no' : now === 0 ? 'yes' : 'part' }),
        t('doneLine', { buyer }),
      );
      onClose();
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      // After a refusal the next try is a new request with a new key; without an answer the key is reused.
      if (isRefusal(error)) form.setValue('idempotencyKey', newIdempotencyKey());
      refuseFields(form, refusedFields(error), { message: sentenceOf(error, t('failed')) });
    }
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(submit);
  };

  return (
    <Dialog open onClose={close} title={t('title')}>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <p className="text-ink-2">{t('line', { buyer, amount: formatRupees(most) })}</p>
        <RefundWaits order={order} reader="maker" amount={amount} className="font-semibold" />
        <Field label={t('amount')} error={errors.amount?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('amount')} inputMode="decimal" autoComplete="off" />
          )}
        </Field>
        <Field label={t('reason')} hint={t('reasonHint', { buyer })} error={errors.reason?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('reason')} maxLength={300} autoComplete="off" />
          )}
        </Field>
        <FieldError message={errors.root?.message} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={close}>
            {t('keep')}
          </Button>
          <Button kind="destructive" type="submit" busy={refund.isPending && t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
