import type { ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useTypedAnswer } from '#web/features/fit/answering/use-typed-answer.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { newerCloth, useClothAct } from './cloth.api.ts';

const empty = { words: '', metres: '', width: '', missing: '', price: '', condition: '', way: '' };
type Answer = typeof empty;
const answerDraft = makeDraft({ kind: 'cloth-answer', parse: fieldsLike<Answer>(empty) });

export interface AnswerProps {
  order: OrderData;
  found: ClothOfOrder;
  onClose: () => void;
}

export function useClothAnswer({ order, onClose }: AnswerProps, kind: string) {
  const t = useWords(clothWords, 'acts');
  const { viewer } = useViewer();
  return useTypedAnswer({
    draft: answerDraft(viewer?.id ?? null, `${kind}_${order.id}`),
    empty,
    act: useClothAct(order.id),
    failed: t('failed'),
    isOld: (error) => newerCloth(error) !== null,
    onClose,
  });
}
