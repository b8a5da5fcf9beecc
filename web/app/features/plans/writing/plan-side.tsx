import type { ReactNode } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan } from '#contracts/plans/plans.fields.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { formatCalendarDay, todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import formWords from '#web/words/en/features/plans/plan-form.json';
import { openDays, type TypedStep } from './plan.form.ts';

interface PlanSideProps {
  order: OrderData;
  plan: Plan | null;
  steps: readonly TypedStep[];
  children: ReactNode;
}

/** The sum of the working days, and the day it leads to beside the promised one. */
export function PlanSide({ order: { buyer, delivery }, plan, steps, children }: PlanSideProps) {
  const t = useWords(formWords);
  const sum = openDays(steps, plan);
  const made = sum === null ? null : addWorkingDays(todayInIndia(), sum, delivery.daysOff);
  const arrives = made === null ? null : addDays(made, delivery.transitDays);
  const { dueBy } = delivery;
  const isLate = arrives !== null && dueBy !== null && arrives > dueBy;
  return (
    <Slip aria-labelledby="plan-sum" className="grid gap-4">
      <div className="num grid gap-1.5" aria-live="polite">
        <h2 id="plan-sum" className="title-3">
          {sum === null ? t('sumUnknown') : t('sum', { days: sum })}
        </h2>
        {made === null || arrives === null ? null : (
          <p className="text-ink-2">
            {t('leads', { made: formatCalendarDay(made), arrives: formatCalendarDay(arrives) })}
          </p>
        )}
        {dueBy === null ? null : (
          <p className={isLate ? 'text-warn' : 'text-ink-2'}>
            {t(isLate ? 'tooLate' : 'promised', { day: formatCalendarDay(dueBy) })}
          </p>
        )}
      </div>
      {plan === null ? <p className="hint">{t('told', { buyer: buyer.name })}</p> : null}
      <div className="grid">{children}</div>
    </Slip>
  );
}
