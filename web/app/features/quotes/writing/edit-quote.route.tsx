import { useQuery } from '@tanstack/react-query';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { QuoteStanding } from '../answering/quote-standing.tsx';
import { briefQuery } from '../briefs/briefs.api.ts';
import { currentRevision } from '../current-revision.ts';
import { QuoteFormSkeleton } from '../missing-quote.tsx';
import { quoteQuery } from '../quotes.api.ts';
import type { Route } from './+types/edit-quote.route.ts';
import { QuoteForm } from './quote-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(writingWords);
  return pageMeta(matches, { title: t('plainTitle'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, quoteQuery(args.params.id));
}

export const clientLoader = noLoaderData;

/** Continues a draft, or revises an offer. */
export default function EditQuotePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <Guarded>
        <EditOf key={params.id} id={params.id} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function EditOf({ id, preloaded }: { id: string; preloaded: Preloaded<Quote> | null }) {
  const { viewer } = useViewer();
  const { data, error, refetch } = usePageQuery(quoteQuery(id), preloaded);
  if (data && viewer !== null) return <Edit quote={data} viewerId={viewer.id} />;
  if (error) return <ErrorState heading="h1" line={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <QuoteFormSkeleton />;
}

function Edit({ quote, viewerId }: { quote: Quote; viewerId: number }) {
  const t = useWords(writingWords);
  const q = useWords(quotesWords);
  const { id, can, buyer, state, revision, design, brief } = quote;
  const { data: answered } = useQuery({
    ...queryOptions(briefQuery(brief?.id ?? 0)),
    enabled: brief !== null,
  });
  const current = currentRevision(quote);
  const { name } = buyer;
  const isDraft = state === 'DRAFT';
  if (!can.edit && !can.revise)
    return (
      <EmptyState heading="h1" picture="letter" title={t('notPossible')} line={t('notPossibleLine')}>
        <ButtonLink to={`/quotes/${id}`}>{q('card.open')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <BackLink to={`/quotes/${id}`}>{q('one')}</BackLink>
      <h1 className="title-1 mt-2 wrap-anywhere">{t(isDraft ? 'editTitle' : 'reviseTitle', { name })}</h1>
      <p className="lead mt-2 mb-8">
        {isDraft ? t('lead', { name }) : t('reviseLead', { number: revision + 1, name })}
      </p>
      {current && (state === 'CHANGE_ASKED' || state === 'COUNTERED') ? (
        <div className="mb-8 max-w-[62ch]">
          <QuoteStanding quote={quote} current={current} />
        </div>
      ) : null}
      <QuoteForm
        key={id}
        viewerId={viewerId}
        name={name}
        quote={quote}
        target={{ designId: design?.id ?? null, ...(brief ? { briefId: brief.id } : {}) }}
        brief={answered}
      />
    </>
  );
}
