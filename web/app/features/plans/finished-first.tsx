import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan } from '#contracts/plans/plans.fields.ts';
import { takesPlan } from '#contracts/plans/plans.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';

/** Says why the final payment cannot be asked yet, and leads to the step that shows the finished piece. */
export function FinishedFirst({ order, plan }: { order: OrderData; plan: Plan | null }) {
  const t = useWords(plansWords, 'finishedFirst');
  const last = plan?.steps.find(({ isFinished }) => isFinished);
  if (last === undefined || last.state !== 'OPEN' || !takesPlan(order.status)) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="hint">{t('line')}</p>
      <ButtonLink kind="text" small className="-ml-2.5" to={`#step-${last.id}`}>
        {t('open')}
      </ButtonLink>
    </div>
  );
}
