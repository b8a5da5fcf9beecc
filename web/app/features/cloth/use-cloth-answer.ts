import { useState } from 'react';
import type { ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { type Changed, newerCloth, useClothAct } from './cloth.api.ts';

const empty = { words: '', metres: '', width: '', missing: '', price: '', condition: '', way: '' };
type Answer = typeof empty;
const answerDraft = makeDraft({ kind: 'cloth-answer', parse: fieldsLike<Answer>(empty) });

export interface AnswerProps {
  order: OrderData;
  found: ClothOfOrder;
  onClose: () => void;
}

/** What was typed into an answer, kept until it is sent; and the sending. */
export function useClothAnswer({ order, onClose }: AnswerProps, kind: string) {
  const t = useWords(clothWords, 'acts');
  const { viewer } = useViewer();
  const act = useClothAct(order.id);
  const [errors, setErrors] = useState<Partial<Record<string, Message>>>({});
  const draft = answerDraft(viewer?.id ?? null, `${kind}_${order.id}`);
  const { words, change, clearLater } = useDraft(draft, empty);
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
        // The panel shows the newer cloth; what was typed is kept.
        if (newerCloth(error) !== null) onClose();
      }
    },
  };
}
