import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { PlanStep } from '#contracts/plans/plans.fields.ts';
import { planLimits, planSentences } from '#contracts/plans/plans.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { keepForLater } from '#web/platform/outbox/keep-for-later.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { type AboutStep, keptClosing, planQuery, sendClosing } from '../plans.api.ts';
import { StepPictures } from '../step-pictures.tsx';
import { useStepName } from '../use-step-name.ts';
import { PhotoFormDialog } from './photo-form.tsx';
import { StaleNote } from './stale-note.tsx';
import { usePhotoForm } from './use-photo-form.ts';

interface CloseStepProps {
  order: OrderData;
  /** As it is now; it may change while the dialog is open. */
  step: PlanStep;
  onClose: () => void;
}

/** The maker shows that a step is done. Without a network it waits in the outbox. */
export function CloseStep({ order, step, onClose }: CloseStepProps) {
  const t = useWords(plansWords, 'close');
  const waiting = useWords(outboxWords);
  const nameOf = useStepName();
  const why = useSentence(step.whyNotClose);
  const about = (note: string): AboutStep => ({ orderId: order.id, stepId: step.id, note });

  const form = usePhotoForm({
    viewerId: order.maker.id,
    orderId: order.id,
    about: `close_${step.id}`,
    refuse: (_, photographs) => (photographs === 0 ? { images: planSentences.pictures } : null),
    send: (note, sending) => sendClosing(about(note), sending),
    async keep(error, note, files, nonce) {
      const isKept = await keepForLater(order.maker.id, error, {
        kind: 'step',
        about: about(note),
        shown: {
          label: 'step',
          words: [order.orderNumber, nameOf(step), note].filter((words) => words !== '').join('\n'),
          path: `/order-details/sale/${order.id}`,
        },
        call: keptClosing(about(note)),
        files,
        touches: [planQuery(order.id).key, ['order'], ['orders']],
        nonce,
      });
      if (isKept) toast.note(waiting('kept'), waiting('keptLine'));
      return isKept;
    },
    onClose,
  });

  const line = step.needsApproval ? 'lineApproves' : step.isFinished ? 'lineFinished' : 'line';
  return (
    <PhotoFormDialog
      form={form}
      title={nameOf(step)}
      photographs={t('photographs')}
      areRequired
      words={{ label: <Optional>{t('note')}</Optional>, most: planLimits.note }}
      send={t(step.needsApproval ? 'submit' : 'send')}
      isOver={!step.can.close}
      onClose={onClose}
    >
      {step.can.close ? (
        <p className="text-ink-2">{t(line, { buyer: order.buyer.name, days: planLimits.silentDays })}</p>
      ) : (
        <StaleNote line={why === '' ? t('over') : why}>
          <StepPictures pictures={step.pictures} title={nameOf(step)} />
        </StaleNote>
      )}
    </PhotoFormDialog>
  );
}
