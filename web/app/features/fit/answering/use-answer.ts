import { useState } from 'react';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import fitWords from '#web/words/en/features/fit/fit.json';
import { type Changed, newerClaim, useClaimAct } from '../fit.api.ts';

const empty = { words: '', days: '', price: '' };
export type Answer = typeof empty;
const answerDraft = makeDraft({ kind: 'fit-answer', parse: fieldsLike<Answer>(empty) });

export interface AnswerProps {
  claim: FitClaim;
  onClose: () => void;
}

/** What was typed into an answer, kept until it is sent; and the sending. */
export function useAnswer({ claim, onClose }: AnswerProps, kind: string, start: Partial<Answer> = {}) {
  const t = useWords(fitWords, 'acts');
  const { viewer } = useViewer();
  const act = useClaimAct(claim.id);
  const [errors, setErrors] = useState<Partial<Record<string, Message>>>({});
  const { words, change, clearLater } = useDraft(answerDraft(viewer?.id ?? null, `${kind}_${claim.id}`), {
    ...empty,
    ...start,
  });
  return {
    typed: words,
    errors,
    setErrors,
    isBusy: act.isPending,
    change(part: Partial<Answer>) {
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
        if (Object.keys(refused).length === 0) toast.bad(t('failed'), sentenceOf(error));
        // The page shows the newer claim; what was typed is kept.
        if (newerClaim(error, claim.id) !== null) onClose();
      }
    },
  };
}
