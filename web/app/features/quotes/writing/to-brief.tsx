import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { briefQuery } from '../briefs/briefs.api.ts';
import { QuoteSkeleton } from '../missing-quote.tsx';
import { QuoteForm } from './quote-form.tsx';

/** The form of a bid on a brief. */
export function ToBrief({ briefId }: { briefId: number }) {
  const { data, error, refetch } = useQuery(queryOptions(briefQuery(briefId)));
  if (data) return <Answer brief={data} />;
  if (error === null) return <QuoteSkeleton />;
  if (isNotFound(error)) return <MissingBrief />;
  return <ErrorState heading="h1" line={sentenceOf(error)} onRetry={() => void refetch()} />;
}

function Answer({ brief }: { brief: Brief }) {
  const t = useWords(workWords);
  const { viewer } = useViewer();
  // A brief that ends while the maker writes does not take the form away; sending says why.
  const [isPossible] = useState(brief.can.bid);
  const { id, title, neededBy, owner } = brief;
  if (!isPossible) return <NotPossible brief={brief} />;
  if (viewer === null) return <QuoteSkeleton />;
  const { name } = owner;
  return (
    <>
      <BackLink to={`/briefs/${id}`}>{t('form.brief')}</BackLink>
      <h1 className="title-1 mt-2 wrap-anywhere">{t('form.title', { name })}</h1>
      <p className="lead mt-2 mb-8">{t('form.lead', { name })}</p>
      <QuoteForm
        viewerId={viewer.id}
        name={name}
        quote={null}
        target={{ briefId: id, designId: null }}
        first={{ title, functionOn: neededBy }}
        brief={brief}
      />
    </>
  );
}

/** The maker has answered already, or the brief takes no bids. */
function NotPossible({ brief }: { brief: Brief }) {
  const t = useWords(workWords);
  const reason = useSentence(brief.whyNot);
  const { id, ownBid } = brief;
  return (
    <EmptyState
      heading="h1"
      picture="letter"
      title={t(ownBid === null ? 'form.notNow' : 'form.answered')}
      line={ownBid === null ? reason : t('form.answeredLine')}
    >
      {ownBid === null ? (
        <ButtonLink to={`/briefs/${id}`}>{t('form.toBrief')}</ButtonLink>
      ) : (
        <ButtonLink to={`/quotes/${ownBid.quoteId}${ownBid.state === 'DRAFT' ? '/edit' : ''}`}>
          {t(ownBid.state === 'DRAFT' ? 'page.draft' : 'page.toOffer')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function MissingBrief() {
  const t = useWords(workWords);
  return (
    <EmptyState heading="h1" picture="letter" title={t('form.missing')} line={t('form.missingLine')}>
      <ButtonLink to="/briefs/work">{t('title')}</ButtonLink>
    </EmptyState>
  );
}
