import type { Plan } from '#contracts/plans/plans.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import formWords from '#web/words/en/features/plans/plan-form.json';
import { useStepName } from '../use-step-name.ts';

interface NewerPlanProps {
  plan: Plan;
  onTake: () => void;
  onKeep: () => void;
}

/** The plan as it is now, beside what was typed from an older one. */
export function NewerPlan({ plan, onTake, onKeep }: NewerPlanProps) {
  const t = useWords(formWords, 'newer');
  const nameOf = useStepName();
  return (
    <section
      aria-labelledby="newer-plan"
      className="grid gap-4 rounded-md bg-turmeric-wash px-5 py-5 md:px-6"
    >
      <div className="grid gap-1.5">
        <h2 id="newer-plan" className="title-3">
          {t('title')}
        </h2>
        <p>{t('line')}</p>
      </div>
      <ol className="num grid list-decimal gap-1 pl-5 text-2">
        {plan.steps.map((step) => (
          <li key={step.id} className="wrap-anywhere">
            <Dotted parts={[nameOf(step), t('days', { days: step.days }), t(step.state)]} />
          </li>
        ))}
      </ol>
      <div className="btn-row">
        <Button kind="secondary" small onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button kind="ghost" small onClick={onTake}>
          {t('take')}
        </Button>
      </div>
    </section>
  );
}
