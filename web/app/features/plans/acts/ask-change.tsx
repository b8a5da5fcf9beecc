import { useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, PlanStep } from '#contracts/plans/plans.fields.ts';
import { planLimits, planSentences } from '#contracts/plans/plans.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { sendChange } from '../plans.api.ts';
import { StepPictures } from '../step-pictures.tsx';
import { useStepName } from '../use-step-name.ts';
import { PhotoFormDialog } from './photo-form.tsx';
import { StaleNote } from './stale-note.tsx';
import { usePhotoForm } from './use-photo-form.ts';

interface AskChangeProps {
  order: OrderData;
  plan: Plan;
  /** As it is now; it may change while the dialog is open. */
  step: PlanStep;
  onClose: () => void;
}

/** The buyer asks for a change of what was submitted. */
export function AskChange({ order, plan, step, onClose }: AskChangeProps) {
  const t = useWords(plansWords, 'ask');
  const nameOf = useStepName();
  const [seen] = useState(step.submission);
  const maker = order.maker.name;
  const form = usePhotoForm({
    viewerId: order.buyer.id,
    orderId: order.id,
    about: `change_${step.id}`,
    refuse: (words) => (words === '' ? { words: planSentences.words } : null),
    send: (words, sending) =>
      sendChange({ orderId: order.id, stepId: step.id, submission: step.submission, words }, sending),
    onClose,
  });
  const isOver = !step.can.askChange;
  const left = plan.freeChanges - plan.usedChanges;
  return (
    <PhotoFormDialog
      form={form}
      title={t('title')}
      photographs={t('photographs')}
      words={{ label: t('words'), hint: t('hint'), most: planLimits.words }}
      wordsFirst
      send={t('send', { maker })}
      isOver={isOver}
      onClose={onClose}
    >
      {isOver ? (
        <StaleNote line={t('over', { step: nameOf(step) })} />
      ) : step.submission === seen ? null : (
        <StaleNote line={t('newer', { maker })}>
          <StepPictures pictures={step.pictures} title={nameOf(step)} />
        </StaleNote>
      )}
      {isOver ? null : (
        <p className="text-ink-2">{plan.isNextFree ? t('free', { left }) : t('priced', { maker })}</p>
      )}
    </PhotoFormDialog>
  );
}
