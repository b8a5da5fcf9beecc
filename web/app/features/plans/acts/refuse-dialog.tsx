import { planSentences } from '#contracts/plans/plans.rules.ts';
import { AnswerForm, Note } from '#web/features/fit/answering/answer-form.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { answer } from '../plans.api.ts';
import type { ChangeDialogProps } from './price-dialog.tsx';
import { StaleChange } from './stale-change.tsx';
import { useAnswer } from './use-answer.ts';

/** The maker refuses a change beyond the free ones, with a reason. */
export function RefuseDialog({ order, plan, step, changeId, onClose }: ChangeDialogProps) {
  const t = useWords(plansWords, 'refuseForm');
  const { id, maker, buyer } = order;
  const about = `refuse_${changeId}`;
  const { typed, errors, setErrors, change, send, isBusy } = useAnswer(maker.id, id, about, onClose);
  const isOver = !step.can.refuse;
  const submit = () => {
    const words = typed.words.trim();
    if (words === '') setErrors({ words: planSentences.reason });
    else void send(() => answer(id, changeId, { act: 'REFUSE', words }));
  };
  return (
    <AnswerForm
      title={t('title')}
      {...(isOver ? {} : { line: t('line', { buyer: buyer.name }) })}
      send={t('send')}
      isBusy={isBusy}
      isOver={isOver}
      isDestructive
      onClose={onClose}
      onSend={submit}
    >
      {isOver ? <StaleChange order={order} plan={plan} step={step} changeId={changeId} /> : null}
      <Note
        label={t('reason')}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
