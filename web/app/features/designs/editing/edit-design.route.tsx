import { useState } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArrowLeft } from '#web/ui/icons.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import editDesignWords from '#web/words/en/features/designs/editing/edit-design.json';
import { DesignGone } from '../showing/design-gone.tsx';
import type { Route } from './+types/edit-design.route.ts';
import { EditDesignForm } from './edit-design-form.tsx';
import { editQuery } from './own-designs.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(editDesignWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, editQuery(args.params.productId));
}

export const clientLoader = noLoaderData;

export default function EditDesignPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(editDesignWords);
  return (
    <div className="page max-w-[1180px]!">
      <Link
        to="/userDashboard"
        className="link -ml-0.5 inline-flex min-h-11 items-center gap-2 no-underline!"
      >
        <ArrowLeft className="size-4 -mt-0.5" />
        {t('back')}
      </Link>
      <h1 className="title-1 mt-1">{t('title')}</h1>
      <Guarded>
        <EditOf key={params.productId} id={params.productId} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

/** The form takes the saved values once; later refetches do not overwrite what is typed. */
function EditOf({ id, preloaded }: { id: string; preloaded: Preloaded<EditableDesign> | null }) {
  const { viewer } = useViewer();
  const query = usePageQuery(editQuery(id), preloaded);
  const fresh = query.data !== undefined && !query.isFetching ? query.data : null;
  // Preloaded data is used even if hydration took long; the revision detects a newer save.
  const [opened, setOpened] = useState<EditableDesign | null>(preloaded?.data ?? fresh);
  const [times, setTimes] = useState(0);
  if (opened === null && fresh !== null) setOpened(fresh);

  const read = async () => (await query.refetch()).data ?? null;
  const openAnew = async () => {
    const saved = await read();
    if (saved === null) return;
    setOpened(saved);
    setTimes(times + 1);
  };
  if (opened !== null && viewer !== null) {
    return (
      <EditDesignForm
        key={times}
        viewerId={viewer.id}
        design={opened}
        readRevision={async () => (await read())?.revision ?? null}
        onOpenAnew={openAnew}
      />
    );
  }
  if (query.error) {
    return <ErrorState line={sentenceOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <Loading className="mt-8 grid gap-10 md:grid-cols-2 md:gap-14">
      <Weave className="aspect-4/5" />
      <WeaveLines widths={['w-1/3', 'w-full', 'w-1/3', 'w-full', 'w-1/3', 'w-full']} />
    </Loading>
  );
}

/** Another person's design looks like one that does not exist. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <DesignGone /> : <FailurePage error={error} />;
}
