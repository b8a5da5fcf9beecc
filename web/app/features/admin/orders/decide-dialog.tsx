import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { cancellationLimits, cancellationSentences } from '#contracts/orders/endings/cancellation.rules.ts';
import { RefundWaits } from '#web/features/orders/disputes/refund-waits.tsx';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { DeskDialog } from './desk-dialog.tsx';
import { useDecideCancellation } from './orders.api.ts';
import { type DeskFormWords, useDeskForm } from './use-desk-form.ts';

interface DecisionWords extends DeskFormWords {
  keep: string;
  words: string;
}

const parse = fieldsLike<DecisionWords>({ idempotencyKey: '', keep: '', words: '' });
const drafts = {
  agree: makeDraft({ kind: 'desk-agrees', parse }),
  refuse: makeDraft({ kind: 'desk-refuses', parse }),
};

interface DecideDialogProps {
  order: DeskOrder['order'];
  cancellation: NonNullable<DeskOrder['order']['cancellation']>;
  isAgreeing: boolean;
  onClose: () => void;
}

/** The desk decides a cancellation request that the maker left unanswered; both sides read the reason. */
export function DecideDialog({ order, cancellation, isAgreeing, onClose }: DecideDialogProps) {
  const t = useWords(deskWords, 'decide');
  const { mutateAsync } = useDecideCancellation(order.id);
  const most = Math.min(cancellation.mostKept, order.payments.held);
  const backFor = (kept: number) => toRupees(toPaise(order.payments.held) - toPaise(kept));
  const kept = formatRupees(most);
  const form = useDeskForm<DecisionWords>({
    draft: drafts[isAgreeing ? 'agree' : 'refuse'],
    about: cancellation.id,
    first: { idempotencyKey: '', keep: String(most), words: '' },
    check({ keep, words }) {
      const amount = rupeesWritten(keep);
      return {
        ...(isAgreeing &&
          !(typeof amount === 'number' && amount <= most) && { keep: t('keepOdd', { kept }) }),
        ...(words.trim() === '' && { words: cancellationSentences.deskWords }),
      };
    },
    send: ({ keep, words }, idempotencyKey) => {
      const kept = Number(rupeesWritten(keep));
      const sums = isAgreeing ? { keep: kept, refund: backFor(kept) } : {};
      return mutateAsync({ body: { agree: isAgreeing, ...sums, words }, idempotencyKey });
    },
    failed: t('failed'),
    onDone() {
      toast.good(t(isAgreeing ? 'agreed' : 'refused'), t('doneLine'));
      onClose();
    },
  });
  const keep = rupeesWritten(form.words.keep);
  const keeps = typeof keep === 'number' && keep <= most ? keep : most;
  const back = backFor(keeps);
  const line = { buyer: order.buyer.name, days: cancellationLimits.againDays };
  return (
    <DeskDialog
      form={form}
      labels={{
        title: t(isAgreeing ? 'agreeTitle' : 'refuseTitle'),
        line: t(isAgreeing ? 'agreeLine' : 'refuseLine', line),
        close: t('close'),
        send: t(isAgreeing ? 'agree' : 'refuse'),
        sending: t('sending'),
      }}
      isDestructive={isAgreeing}
      onClose={onClose}
    >
      {isAgreeing ? (
        <>
          <p className="num font-semibold" aria-live="polite">
            {t('back', { refund: formatRupees(back), buyer: order.buyer.name })}
          </p>
          <RefundWaits order={order} reader="desk" amount={back} className="font-semibold" />
        </>
      ) : null}
      {isAgreeing && most > 0 ? (
        <Field label={t('keep')} hint={t('keepHint', { kept })} error={form.problems.keep}>
          {(control) => (
            <TextInput
              {...control}
              value={form.words.keep}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => form.change({ keep: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Field label={t('words')} hint={t('wordsHint')} error={form.problems.words}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={form.words.words}
            maxLength={cancellationLimits.longestReason}
            onChange={({ target }) => form.change({ words: target.value })}
          />
        )}
      </Field>
    </DeskDialog>
  );
}
