import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, StepChange } from '#contracts/plans/plans.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import plansWords from '#web/words/en/features/plans/plans.json';
import { StepPictures } from './step-pictures.tsx';

interface StepChangesProps {
  order: OrderData;
  plan: Plan;
  /** Oldest first. */
  changes: readonly StepChange[];
}

/** The changes that the buyer asked for, and what became of each. */
export function StepChanges({ order, plan, changes }: StepChangesProps) {
  return (
    <ul className="grid gap-4 border-l-2 border-dashed border-line pl-4">
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeWords order={order} plan={plan} change={change} />
        </li>
      ))}
    </ul>
  );
}

interface ChangeWordsProps {
  order: OrderData;
  plan: Plan;
  change: StepChange;
}

function ChangeWords({ order: { buyer, maker }, plan: { role }, change }: ChangeWordsProps) {
  const t = useWords(plansWords, 'change');
  const { state, words, pictures, at, price, refusal } = change;
  const gaps = {
    ...{ role, buyer: buyer.name, maker: maker.name, moment: formatMoment(at) },
    amount: price === null ? '' : formatRupees(price.withTax),
    days: price?.days ?? 0,
  };
  return (
    <div className="grid gap-2">
      <p className="meta num text-ink-3">{t('asked', gaps)}</p>
      <Quoted words={words} />
      <StepPictures pictures={pictures} title={t('pictures')} />
      <p className="meta num">{t(state, gaps)}</p>
      {refusal === '' ? null : <Quoted words={refusal} />}
    </div>
  );
}

/** What a side wrote. */
export function Quoted({ words }: { words: string }) {
  const t = useWords(plansWords);
  if (words === '') return null;
  return (
    <p lang={writtenIn(words)} dir="auto" className="meta voice whitespace-pre-line text-ink-2 wrap-anywhere">
      {t('quoted', { words })}
    </p>
  );
}
