import type { WordAct } from '#contracts/cloth/cloth.contract.ts';
import { clothSentences, wordsNeeded } from '#contracts/cloth/cloth.rules.ts';
import { AnswerForm, Note } from '#web/features/fit/answering/answer-form.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { move } from './cloth.api.ts';
import { type AnswerProps, useClothAnswer } from './use-cloth-answer.ts';

/** An act with words. */
export function WordsDialog({ act, ...props }: AnswerProps & { act: WordAct }) {
  const { order, found, onClose } = props;
  const t = useWords(clothWords, 'acts');
  const { typed, errors, setErrors, change, send, isBusy } = useClothAnswer(props, act);
  const name = order.role === 'buyer' ? order.maker.name : order.buyer.name;
  const needed = wordsNeeded(act, found.role);
  const submit = () => {
    if (needed !== null && typed.words.trim() === '') setErrors({ words: clothSentences[needed] });
    else void send(() => move(order.id, { version: found.version, act, words: typed.words }));
  };
  const label = t(act === 'SMALLER' ? 'smallerWords' : (needed ?? 'words'));
  return (
    <AnswerForm
      title={t(act, { role: order.role, name })}
      line={t(`lines.${act}`, { role: order.role, name })}
      send={t('send')}
      isBusy={isBusy}
      isDestructive={act === 'REFUSE' || act === 'WITHDRAW'}
      onClose={onClose}
      onSend={submit}
    >
      <Note
        label={needed !== null ? label : <Optional>{label}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}
