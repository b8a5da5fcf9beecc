import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import dueWords from '#web/words/en/features/orders/due/due.json';
import { useAnswerDay, useWithdrawDay } from './due.api.ts';

/** The newest later day that the maker proposed, with the answer or what the reader can do; else nothing. */
export function NewPromise({ order }: { order: OrderData }) {
  const t = useWords(dueWords, 'proposal');
  const { newPromise, role, buyer, maker, can } = order;
  if (newPromise === null) return null;
  const { state, day, insteadOf, reason, answerBy } = newPromise;
  const values = {
    ...{ role, buyer: buyer.name, maker: maker.name },
    day: formatCalendarDay(day),
    before: formatCalendarDay(insteadOf),
    moment: formatMoment(answerBy),
  };
  if (state !== 'PROPOSED') {
    return (
      <p className="meta num stitched-over pt-4" aria-live="polite">
        {t(`ended.${state}`, values)}
      </p>
    );
  }
  return (
    <div className="stitched-over grid gap-3 pt-4" aria-live="polite">
      <p className="num font-semibold text-pretty">{t('asks', values)}</p>
      <p lang={writtenIn(reason)} dir="auto" className="voice text-ink-2 wrap-anywhere">
        {t('quoted', { words: reason })}
      </p>
      <p className="hint num">{t('until', values)}</p>
      {can.answerDay ? <Answer order={order} promiseId={newPromise.id} /> : null}
      {can.withdrawDay ? <TakeBack order={order} promiseId={newPromise.id} /> : null}
    </div>
  );
}

function Answer({ order, promiseId }: { order: OrderData; promiseId: number }) {
  const t = useWords(dueWords, 'proposal');
  const answer = useAnswerDay(order.id);
  const oneAtATime = useOneAtATime();
  const say = (agree: boolean) =>
    oneAtATime(async () => {
      try {
        await answer.mutateAsync({ promiseId, agree });
        toast.good(t(agree ? 'agreed' : 'refused'), t('told', { maker: order.maker.name }));
        document.getElementById('main')?.focus({ preventScroll: true });
      } catch (error) {
        toast.bad(t('failed'), sentenceOf(error));
      }
    });
  const sent = answer.isPending ? answer.variables : undefined;
  return (
    <div className="btn-row">
      <Button kind="secondary" small busy={sent?.agree === true && t('sending')} onClick={() => say(true)}>
        {t('agree')}
      </Button>
      <Button kind="ghost" small busy={sent?.agree === false && t('sending')} onClick={() => say(false)}>
        {t('refuse')}
      </Button>
    </div>
  );
}

function TakeBack({ order, promiseId }: { order: OrderData; promiseId: number }) {
  const t = useWords(dueWords, 'proposal');
  const { mutateAsync, isPending } = useWithdrawDay(order.id);
  const oneAtATime = useOneAtATime();
  const takeBack = async () => {
    try {
      await mutateAsync({ promiseId });
      toast.good(t('takenBack'));
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
    }
  };
  return (
    <Button
      kind="ghost"
      small
      className="justify-self-start"
      busy={isPending && t('sending')}
      onClick={() => oneAtATime(takeBack)}
    >
      {t('takeBack')}
    </Button>
  );
}
