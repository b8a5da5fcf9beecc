import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, PlanStep } from '#contracts/plans/plans.fields.ts';
import { planLimits, planSentences } from '#contracts/plans/plans.rules.ts';
import { AnswerForm, Note, NumberField } from '#web/features/fit/answering/answer-form.tsx';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { sendPrice } from '../plans.api.ts';
import { daysTyped } from '../typed-days.ts';
import { StaleChange } from './stale-change.tsx';
import { useAnswer } from './use-answer.ts';

export interface ChangeDialogProps {
  order: OrderData;
  plan: Plan;
  /** As it is now; it may change while the dialog is open. */
  step: PlanStep;
  changeId: number;
  onClose: () => void;
}

/** The maker names the price and the days of a change beyond the free ones. */
export function PriceDialog({ order, plan, step, changeId, onClose }: ChangeDialogProps) {
  const t = useWords(plansWords, 'priceForm');
  const { id, maker, buyer } = order;
  const about = `price_${changeId}`;
  const { typed, errors, setErrors, change, send, isBusy } = useAnswer(maker.id, id, about, onClose);
  const isOver = !step.can.price;
  const submit = () => {
    const rupees = rupeesWritten(typed.price);
    const price = typeof rupees === 'number' ? rupees : 0;
    const days = daysTyped(typed.days);
    if (price < planLimits.leastPrice || price > planLimits.mostPrice)
      setErrors({ price: planSentences.price });
    else if (days === null) setErrors({ days: planSentences.days });
    else void send(() => sendPrice(id, changeId, { price, days, words: typed.words }));
  };
  return (
    <AnswerForm
      title={t('title')}
      {...(isOver ? {} : { line: t('line', { buyer: buyer.name }) })}
      send={t('send')}
      isBusy={isBusy}
      isOver={isOver}
      onClose={onClose}
      onSend={submit}
    >
      {isOver ? <StaleChange order={order} plan={plan} step={step} changeId={changeId} /> : null}
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t('price')}
          value={typed.price}
          error={errors.price}
          isDecimal
          onChange={(price) => change({ price })}
        />
        <NumberField
          label={t('days')}
          value={typed.days}
          error={errors.days}
          onChange={(days) => change({ days })}
        />
      </div>
      <Note
        label={<Optional>{t('words')}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
