import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { RefundWaits } from '#web/features/orders/disputes/refund-waits.tsx';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { DeskDialog } from './desk-dialog.tsx';
import { useDeskRefund } from './orders.api.ts';
import { type DeskFormWords, useDeskForm } from './use-desk-form.ts';

interface RefundWords extends DeskFormWords {
  amount: string;
  reason: string;
}

const empty: RefundWords = { idempotencyKey: '', amount: '', reason: '' };
const refundDraft = makeDraft({ kind: 'desk-refund', parse: fieldsLike<RefundWords>(empty) });

interface DeskRefundDialogProps {
  desk: DeskOrder;
  onClose: () => void;
}

/** The desk refunds a part of an order, or all that is held. */
export function DeskRefundDialog({ desk: { order, can }, onClose }: DeskRefundDialogProps) {
  const t = useWords(deskWords, 'refund');
  const { mutateAsync } = useDeskRefund(order.id);
  const most = formatRupees(can.refund);
  const form = useDeskForm<RefundWords>({
    draft: refundDraft,
    about: order.id,
    first: empty,
    check({ amount, reason }) {
      const written = rupeesWritten(amount);
      const isAmount = typeof written === 'number' && written >= 1 && written <= can.refund;
      return {
        ...(!isAmount && { amount: t('amountOdd', { amount: most }) }),
        ...(reason.trim() === '' && { reason: t('reasonMissing') }),
      };
    },
    send: ({ amount, reason }, idempotencyKey) =>
      mutateAsync({ body: { amount: Number(rupeesWritten(amount)), reason }, idempotencyKey }),
    failed: t('failed'),
    onDone() {
      toast.good(t('done'), t('doneLine'));
      onClose();
    },
  });
  const typed = rupeesWritten(form.words.amount);
  const amount = typeof typed === 'number' && typed <= can.refund ? typed : can.refund;
  return (
    <DeskDialog
      form={form}
      labels={{
        title: t('title'),
        line: t('line', { buyer: order.buyer.name, amount: most }),
        close: t('close'),
        send: t('send'),
        sending: t('sending'),
      }}
      isDestructive
      onClose={onClose}
    >
      <RefundWaits order={order} reader="desk" amount={amount} className="font-semibold" />
      <Field label={t('amount')} error={form.problems.amount}>
        {(control) => (
          <TextInput
            {...control}
            value={form.words.amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => form.change({ amount: target.value })}
          />
        )}
      </Field>
      <Field label={t('reason')} hint={t('reasonHint')} error={form.problems.reason}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={form.words.reason}
            maxLength={300}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        )}
      </Field>
    </DeskDialog>
  );
}
