import type { SideAct } from '#contracts/fit/fit.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { fitLimits, fitSentences, wordsNeeded } from '#contracts/fit/fit.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Optional } from '#web/ui/forms/optional.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import { move, useClaimAct } from '../fit.api.ts';
import { AnswerForm, daysWritten, Note, NumberField } from './answer-form.tsx';
import { type AnswerProps, useAnswer } from './use-answer.ts';

const lineOf = {
  ACCEPT_FREE: 'freeLine',
  REFUSE: 'refuseLine',
  TAKE_TO_DESK: 'deskLine',
  WITHDRAW: 'withdrawLine',
  SEND: 'sendLine',
  SEND_BACK: 'sendBackLine',
} as const;

const labelOf = {
  ACCEPT_FREE: 'where',
  REFUSE: 'reason',
  TAKE_TO_DESK: 'reason',
  WITHDRAW: 'note',
  SEND: 'parcel',
  SEND_BACK: 'parcel',
} as const;

interface WordsDialogProps extends AnswerProps {
  act: Exclude<SideAct, 'ALTER'>;
}

/** An act with words: a reason, a parcel, where to send the piece. */
export function WordsDialog({ claim, act, onClose }: WordsDialogProps) {
  const t = useWords(fitWords, 'acts');
  const start = { days: String(fitLimits.alterDays) };
  const { typed, errors, setErrors, change, send, isBusy } = useAnswer({ claim, onClose }, act, start);
  const shown = act === 'RECEIVE' || act === 'CONFIRM' ? 'WITHDRAW' : act;
  const name = claim.role === 'BUYER' ? claim.maker.name : claim.buyer.name;
  const needed = wordsNeeded(act);
  const label = t(labelOf[shown], { name });
  const submit = () => {
    const days = daysWritten(typed.days);
    if (needed !== null && typed.words.trim() === '') setErrors({ words: fitSentences[needed] });
    else if (act === 'ACCEPT_FREE' && days === null) setErrors({ days: fitSentences.days });
    else
      void send(() =>
        move(claim.id, {
          ...{ version: claim.version, act, words: typed.words },
          ...(days !== null && { days }),
        }),
      );
  };
  return (
    <AnswerForm
      title={t(act)}
      line={t(lineOf[shown], { name })}
      send={act === 'SEND' || act === 'SEND_BACK' ? t('send') : t(act)}
      isBusy={isBusy}
      isDestructive={act === 'REFUSE' || act === 'WITHDRAW'}
      onClose={onClose}
      onSend={submit}
    >
      {act === 'ACCEPT_FREE' ? (
        <NumberField
          label={t('days')}
          value={typed.days}
          error={errors.days}
          onChange={(days) => change({ days })}
        />
      ) : null}
      <Note
        label={needed !== null ? label : <Optional>{label}</Optional>}
        value={typed.words}
        error={errors.words}
        onChange={(words) => change({ words })}
      />
    </AnswerForm>
  );
}

/** Sends an act without asking anything. */
export function useAtOnce({ id, version }: FitClaim, act: 'RECEIVE' | 'CONFIRM') {
  const t = useWords(fitWords, 'acts');
  const moving = useClaimAct(id);
  const send = () =>
    moving.mutate(() => move(id, { version, act, words: '' }), {
      onSuccess: ({ message }) => toast.good(message),
      onError: (error) => toast.bad(t('failed'), sentenceOf(error)),
    });
  return { send, isBusy: moving.isPending };
}
