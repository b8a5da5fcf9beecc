import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { QuoteSkeleton } from '../missing-quote.tsx';
import { useQuoteNews } from '../quotes.api.ts';
import type { Route } from './+types/brief.route.ts';
import { briefQuery } from './briefs.api.ts';
import { OwnerBrief } from './owner-brief.tsx';
import { MakerBrief } from './working/maker-brief.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(briefsWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, briefQuery(args.params.id));
}

export const clientLoader = noLoaderData;

/** One brief: with its bids for its owner, with the way to answer for makers. */
export default function BriefPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <BriefOf key={params.id} id={params.id} preloaded={loaderData} />
    </Guarded>
  );
}

function BriefOf({ id, preloaded }: { id: string; preloaded: Preloaded<Brief> | null }) {
  const t = useWords(briefsWords, 'page');
  const query = briefQuery(id);
  useQuoteNews(query.key);
  const { data, error, refetch } = usePageQuery(query, preloaded);
  if (data) return data.role === 'OWNER' ? <OwnerBrief brief={data} /> : <MakerBrief brief={data} />;
  return (
    <div className="page max-w-[1180px]!">
      {error ? (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <QuoteSkeleton />
      )}
    </div>
  );
}
