import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Lock } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { lastDayOf } from '../../last-day.ts';
import { QuoteBadge } from '../../quote-badge.tsx';
import { BriefContent, BriefFacts } from '../brief-facts.tsx';
import { type BidStanding, bidStanding } from './bid-standing.ts';

/** The bid ended with its brief. The owner did not decline it, so its state is not shown as “declined”. */
const endings: readonly BidStanding[] = ['passedOver', 'ended', 'endedUnsent'];

/** A brief for a maker: what is wanted, and the way to answer it or how their answer stands. */
export function MakerBrief({ brief }: { brief: Brief }) {
  const t = useWords(workWords);
  return (
    <div className="page max-w-[1180px]!">
      <BackLink to="/briefs/work">{t('title')}</BackLink>
      <article className="quote-page mt-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
          <header className="grid justify-items-start gap-2.5">
            <p className="caps">{t('page.from', { name: brief.owner.name })}</p>
            <h1 lang={writtenIn(brief.title)} dir="auto" className="title-1 wrap-anywhere">
              {brief.title}
            </h1>
          </header>
          <BriefContent brief={brief} />
        </div>
        <div className="quote-side">
          <Standing brief={brief} />
          <Slip aria-labelledby="brief-facts" className="grid gap-4">
            <h2 id="brief-facts" className="title-3">
              {t('page.facts')}
            </h2>
            <BriefFacts brief={brief} />
          </Slip>
        </div>
      </article>
    </div>
  );
}

/** How the maker's answer stands, and the next act. */
function Standing({ brief }: { brief: Brief }) {
  const t = useWords(workWords);
  const { can, ownBid, whyNot, endsAt } = brief;
  const { name } = brief.owner;
  const standing = bidStanding(brief);
  const reason = useSentence(whyNot);
  const isOwnTurn = can.bid || ['draft', 'asked', 'expired'].includes(standing);
  return (
    <section
      aria-label={t('row.yours')}
      className={classNames(
        'grid gap-4 rounded-md px-5 pt-5 pb-5 md:px-6',
        isOwnTurn ? 'bg-turmeric-wash' : 'bg-sunk',
      )}
    >
      <div className="grid justify-items-start gap-2" role="status">
        {ownBid === null || endings.includes(standing) ? null : <QuoteBadge state={ownBid.state} />}
        <p className="voice text-4 leading-[1.35]">
          {t(`standing.${standing}`, { name, day: lastDayOf(endsAt) })}
        </p>
        {reason === '' || standing === 'full' ? null : <p className="meta">{reason}</p>}
      </div>
      <Act brief={brief} />
      {can.bid ? (
        <p className="meta flex items-start gap-2">
          <Lock className="mt-0.5 size-4 flex-none" />
          {t('page.sealed', { name })}
        </p>
      ) : null}
    </section>
  );
}

/** The way to the answer: a new quote, the draft, or the offer. */
function Act({ brief }: { brief: Brief }) {
  const t = useWords(workWords, 'page');
  const { id, can, ownBid } = brief;
  const standing = bidStanding(brief);
  const isOver = standing === 'declined' || endings.includes(standing);
  return (
    <div className="grid gap-2.5 empty:hidden">
      {can.bid ? (
        <ButtonLink kind="primary" to={`/quotes/new?brief=${id}`} prefetch="intent" className="w-full">
          {t('answer')}
        </ButtonLink>
      ) : null}
      {isOver || standing === 'full' ? (
        <ButtonLink kind="secondary" to="/briefs/work" className="w-full">
          {t('others')}
        </ButtonLink>
      ) : null}
      {ownBid === null ? null : standing === 'draft' || standing === 'expired' ? (
        <ButtonLink kind="primary" to={`/quotes/${ownBid.quoteId}/edit`} className="w-full">
          {t(standing === 'draft' ? 'draft' : 'again')}
        </ButtonLink>
      ) : (
        <ButtonLink
          kind={isOver ? 'text' : standing === 'asked' ? 'primary' : 'secondary'}
          to={`/quotes/${ownBid.quoteId}`}
          prefetch="intent"
          className="w-full"
        >
          {t('toOffer')}
        </ButtonLink>
      )}
    </div>
  );
}
