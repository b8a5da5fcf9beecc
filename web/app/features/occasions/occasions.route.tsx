import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedOccasion } from '#contracts/occasions/occasions.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import type { Route } from './+types/occasions.route.ts';
import { OccasionDialog } from './occasion-dialog.tsx';
import { OccasionRow } from './occasion-row.tsx';
import { occasionsQuery, useOccasionNews } from './occasions.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(occasionsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, occasionsQuery);
}

export const clientLoader = noLoaderData;

/** The occasions of the viewer. */
export default function OccasionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-[820px]! grid-cols-[minmax(0,1fr)] gap-7">
      <Guarded>
        <Occasions preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function Occasions({ preloaded }: { preloaded: Preloaded<ListedOccasion[]> | null }) {
  const t = useWords(occasionsWords);
  const navigate = useNavigate();
  const { data, error, refetch } = usePageQuery(occasionsQuery, preloaded);
  useOccasionNews();
  const [isNew, setNew] = useState(false);
  const begin = () => setNew(true);
  return (
    <>
      <div className="grid gap-5">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt-2">{t('list.lead')}</p>
        </div>
        {data && data.length > 0 ? (
          <Button kind="primary" className="md:justify-self-start" aria-haspopup="dialog" onClick={begin}>
            {t('list.begin')}
          </Button>
        ) : null}
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState line={sentenceOf(error, t('list.failed'))} onRetry={() => void refetch()} />
        ) : (
          <Loading className="grid gap-8">
            <WeaveLines />
            <WeaveLines />
          </Loading>
        )
      ) : data.length === 0 ? (
        <EmptyState picture="spool" title={t('list.none')} line={t('list.noneLine')}>
          <Button kind="primary" aria-haspopup="dialog" onClick={begin}>
            {t('list.begin')}
          </Button>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-seam border-y border-seam" aria-label={t('title')}>
          {data.map((occasion) => (
            <li key={occasion.id}>
              <OccasionRow occasion={occasion} />
            </li>
          ))}
        </ul>
      )}
      {isNew ? (
        <OccasionDialog
          occasion={null}
          onSaved={({ id }) => void navigate(`/occasions/${id}`)}
          onClose={() => setNew(false)}
        />
      ) : null}
    </>
  );
}
