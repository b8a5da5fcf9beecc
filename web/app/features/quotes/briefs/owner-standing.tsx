import { formatRupees } from '#contracts/money/money.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { lastDayOf } from '../last-day.ts';

/** How a brief stands for its owner, and the next step. */
export function OwnerStanding({ brief, bids }: { brief: Brief; bids: readonly Bid[] }) {
  const t = useWords(briefsWords, 'standing');
  const { state, endsAt, bidsCount, acceptedQuoteId } = brief;
  const chosen = bids.find(({ quoteId }) => quoteId === acceptedQuoteId);
  const isTurn = (state === 'OPEN' && (bidsCount ?? 0) > 0) || chosen?.state === 'ACCEPTED';
  return (
    <section
      className={classNames(
        'grid max-w-[720px] gap-4 rounded-md px-5 py-5 md:px-6',
        isTurn ? 'bg-turmeric-wash' : 'bg-sunk',
      )}
    >
      <div className="grid gap-2" role="status">
        <p className="voice text-4 leading-[1.35]">{useStandingWords(brief, chosen)}</p>
        {state === 'OPEN' ? <p className="meta num">{t('until', { day: lastDayOf(endsAt) })}</p> : null}
      </div>
      <NextStep brief={brief} chosen={chosen} />
    </section>
  );
}

function useStandingWords(brief: Brief, chosen: Bid | undefined): string {
  const t = useWords(briefsWords, 'standing');
  const count = brief.bidsCount ?? 0;
  switch (brief.state) {
    case 'OPEN':
      if (count === 0) return t('none');
      return brief.isFull ? t('full', { most: briefLimits.bids }) : t('some', { count });
    case 'ACCEPTED':
      return chosen ? t('chosen', { name: chosen.maker.name }) : t('chosenSomeone');
    case 'ENDED':
      return t('ended');
    case 'EXPIRED':
      return t('expired');
  }
}

function NextStep({ brief, chosen }: { brief: Brief; chosen: Bid | undefined }) {
  const t = useWords(briefsWords, 'standing');
  const { state, acceptedQuoteId } = brief;
  if (state === 'OPEN') return null;
  if (chosen?.state === 'ACCEPTED' || chosen?.state === 'PAYING') {
    return (
      <ButtonLink kind="primary" to={`/quotes/${chosen.quoteId}/pay`} className="md:justify-self-start">
        {t('pay', { amount: formatRupees(chosen.price.advance) })}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={acceptedQuoteId === null ? '/briefs/new' : `/quotes/${acceptedQuoteId}`}
      className="md:justify-self-start"
    >
      {t(acceptedQuoteId === null ? 'again' : 'toOffer')}
    </ButtonLink>
  );
}
