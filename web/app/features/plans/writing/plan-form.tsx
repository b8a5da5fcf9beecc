import { type FormEvent, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import { planLimits } from '#contracts/plans/plans.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Plus } from '#web/ui/icons.tsx';
import formWords from '#web/words/en/features/plans/plan-form.json';
import { NewerPlan } from './newer-plan.tsx';
import { movedStep, newStep, presentOf, type TypedStep, typedFrom, withoutStep } from './plan.form.ts';
import { PlanSide } from './plan-side.tsx';
import { StepFields } from './step-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { usePlanForm } from './use-plan-form.ts';

interface PlanFormProps {
  order: OrderData;
  found: PlanOfOrder;
}

/** The maker's form of a plan: its steps in order, and the day that they lead to. */
export function PlanForm({ order, found }: PlanFormProps) {
  const t = useWords(formWords);
  const form = usePlanForm(order.maker.id, order.id, found);
  const [said, setSaid] = useState('');
  const { steps, newer, problems, isBusy, change } = form;
  const { plan, suggestion } = found;
  const write = (place: number, part: Partial<TypedStep>) =>
    change(steps.map((step, at) => (at === place ? { ...step, ...part } : step)));
  const move = (from: number, to: number) => {
    change(movedStep(steps, from, to));
    setSaid(t('moved', { number: to + 1, count: steps.length }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (newer === null) form.submit();
  };
  return (
    <form ref={form.form} noValidate className="plan-form" onSubmit={submit}>
      <div className="plan-form-steps grid content-start gap-5">
        {plan === null && suggestion !== null ? (
          <TemplateChoice
            template={suggestion.template}
            onChoose={(template) => change(typedFrom(template, suggestion.makingDays).steps)}
          />
        ) : null}
        <ol className="divide-y divide-seam border-y border-seam" aria-label={t('steps')}>
          {steps.map((step, place) => (
            <StepFields
              key={step.key}
              step={step}
              present={presentOf(plan, step)}
              steps={steps}
              place={place}
              buyer={order.buyer.name}
              problems={problems}
              onChange={(part) => write(place, part)}
              onMove={(to) => move(place, to)}
              onRemove={() => {
                change(withoutStep(steps, step.key));
                setSaid(t('removed', { number: place + 1 }));
              }}
            />
          ))}
        </ol>
        <p className="sr-only" role="status">
          {said}
        </p>
        <FieldError message={problems.steps} />
        <Button
          small
          className="justify-self-start"
          disabled={steps.length >= planLimits.steps}
          onClick={() => change([...steps, newStep()])}
        >
          <Plus />
          {t('add')}
        </Button>
      </div>
      <div className="plan-form-side">
        {newer === null ? null : <NewerPlan plan={newer} onTake={form.takeNewer} onKeep={form.keepMine} />}
        <PlanSide order={order} plan={plan} steps={steps}>
          <Button kind="primary" type="submit" disabled={newer !== null} busy={isBusy && t('saving')}>
            {t('save')}
          </Button>
        </PlanSide>
      </div>
    </form>
  );
}
