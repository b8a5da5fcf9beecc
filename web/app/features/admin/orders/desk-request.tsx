import { lazy, Suspense, useState } from 'react';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { isUnanswered } from '#contracts/orders/endings/cancellation.rules.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { RefundWaits } from '#web/features/orders/disputes/refund-waits.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import deskWords from '#web/words/en/features/admin/orders/orders.json';

const DecideDialog = lazy(async () => ({
  default: (await fetched(() => import('./decide-dialog.tsx'))).DecideDialog,
}));

/**
 * The newest cancellation request of an order: the words of both sides, and the desk's decision. Renders nothing if
 * there is none.
 */
export function DeskRequest({ desk: { order, can } }: { desk: DeskOrder }) {
  const t = useWords(deskWords, 'request');
  const [decision, setDecision] = useState<'agree' | 'refuse' | null>(null);
  const { cancellation } = order;
  if (cancellation === null) return null;
  const { status, reason, answer, askedAt, answerBy, answeredAt, percent, mostKept, refund } = cancellation;
  const who = cancellation.answeredBy ?? 'MAKER';
  const amounts = { percent, kept: formatRupees(mostKept), refund: formatRupees(refund) };
  return (
    <section aria-labelledby="request" className="slip grid gap-4 p-5 md:p-7">
      <h2 id="request" className="title-3">
        {t('title')}
      </h2>
      <p className="font-semibold" aria-live="polite">
        {t(status, {
          date: formatShortDay(askedAt),
          day: formatShortDay(answerBy),
          ended: formatShortDay(answeredAt ?? askedAt),
          who,
          kept: formatRupees(order.payments.kept),
        })}
      </p>
      <QuotedWords by={t('buyer')} words={reason} />
      {answer === '' ? null : <QuotedWords by={t('answer', { who })} words={answer} />}
      {isUnanswered(status) ? (
        <>
          <p className="num">{mostKept === 0 ? t('shareNone', amounts) : t('share', amounts)}</p>
          <RefundWaits order={order} reader="desk" amount={refund} className="meta" />
        </>
      ) : null}
      {can.decideCancellation ? (
        <div className="btn-row">
          <Button kind="primary" onClick={() => setDecision('agree')}>
            {t('agree')}
          </Button>
          <Button onClick={() => setDecision('refuse')}>{t('refuse')}</Button>
        </div>
      ) : null}
      {decision === null ? null : (
        <Suspense>
          <DecideDialog
            order={order}
            cancellation={cancellation}
            isAgreeing={decision === 'agree'}
            onClose={() => setDecision(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function QuotedWords({ by, words }: { by: string; words: string }) {
  return (
    <div>
      <p className="meta">{by}</p>
      <p lang={writtenIn(words)} dir="auto" className="voice wrap-anywhere text-ink-2">
        “{words}”
      </p>
    </div>
  );
}
