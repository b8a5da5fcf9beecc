import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import fitWords from '#web/words/en/features/fit/fit.json';
import { newerClaim, useClaimAct } from '../fit.api.ts';
import { useTypedAnswer } from './use-typed-answer.ts';

const empty = { words: '', days: '', price: '' };
export type Answer = typeof empty;
const answerDraft = makeDraft({ kind: 'fit-answer', parse: fieldsLike<Answer>(empty) });

export interface AnswerProps {
  claim: FitClaim;
  onClose: () => void;
}

export function useAnswer({ claim, onClose }: AnswerProps, kind: string, start: Partial<Answer> = {}) {
  const t = useWords(fitWords, 'acts');
  const { viewer } = useViewer();
  return useTypedAnswer({
    draft: answerDraft(viewer?.id ?? null, `${kind}_${claim.id}`),
    empty: { ...empty, ...start },
    act: useClaimAct(claim.id),
    failed: t('failed'),
    isOld: (error) => newerClaim(error, claim.id) !== null,
    onClose,
  });
}
