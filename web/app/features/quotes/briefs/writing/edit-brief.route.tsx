import { useState } from 'react';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import formWords from '#web/words/en/features/quotes/brief-form.json';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { QuoteSkeleton } from '../../missing-quote.tsx';
import { briefQuery } from '../briefs.api.ts';
import type { Route } from './+types/edit-brief.route.ts';
import { BriefForm } from './brief-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(formWords);
  return pageMeta(matches, { title: t('editTitle'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, briefQuery(args.params.id));
}

export const clientLoader = noLoaderData;

/** Changes a brief that has no offer yet. */
export default function EditBriefPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <Guarded>
        <EditOf key={params.id} id={params.id} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function EditOf({ id, preloaded }: { id: string; preloaded: Preloaded<Brief> | null }) {
  const { viewer } = useViewer();
  const { data, error, refetch } = usePageQuery(briefQuery(id), preloaded);
  if (data && viewer !== null) return <Edit brief={data} viewerId={viewer.id} />;
  if (error) return <ErrorState heading="h1" line={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <QuoteSkeleton />;
}

function Edit({ brief, viewerId }: { brief: Brief; viewerId: number }) {
  const t = useWords(formWords);
  const b = useWords(briefsWords, 'page');
  // A brief that a maker answers while it is being changed keeps its form, so that nothing typed is lost.
  const [couldEdit] = useState(brief.can.edit);
  if (!couldEdit)
    return (
      <EmptyState heading="h1" picture="letter" title={t('notPossible')} line={t('notPossibleLine')}>
        <ButtonLink to={`/briefs/${brief.id}`}>{t('open')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <BackLink to={`/briefs/${brief.id}`}>{b('own')}</BackLink>
      <h1 className="title-1 mt-2">{t('editTitle')}</h1>
      <p className="lead mt-2 mb-8">{t('editLead')}</p>
      {brief.can.edit ? null : (
        <div role="alert" className="mb-8 grid max-w-[62ch] gap-3 rounded-md bg-turmeric-wash px-5 py-4">
          <p className="font-semibold">{t('notPossible')}</p>
          <p className="meta">{t('notPossibleLine')}</p>
          <ButtonLink small to={`/briefs/${brief.id}`} className="justify-self-start">
            {t('open')}
          </ButtonLink>
        </div>
      )}
      <BriefForm key={`${viewerId}-${brief.id}`} viewerId={viewerId} brief={brief} />
    </>
  );
}
