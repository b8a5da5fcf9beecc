import { Fragment, type ReactNode, useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { type Preloaded, usePageQuery } from '#web/platform/query/page-data.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import type { EditPlan } from './use-edit.ts';

interface OpenedOnceProps<Thing> {
  query: ApiQuery<Thing>;
  preloaded: Preloaded<Thing> | null;
  form: (plan: EditPlan<Thing>) => ReactNode;
}

interface EditPageProps<Thing> extends OpenedOnceProps<Thing> {
  /** The page of the thing being edited. */
  back: { to: string; words: string };
  title: string;
  lead: string;
}

/** A page on which an admin edits one thing. */
export function EditPage<Thing>({ back, title, lead, ...opened }: EditPageProps<Thing>) {
  return (
    <>
      <BackLink to={back.to}>{back.words}</BackLink>
      <h1 className="title-1 mt-2">{title}</h1>
      <p className="lead mt-1.5 mb-6 max-w-[60ch]">{lead}</p>
      <OpenedOnce key={back.to} {...opened} />
    </>
  );
}

/** The form takes the saved values once; later refetches do not overwrite what is typed. */
function OpenedOnce<Thing>({ query: asked, preloaded, form }: OpenedOnceProps<Thing>) {
  const { viewer } = useViewer();
  const query = usePageQuery(asked, preloaded);
  const fresh = query.data !== undefined && !query.isFetching ? query.data : null;
  const [opened, setOpened] = useState<Thing | null>(preloaded?.data ?? fresh);
  const [times, setTimes] = useState(0);
  if (opened === null && fresh !== null) setOpened(fresh);

  if (opened !== null && viewer !== null) {
    return (
      <Fragment key={times}>
        {form({
          viewerId: viewer.id,
          opened,
          readSaved: async () => (await query.refetch()).data ?? null,
          onOpenAnew(saved) {
            setOpened(saved);
            setTimes(times + 1);
          },
        })}
      </Fragment>
    );
  }
  if (query.error) {
    return <ErrorState line={sentenceOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  return (
    <Loading className="grid gap-4">
      <WeaveLines widths={['w-1/3', 'w-full', 'w-1/3', 'w-full', 'w-1/3', 'w-full']} />
    </Loading>
  );
}
