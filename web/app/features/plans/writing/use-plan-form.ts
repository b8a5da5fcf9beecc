import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import formWords from '#web/words/en/features/plans/plan-form.json';
import { sendPlan, usePlanAct } from '../plans.api.ts';
import {
  firstTyped,
  problemsOf,
  readTyped,
  rebased,
  requestOf,
  type StepProblems,
  type TypedPlan,
  type TypedStep,
} from './plan.form.ts';

interface Kept {
  /** Null until something is typed: the form then follows the plan. */
  typed: TypedPlan | null;
}

const planDraft = makeDraft<Partial<Kept>>({ kind: 'plan', parse: readTyped });
const nothingTyped: Kept = { typed: null };
const noSteps: TypedPlan = { version: 0, steps: [] };

/** The form of a plan. What is typed is kept until it is saved, also if the plan changes meanwhile. */
export function usePlanForm(makerId: number, orderId: number, found: PlanOfOrder) {
  const t = useWords(formWords);
  const navigate = useNavigate();
  const act = usePlanAct(orderId);
  const oneAtATime = useOneAtATime();
  const { form, lead } = useFaultLead();
  const [problems, setProblems] = useState<StepProblems>({});
  const draft = useDraft<Kept>(planDraft(makerId, orderId), nothingTyped);
  const { plan } = found;
  const typed = draft.words.typed ?? firstTyped(found) ?? noSteps;
  const newer = plan !== null && plan.version !== typed.version ? plan : null;

  const write = (next: TypedPlan) => {
    draft.change({ typed: next });
    setProblems({});
  };

  function refuse(found: StepProblems): boolean {
    const isRefused = Object.keys(found).length > 0;
    setProblems(found);
    if (isRefused) lead();
    return isRefused;
  }

  async function send(): Promise<void> {
    const steps = requestOf(typed.steps, plan);
    if (refuse(problemsOf(steps, plan))) return;
    const clear = draft.clearLater();
    try {
      const { message } = await act.mutateAsync(() => sendPlan(orderId, { version: typed.version, steps }));
      clear();
      toast.good(message);
      void navigate(`/order-details/sale/${orderId}`);
    } catch (error) {
      // A newer plan is now shown beside what is typed.
      if (!refuse(refusedFields(error))) toast.bad(t('failed'), sentenceOf(error));
    }
  }

  return {
    form,
    steps: typed.steps,
    /** The plan as it is now, if it is newer than what these steps began from. */
    newer,
    problems,
    isBusy: act.isPending,
    change: (steps: readonly TypedStep[]) => write({ ...typed, steps }),
    takeNewer() {
      draft.change({ typed: null });
      setProblems({});
    },
    keepMine() {
      if (newer !== null) write(rebased(typed, newer));
    },
    submit: () => void oneAtATime(send),
  };
}
