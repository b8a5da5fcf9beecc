import { useSearchParams } from 'react-router';
import type { HandedWorkSide } from '#contracts/hands/hands.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import handedWorkWords from '#web/words/en/features/hands/handed-work.json';
import type { Route } from './+types/handed-work.route.ts';
import { HandedRow } from './handed-row.tsx';
import { type HandedPage, handedWorkList } from './handed-work.api.ts';
import { useWorkNews } from './use-work-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(handedWorkWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

const sideOf = (search: URLSearchParams): HandedWorkSide => (search.get('side') === 'past' ? 'PAST' : 'OPEN');

interface Read {
  side: HandedWorkSide;
  list: Preloaded<HandedPage>;
}

export async function loader(args: Route.LoaderArgs): Promise<Read> {
  await requireViewer(args);
  const side = sideOf(new URL(args.request.url).searchParams);
  return { side, list: await preloadList(args.context, handedWorkList(side)) };
}

export const clientLoader = noLoaderData;

/** Pieces that makers handed to the viewer: what is open, and what has ended. */
export default function HandedWorkPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(handedWorkWords);
  return (
    <div className="page grid max-w-[820px]! grid-cols-[minmax(0,1fr)] gap-7">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-2">{t('lead')}</p>
      </div>
      <Guarded>
        <Sides preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function Sides({ preloaded }: { preloaded: Read | null }) {
  const t = useWords(handedWorkWords);
  const [search, setSearch] = useSearchParams();
  const side = sideOf(search);
  return (
    <div>
      <Tabs
        label={t('sides')}
        chosen={side}
        onChoose={(name) => setSearch(name === 'PAST' ? { side: 'past' } : {}, { replace: true })}
        tabs={[
          { name: 'OPEN', label: t('open') },
          { name: 'PAST', label: t('past') },
        ]}
      >
        <List key={side} side={side} preloaded={preloaded?.side === side ? preloaded.list : null} />
      </Tabs>
    </div>
  );
}

function List({ side, preloaded }: { side: HandedWorkSide; preloaded: Preloaded<HandedPage> | null }) {
  const t = useWords(handedWorkWords);
  const query = handedWorkList(side);
  const list = usePageList(query, preloaded);
  useWorkNews(query.key);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    return list.isError ? (
      <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (rows.length === 0) {
    const isOpen = side === 'OPEN';
    return (
      <EmptyState
        picture="spool"
        title={t(isOpen ? 'noneOpen' : 'nonePast')}
        line={t(isOpen ? 'noneOpenLine' : 'nonePastLine')}
      />
    );
  }
  return (
    <div>
      <ul className="divide-y divide-seam border-b border-seam" aria-label={t('title')}>
        {rows.map((work) => (
          <li key={work.id}>
            <HandedRow work={work} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={t('more')} />
    </div>
  );
}

function ListSkeleton() {
  return (
    <Loading className="divide-y divide-seam">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid grid-cols-[64px_1fr] gap-4 py-5">
          <Weave className="aspect-4/5" />
          <WeaveLines widths={['w-2/5', 'w-4/5', 'w-1/2']} />
        </div>
      ))}
    </Loading>
  );
}
