import { useNavigate } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { cancellationLimits, cancellationSentences } from '#contracts/orders/endings/cancellation.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import endingsWords from '#web/words/en/features/orders/endings/endings.json';
import { useMoveOrder } from '../core/orders.api.ts';
import { RefundWaits } from '../disputes/refund-waits.tsx';
import { useAnswerCancellation, useAskToCancel } from './endings.api.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { shareWords } from './share-words.ts';
import { useReasonForm } from './use-reason-form.ts';

interface DialogProps {
  order: OrderData;
  onClose: () => void;
}

/** The buyer asks to cancel and sees how much goes back. */
export function AskDialog({ order, onClose }: DialogProps) {
  const t = useWords(endingsWords);
  const maker = order.maker.name;
  const { offer } = order.cancelling;
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useAskToCancel(order.id);
  const reason = useReasonForm(order, {
    kind: 'ask',
    missing: cancellationSentences.reason,
    failed: t('ask.failed'),
    send: (reason, idempotencyKey) =>
      mutateAsync({ body: { reason, refund: offer?.refund ?? 0 }, idempotencyKey }),
    onDone() {
      toast.good(t('ask.done', { maker }), t('ask.doneLine'));
      onClose();
      // The request appears in another place than the button, so scroll to it.
      navigate('#cancelling', { replace: true });
    },
  });
  const share = offer && shareWords(offer);
  return (
    <ReasonDialog
      {...reason}
      isBusy={isPending}
      onClose={onClose}
      labels={{
        title: t('ask.title'),
        reason: t('ask.reason'),
        hint: t('ask.reasonHint', { maker }),
        keep: t('ask.keep'),
        send: t('ask.send'),
        sending: t('ask.sending'),
      }}
    >
      {share ? <p>{t(`offer.${share.variant}`, { maker, ...share })}</p> : null}
      <RefundWaits order={order} reader="buyer" amount={offer?.refund} className="font-semibold" />
      <p>{t('ask.line', { maker, days: cancellationLimits.answerDays })}</p>
    </ReasonDialog>
  );
}

/** The maker refuses to cancel. */
export function RefuseDialog({ order, onClose }: DialogProps) {
  const t = useWords(endingsWords, 'refuse');
  const buyer = order.buyer.name;
  const { mutateAsync, isPending } = useAnswerCancellation(order.id);
  const reason = useReasonForm(order, {
    kind: 'refuse',
    missing: cancellationSentences.words,
    failed: t('failed'),
    send: (words, idempotencyKey) => mutateAsync({ body: { agree: false, words }, idempotencyKey }),
    onDone() {
      toast.good(t('done'), t('doneLine', { buyer }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      {...reason}
      isBusy={isPending}
      onClose={onClose}
      labels={{
        title: t('title'),
        reason: t('words'),
        hint: t('wordsHint', { buyer }),
        keep: t('keep'),
        send: t('send'),
        sending: t('sending'),
      }}
    >
      <p>{t('line', { buyer, days: cancellationLimits.againDays })}</p>
    </ReasonDialog>
  );
}

/** The maker cancels an order that they cannot make. */
export function MakerCancelDialog({ order, onClose }: DialogProps) {
  const t = useWords(endingsWords, 'maker');
  const buyer = order.buyer.name;
  const { mutateAsync, isPending } = useMoveOrder(order.id);
  const reason = useReasonForm(order, {
    kind: 'cancel',
    missing: cancellationSentences.words,
    failed: t('failed'),
    send: (note) => mutateAsync({ status: 'CANCELLED', note }),
    onDone() {
      toast.good(t('done'), t('doneLine', { buyer }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      {...reason}
      isBusy={isPending}
      onClose={onClose}
      labels={{
        title: t('title'),
        reason: t('reason'),
        hint: t('reasonHint', { buyer }),
        keep: t('keep'),
        send: t('send'),
        sending: t('sending'),
      }}
    >
      <p>{t('refund', { buyer, held: formatRupees(order.payments.held) })}</p>
      <RefundWaits order={order} reader="maker" className="font-semibold" />
    </ReasonDialog>
  );
}
