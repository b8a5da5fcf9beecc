import { useState } from 'react';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { type Changed, newerPlan, usePlanAct } from '../plans.api.ts';

const empty = { price: '', days: '', words: '' };
const answerDraft = makeDraft({ kind: 'plan-answer', parse: fieldsLike<typeof empty>(empty) });

/** What the maker types in answer to a change, kept until it is sent; and the sending. */
export function useAnswer(makerId: number, orderId: number, about: string, onClose: () => void) {
  const t = useWords(plansWords, 'form');
  const act = usePlanAct(orderId);
  const { words, change, clearLater } = useDraft(answerDraft(makerId, about), empty);
  const [errors, setErrors] = useState<Partial<Record<string, Message>>>({});
  return {
    typed: words,
    errors,
    setErrors,
    isBusy: act.isPending,
    change(part: Partial<typeof empty>) {
      change(part);
      setErrors({});
    },
    async send(work: () => Promise<Changed>) {
      const clear = clearLater();
      try {
        const { message } = await act.mutateAsync(work);
        clear();
        toast.good(message);
        onClose();
      } catch (error) {
        const refused = refusedFields(error);
        setErrors(refused);
        // The form itself shows the newer state.
        if (Object.keys(refused).length === 0 && newerPlan(error, orderId) === null)
          toast.bad(t('failed'), sentenceOf(error));
      }
    },
  };
}
