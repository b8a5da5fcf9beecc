import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { answer } from '../plans.api.ts';
import { Quoted } from '../step-changes.tsx';
import { useStepName } from '../use-step-name.ts';
import type { StepTurnProps } from './plan-turn.tsx';
import { TurnCard } from './turn-card.tsx';
import { useAct } from './use-act.ts';

/** A change beyond the free ones, which the maker answers first. */
export function AnswerCard({ order, plan, step, onOpen }: StepTurnProps) {
  const t = useWords(plansWords, 'turn');
  const nameOf = useStepName();
  const { send, isBusy } = useAct(order.id);
  const why = useSentence(step.whyNoPrice);
  const { id, can } = step;
  const change = step.changes.at(-1);
  if (change === undefined) return null;
  const gaps = { role: plan.role, step: nameOf(step), maker: order.maker.name, buyer: order.buyer.name };
  const act = (name: 'TAKE_FREE' | 'WITHDRAW') => () =>
    send(() => answer(order.id, change.id, { act: name, words: '' }));
  return (
    <TurnCard
      id={`turn-${id}`}
      title={t('CHANGE_ASKED', gaps)}
      isOurs={plan.role === 'MAKER'}
      pictures={change.pictures}
      shows={t('wished')}
    >
      <Quoted words={change.words} />
      {plan.role === 'MAKER' && why !== '' ? <p className="hint">{why}</p> : null}
      <div className="btn-row">
        {can.price ? (
          <Button kind="primary" onClick={() => onOpen('price')}>
            {t('price')}
          </Button>
        ) : null}
        {can.takeFree ? (
          <Button kind="secondary" busy={isBusy && t('sending')} onClick={act('TAKE_FREE')}>
            {t('takeFree')}
          </Button>
        ) : null}
        {can.refuse ? (
          <Button kind="ghost" onClick={() => onOpen('refuse')}>
            {t('refuse')}
          </Button>
        ) : null}
        {can.withdraw ? (
          <Button kind="ghost" busy={isBusy && t('sending')} onClick={act('WITHDRAW')}>
            {t('withdraw')}
          </Button>
        ) : null}
      </div>
    </TurnCard>
  );
}
