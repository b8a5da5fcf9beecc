import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { currentRevision } from '../../current-revision.ts';
import { accept, newerQuote, useQuoteAct } from '../../quotes.api.ts';

/** What the buyer says yes to. */
interface Offer {
  revision: number;
  total: number;
  advance: number;
  days: number;
  by: string;
}

const offerOf = ({ revision, price, days, promise }: Bid): Offer => ({
  ...{ revision, days, by: promise.by },
  total: price.total,
  advance: price.advance,
});

/** The offer of a quote; null if it has no price. */
function offerOfQuote(quote: Quote): Offer | null {
  const current = currentRevision(quote);
  if (!current?.price || quote.promise === null) return null;
  const { total, advance } = current.price;
  return { revision: current.number, total, advance, days: current.days, by: quote.promise.by };
}

interface AcceptBidProps {
  brief: Brief;
  /** As it stood when the buyer pressed the button. */
  bid: Bid;
  /** How many other bids stand. */
  others: number;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/**
 * Asks before a bid is accepted, and leads to the payment of its advance. A bid that was revised meanwhile shows what
 * changed, and needs a new yes.
 */
export function AcceptBid({ brief, bid, others, onClose }: AcceptBidProps) {
  const t = useWords(briefsWords, 'accept');
  const failed = useWords(briefsWords, 'acts')('failed');
  const q = useWords(quotesWords, 'page');
  const navigate = useNavigate();
  const act = useQuoteAct(bid.quoteId);
  const [before] = useState(() => offerOf(bid));
  const [newer, setNewer] = useState<Offer | null>(null);
  const offer = newer ?? before;
  const { name } = bid.maker;

  const confirm = async () => {
    try {
      const { message } = await act.mutateAsync(() => accept(bid.quoteId, offer.revision));
      toast.good(message);
      void navigate(`/quotes/${bid.quoteId}/pay`);
    } catch (error) {
      const changed = newerQuote(error, bid.quoteId);
      const next = changed?.can.accept ? offerOfQuote(changed) : null;
      if (next !== null && next.revision !== offer.revision) {
        setNewer(next);
        return;
      }
      const isOver = error instanceof ApiError && error.status >= 400 && error.status < 500;
      toast.bad(isOver ? t('gone') : failed, sentenceOf(error));
      if (isOver) onClose();
    }
  };

  const days = (count: number) => q('days', { count });
  return (
    <Dialog open onClose={onClose} title={t('title', { name })}>
      <div className="grid gap-5">
        {newer === null ? null : (
          <div role="alert" className="grid gap-1 rounded-md bg-turmeric-wash px-4 py-3.5">
            <p className="font-semibold">{t('changed')}</p>
            <p className="text-2 leading-[1.45]">{t('changedLine', { name })}</p>
          </div>
        )}
        <dl className="bid-terms num">
          <Term name={t('total')} before={formatRupees(before.total)} now={formatRupees(offer.total)} />
          <Term name={t('advance')} before={formatRupees(before.advance)} now={formatRupees(offer.advance)} />
          <Term name={t('making')} before={days(before.days)} now={days(offer.days)} />
          <Term name={t('arrives')} before={formatCalendarDay(before.by)} now={formatCalendarDay(offer.by)}>
            {offer.by > brief.neededBy ? (
              <span className="block text-2 text-warn">
                {t('late', { day: formatCalendarDay(brief.neededBy) })}
              </span>
            ) : null}
          </Term>
        </dl>
        <p className="text-ink-2">{t('line', { others })}</p>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button kind="primary" busy={act.isPending && t('busy')} onClick={() => void confirm()}>
            {t('confirm', { total: formatRupees(offer.total) })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface TermProps {
  name: string;
  before: string;
  now: string;
  children?: ReactNode;
}

/** A term of the offer; one that changed shows also what it was. */
function Term({ name, before, now, children }: TermProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {before === now ? (
          now
        ) : (
          <>
            <del>{before}</del> <ins>{now}</ins>
          </>
        )}
        {children}
      </dd>
    </div>
  );
}
