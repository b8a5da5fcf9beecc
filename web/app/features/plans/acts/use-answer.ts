import { useTypedAnswer } from '#web/features/fit/answering/use-typed-answer.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { usePlanAct } from '../plans.api.ts';

const empty = { price: '', days: '', words: '' };
const answerDraft = makeDraft({ kind: 'plan-answer', parse: fieldsLike<typeof empty>(empty) });

/** What the maker types in answer to a change. */
export function useAnswer(makerId: number, orderId: number, about: string, onClose: () => void) {
  const t = useWords(plansWords, 'form');
  const draft = answerDraft(makerId, about);
  return useTypedAnswer({ draft, empty, act: usePlanAct(orderId), failed: t('failed'), onClose });
}
