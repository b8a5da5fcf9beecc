import { useState } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AskFirst } from '#web/ui/floats/ask-first.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { ContinueQuotePayment } from '../paying/continue-quote-payment.tsx';
import { accept, newerQuote, useQuoteAct, withdraw } from '../quotes.api.ts';
import { ShareQuote } from '../sharing/share-quote.tsx';
import { AskChangeDialog, CounterDialog, DeclineDialog } from './answer-dialogs.tsx';

interface QuoteActsProps {
  quote: Quote;
  current: QuoteRevision;
  /** The revision that the viewer has seen. */
  seen: number;
}

type Asked = 'counter' | 'change' | 'decline' | 'withdraw';

/** What the viewer can do with the quote now, as `can` says. */
export function QuoteActs({ quote, current, seen }: QuoteActsProps) {
  const t = useWords(quotesWords, 'acts');
  const { id, can, orderId, role, state, version, buyer } = quote;
  const act = useQuoteAct(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  const run = async (work: Parameters<typeof act.mutateAsync>[0]) => {
    try {
      const { message } = await act.mutateAsync(work);
      toast.good(message);
    } catch (error) {
      // A newer revision is shown by the page itself.
      const newer = newerQuote(error, id);
      if (newer === null || newer.revision === seen) toast.bad(t('failed'), sentenceOf(error));
    }
  };

  const total = formatRupees(current.price?.total ?? 0);
  const hasEnded = state === 'ORDERED' && orderId !== null;
  return (
    <div className="grid gap-2.5 not-has-[.btn]:hidden">
      {can.accept ? (
        <Button
          kind="primary"
          className="w-full"
          busy={act.isPending && t('accepting')}
          onClick={() => void run(() => accept(id, seen))}
        >
          {t('accept', { total })}
        </Button>
      ) : null}
      {can.pay && state !== 'PAYING' ? (
        <ButtonLink kind="primary" to={`/quotes/${id}/pay`} className="w-full">
          {t('pay', { amount: formatRupees(current.price?.advance ?? 0) })}
        </ButtonLink>
      ) : null}
      {state === 'PAYING' && role === 'BUYER' ? (
        <ContinueQuotePayment quote={quote} current={current} />
      ) : null}
      {hasEnded ? (
        <ButtonLink
          kind="primary"
          to={`/order-details/${role === 'BUYER' ? 'purchase' : 'sale'}/${orderId}`}
          className="w-full"
        >
          {t('toOrder')}
        </ButtonLink>
      ) : null}
      {can.edit || can.revise ? (
        <ButtonLink kind={can.accept ? 'secondary' : 'primary'} to={`/quotes/${id}/edit`} className="w-full">
          {t(can.edit ? 'edit' : 'revise')}
        </ButtonLink>
      ) : null}
      <div className="flex flex-wrap gap-2.5 empty:hidden [&>.btn]:grow">
        {can.counter ? (
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('counter')}>
            {t('counter')}
          </Button>
        ) : null}
        {can.askChange ? (
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setAsked('change')}>
            {t('askChange')}
          </Button>
        ) : null}
      </div>
      <div className="-mx-2.5 flex flex-wrap justify-between gap-x-2 empty:hidden">
        {can.share ? <ShareQuote quoteId={id} /> : null}
        {can.decline ? (
          <Button kind="text" small aria-haspopup="dialog" onClick={() => setAsked('decline')}>
            {t('decline')}
          </Button>
        ) : null}
        {can.withdraw ? (
          <Button kind="text" small aria-haspopup="dialog" onClick={() => setAsked('withdraw')}>
            {t(state === 'DRAFT' ? 'discard' : 'withdraw')}
          </Button>
        ) : null}
      </div>
      {asked === 'counter' ? (
        <CounterDialog quote={quote} current={current} seen={seen} onClose={close} />
      ) : null}
      {asked === 'change' ? <AskChangeDialog quote={quote} seen={seen} onClose={close} /> : null}
      {asked === 'decline' ? <DeclineDialog quote={quote} seen={seen} onClose={close} /> : null}
      <AskFirst
        open={asked === 'withdraw'}
        title={t(state === 'DRAFT' ? 'discardTitle' : 'withdrawTitle')}
        line={state === 'DRAFT' ? t('discardLine') : t('withdrawLine', { name: buyer.name })}
        words={{
          keep: t('keep'),
          confirm: t(state === 'DRAFT' ? 'discard' : 'withdraw'),
          busy: t('sending'),
        }}
        isBusy={act.isPending}
        onConfirm={() => void run(() => withdraw(id, version)).then(close)}
        onClose={close}
      />
    </div>
  );
}
