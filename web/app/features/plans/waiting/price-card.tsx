import { formatRupees } from '#contracts/money/money.ts';
import { lastDayOf } from '#web/features/quotes/last-day.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import plansWords from '#web/words/en/features/plans/plans.json';
import { answer } from '../plans.api.ts';
import { Quoted } from '../step-changes.tsx';
import { useStepName } from '../use-step-name.ts';
import type { StepTurnProps } from './plan-turn.tsx';
import { TurnCard } from './turn-card.tsx';
import { useAct } from './use-act.ts';

/** The maker's price for a change, with what the order and its final payment would become. */
export function PriceCard({ order, plan, step }: StepTurnProps) {
  const t = useWords(plansWords, 'turn');
  const nameOf = useStepName();
  const { send, isBusy } = useAct(order.id);
  const why = useSentence(step.whyNoPrice);
  const { id, silentAt, can } = step;
  const change = step.changes.at(-1);
  if (change === undefined || change.price === null) return null;
  const { withTax, days, words, newTotal, newFinal } = change.price;
  const amount = formatRupees(withTax);
  const isBuyer = plan.role === 'BUYER';
  const gaps = {
    ...{ role: plan.role, step: nameOf(step), maker: order.maker.name, buyer: order.buyer.name },
    ...{ amount, day: silentAt === null ? '' : lastDayOf(silentAt) },
  };
  const facts: [string, string | null][] = [
    [t('facts.more'), amount],
    [t('facts.time'), t('facts.days', { days })],
    [t('facts.total'), newTotal === null ? null : formatRupees(newTotal)],
    [t('facts.final'), newFinal === null ? null : formatRupees(newFinal)],
  ];
  const act = (name: 'ACCEPT' | 'DECLINE') => () =>
    send(() => answer(order.id, change.id, { act: name, words: '' }));
  return (
    <TurnCard
      id={`turn-${id}`}
      title={t('PRICED', gaps)}
      isOurs={isBuyer}
      pictures={change.pictures}
      shows={t('wished')}
    >
      <Quoted words={change.words} />
      <dl className="num grid gap-2">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Quoted words={words} />
      {isBuyer && why !== '' ? <p className="hint">{why}</p> : null}
      {silentAt === null ? null : <p className="hint num">{t('priceSilence', gaps)}</p>}
      <div className="btn-row">
        {can.accept ? (
          <Button kind="primary" busy={isBusy && t('sending')} onClick={act('ACCEPT')}>
            {t('accept', gaps)}
          </Button>
        ) : null}
        {can.decline ? (
          <Button kind="ghost" busy={isBusy && t('sending')} onClick={act('DECLINE')}>
            {t('decline')}
          </Button>
        ) : null}
      </div>
    </TurnCard>
  );
}
