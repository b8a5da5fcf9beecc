import { useState } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Plus } from '#web/ui/icons.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import { DrawnGarments } from '../body-map/garment-picture.tsx';
import type { Route } from './+types/naap.route.ts';
import { naapQuery, type People } from './book.api.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { Readings } from './sharing/readings.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(bookWords);
  return pageMeta(matches, { title: t('title'), description: t('line') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return { people: await preload(args.context, naapQuery) };
}

export const clientLoader = noLoaderData;

export default function NaapRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <ThreeColumns wide>
        <Book preloaded={loaderData?.people ?? null} />
      </ThreeColumns>
    </Guarded>
  );
}

function Book({ preloaded }: { preloaded: Preloaded<People> | null }) {
  const t = useWords(bookWords);
  const book = usePageQuery(naapQuery, preloaded);
  const [isAdding, setIsAdding] = useState(false);
  const people = book.data?.people ?? [];
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="hint mt-1 max-w-[52ch]">{t('line')}</p>
        </div>
        {people.length > 0 && book.data?.can.add ? (
          <Button kind="ghost" small onClick={() => setIsAdding(true)}>
            <Plus />
            {t('addPerson')}
          </Button>
        ) : null}
      </div>
      {book.isPending ? (
        <Loading className="grid gap-8">
          <WeaveLines />
          <WeaveLines />
        </Loading>
      ) : book.data === undefined ? (
        <ErrorState line={sentenceOf(book.error, t('failed'))} onRetry={() => void book.refetch()} />
      ) : people.length === 0 ? (
        <EmptyState picture="spool" title={t('empty')} line={t('emptyLine')}>
          <Button kind="primary" onClick={() => setIsAdding(true)}>
            {t('begin')}
          </Button>
        </EmptyState>
      ) : (
        <div className="grid gap-14">
          <DrawnGarments
            all={people.flatMap(({ body, garments }) => garments.map(({ garment }) => ({ garment, body })))}
          />
          <ul className="grid gap-10">
            {people.map((person) => (
              <li key={person.id} className="not-first:border-t not-first:border-seam not-first:pt-8">
                <PersonRow person={person} />
              </li>
            ))}
          </ul>
          <Readings />
        </div>
      )}
      {isAdding ? (
        <PersonDialog
          person={null}
          hasSelf={people.some(({ relation }) => relation === 'SELF')}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </>
  );
}
