import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { isUnanswered } from '#contracts/orders/endings/cancellation.rules.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import endingsWords from '#web/words/en/features/orders/endings/endings.json';
import { RefundWaits } from '../disputes/refund-waits.tsx';
import { shareWords } from './share-words.ts';

const AgreeDialog = lazy(async () => ({
  default: (await fetched(() => import('./agree-dialog.tsx'))).AgreeDialog,
}));
const RefuseDialog = lazy(async () => ({
  default: (await fetched(() => import('./reason-dialogs.tsx'))).RefuseDialog,
}));
const WithdrawDialog = lazy(async () => ({
  default: (await fetched(() => import('./withdraw-dialog.tsx'))).WithdrawDialog,
}));

interface RequestStateProps {
  order: OrderData;
  cancellation: NonNullable<OrderData['cancellation']>;
}

/** The newest cancellation request: what was asked, its outcome, and what the reader can do. */
export function RequestState({ order, cancellation }: RequestStateProps) {
  const t = useWords(endingsWords);
  const [open, setOpen] = useState<'agree' | 'refuse' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const { can, role, maker, buyer } = order;
  const { variant, ...share } = shareWords(cancellation);
  const side = role === 'maker' ? 'share' : 'offer';
  return (
    <div className="grid gap-3">
      <div aria-live="polite" className="grid gap-2">
        <p className="font-semibold">{useSentence(order, cancellation)}</p>
        <Quoted words={cancellation.reason} />
        {cancellation.answer === '' ? null : <Quoted words={cancellation.answer} />}
        {isUnanswered(cancellation.status) ? (
          <>
            <p className="num">
              {t(`${side}.${variant}`, { maker: maker.name, buyer: buyer.name, ...share })}
            </p>
            <RefundWaits order={order} reader={role} amount={cancellation.refund} className="meta" />
          </>
        ) : null}
      </div>
      {can.answerCancellation ? (
        <div className="btn-row">
          <Button kind="secondary" small onClick={() => setOpen('agree')}>
            {t('agree.open')}
          </Button>
          <Button kind="ghost" small onClick={() => setOpen('refuse')}>
            {t('refuse.open')}
          </Button>
        </div>
      ) : null}
      {can.withdrawCancellation ? (
        <Button kind="ghost" small className="justify-self-start" onClick={() => setOpen('withdraw')}>
          {t('withdraw.open')}
        </Button>
      ) : null}
      <Suspense>
        {open === 'agree' ? (
          <AgreeDialog order={order} cancellation={cancellation} onClose={close} />
        ) : open === 'refuse' ? (
          <RefuseDialog order={order} onClose={close} />
        ) : open === 'withdraw' ? (
          <WithdrawDialog order={order} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

function Quoted({ words }: { words: string }) {
  const t = useWords(endingsWords, 'state');
  return (
    <p lang={writtenIn(words)} dir="auto" className="voice text-ink-2 wrap-anywhere">
      {t('quoted', { words })}
    </p>
  );
}

function useSentence(
  { role, maker, buyer, payments }: OrderData,
  cancellation: RequestStateProps['cancellation'],
): string {
  const t = useWords(endingsWords, 'state');
  const { status, askedAt, answerBy, answeredAt, answeredBy } = cancellation;
  const names = { maker: maker.name, buyer: buyer.name };
  const isMaker = role === 'maker';
  const ended = { ...names, who: answeredBy ?? 'MAKER', date: formatShortDay(answeredAt ?? askedAt) };
  switch (status) {
    case 'ASKED': {
      const days = { date: formatShortDay(askedAt), day: formatShortDay(answerBy) };
      return t(isMaker ? 'askedMaker' : 'asked', { ...names, ...days });
    }
    case 'OVERDUE':
      return t(isMaker ? 'overdueMaker' : 'overdue', names);
    case 'REFUSED':
      return t('refused', ended);
    case 'WITHDRAWN':
      return t('withdrawn', ended);
    case 'AGREED':
      // The amount kept today: later refunds may have reduced what was agreed.
      return payments.kept === 0
        ? t('agreedKeptNothing', ended)
        : t('agreed', { ...ended, kept: formatRupees(payments.kept) });
    default:
      return t('overtaken');
  }
}
