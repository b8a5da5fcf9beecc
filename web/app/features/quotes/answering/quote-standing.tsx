import type { ReactNode } from 'react';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { formatClock } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';

interface QuoteStandingProps {
  quote: Quote;
  current: QuoteRevision;
  /** The acts. */
  children?: ReactNode;
}

/** How the quote stands, whose turn it is, and what the viewer can do. */
export function QuoteStanding({ quote, current, children }: QuoteStandingProps) {
  const t = useWords(quotesWords, 'standing');
  const { role, turn, whyNot, payUntil, counter, changeAsked } = quote;
  const reason = useSentence(whyNot);
  const isOwnTurn = turn === role;
  const asked = counter?.note || changeAsked?.note;
  return (
    <section
      className={classNames(
        'grid gap-4 rounded-md px-5 pt-5 pb-5 md:px-6',
        isOwnTurn ? 'bg-turmeric-wash' : 'bg-sunk',
      )}
    >
      <div className="grid gap-2" role="status">
        <p className="voice text-4 leading-[1.35]">{useStandingWords(quote, current)}</p>
        {asked ? (
          <blockquote
            lang={writtenIn(asked)}
            dir="auto"
            className="border-l-2 border-dashed border-line pl-3 whitespace-pre-line wrap-anywhere"
          >
            {asked}
          </blockquote>
        ) : null}
        {payUntil === null ? null : (
          <p className="meta num">{t('payUntil', { time: formatClock(payUntil) })}</p>
        )}
        {reason === '' ? null : <p className="meta">{reason}</p>}
      </div>
      {children}
    </section>
  );
}

function useStandingWords(quote: Quote, current: QuoteRevision): string {
  const t = useWords(quotesWords, 'standing');
  const { state, role, maker, buyer, counter, history, brief, validUntil } = quote;
  const isBuyer = role === 'BUYER';
  const name = isBuyer ? maker.name : buyer.name;
  switch (state) {
    case 'DRAFT':
      return t('draftMaker');
    case 'OFFERED':
    case 'REVISED':
      return t(isBuyer ? 'offeredBuyer' : 'offeredMaker', { name });
    case 'CHANGE_ASKED':
      return t(isBuyer ? 'changeAskedBuyer' : 'changeAskedMaker', { name });
    case 'COUNTERED': {
      const price = formatRupees(counter?.price ?? current.price?.subtotal ?? 0);
      const total = formatRupees(counter?.total ?? current.price?.total ?? 0);
      return isBuyer ? t('counteredBuyer', { name, price }) : t('counteredMaker', { name, price, total });
    }
    case 'ACCEPTED':
      return t(isBuyer ? 'acceptedBuyer' : 'acceptedMaker', { name });
    case 'PAYING':
      return t(isBuyer ? 'payingBuyer' : 'payingMaker', { name });
    case 'ORDERED':
      return t('ordered');
    case 'DECLINED':
      if (history.at(-1)?.act === 'PASS_OVER') {
        if (validUntil === null) return t('briefOverUnsent');
        if (brief?.state === 'ACCEPTED') return t(isBuyer ? 'passedOverBuyer' : 'passedOverMaker', { name });
        return t(isBuyer ? 'briefOverBuyer' : 'briefOverMaker', { name });
      }
      return t(isBuyer ? 'declinedBuyer' : 'declinedMaker', { name });
    case 'WITHDRAWN':
      return t(isBuyer ? 'withdrawnBuyer' : 'withdrawnMaker', { name });
    case 'EXPIRED':
      return t(isBuyer ? 'expiredBuyer' : 'expiredMaker', { name });
  }
}
