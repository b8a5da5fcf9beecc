import { useQuery } from '@tanstack/react-query';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { ContactNudge } from '../contact-nudge.tsx';
import { BriefBadge } from './brief-badge.tsx';
import { BriefContent, BriefFacts } from './brief-facts.tsx';
import { bidsQuery } from './briefs.api.ts';
import { BidComparison } from './comparing/bid-comparison.tsx';
import { OwnerActs } from './owner-acts.tsx';
import { OwnerStanding } from './owner-standing.tsx';

interface OwnerBriefProps {
  brief: Brief;
  bids: Preloaded<Bid[]> | null;
}

const liveLook = 15_000;

/** A brief for its owner: how it stands, the bids side by side, and what they wrote. */
export function OwnerBrief({ brief, bids: preloaded }: OwnerBriefProps) {
  const t = useWords(briefsWords);
  const bids = useQuery({
    ...queryOptions(bidsQuery(brief.id)),
    ...(preloaded === null ? {} : { initialData: preloaded.data, initialDataUpdatedAt: preloaded.at }),
    refetchInterval: brief.state === 'OPEN' ? liveLook : false,
  });
  return (
    <div className="page grid max-w-[1360px]! grid-cols-[minmax(0,1fr)] gap-9">
      <div className="grid gap-6">
        <div>
          <BackLink to="/briefs">{t('page.back')}</BackLink>
          <header className="mt-2 grid justify-items-start gap-2.5">
            <p className="caps">{t('page.own')}</p>
            <h1 lang={writtenIn(brief.title)} dir="auto" className="title-1 wrap-anywhere">
              {brief.title}
            </h1>
            <div aria-live="polite">
              <BriefBadge state={brief.state} />
            </div>
          </header>
        </div>
        <OwnerStanding brief={brief} bids={bids.data ?? []} />
      </div>
      <Bids brief={brief} bids={bids.data} error={bids.error} onRetry={() => void bids.refetch()} />
      <section aria-labelledby="brief-words" className="grid gap-6">
        <h2 id="brief-words" className="title-2">
          {t('page.your')}
        </h2>
        <div className="quote-page">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
            <BriefContent brief={brief} />
            <ContactNudge text={[brief.title, brief.words, brief.fabric, brief.forName].join('\n')} />
          </div>
          <div className="quote-side">
            <Slip>
              <BriefFacts brief={brief} />
            </Slip>
            <OwnerActs brief={brief} />
          </div>
        </div>
      </section>
    </div>
  );
}

interface BidsProps {
  brief: Brief;
  bids: Bid[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

function Bids({ brief, bids, error, onRetry }: BidsProps) {
  const t = useWords(briefsWords, 'compare');
  if (bids !== undefined) return bids.length === 0 ? null : <BidComparison brief={brief} bids={bids} />;
  if (error !== null) return <ErrorState line={sentenceOf(error, t('failed'))} onRetry={onRetry} />;
  if (brief.bidsCount === 0 && brief.state === 'OPEN') return null;
  return (
    <Loading className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Weave key={key} className="h-64 nth-[n+3]:max-md:hidden" />
      ))}
    </Loading>
  );
}
