import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { useQuoteNews } from '../../quotes.api.ts';
import { type WorkBriefsPage, workBriefsList } from '../briefs.api.ts';
import type { Route } from './+types/work.route.ts';
import { WorkRow } from './work-row.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(workWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preloadList(args.context, workBriefsList);
}

export const clientLoader = noLoaderData;

/** The open briefs that fit the viewer as a maker, best fit first. */
export default function WorkPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(workWords);
  return (
    <div className="page grid max-w-[820px]! grid-cols-[minmax(0,1fr)] gap-7">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-2">{t('lead')}</p>
      </div>
      <Guarded>
        <Worklist preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function Worklist({ preloaded }: { preloaded: Preloaded<WorkBriefsPage> | null }) {
  const t = useWords(workWords, 'list');
  const list = usePageList(workBriefsList, preloaded);
  useQuoteNews(workBriefsList.key);
  const pages = list.data?.pages;
  if (pages === undefined) {
    return list.isError ? (
      <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />
    ) : (
      <WorkSkeleton />
    );
  }
  const rows = pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoBriefs whyNone={pages[0]?.whyNone ?? null} />;
  return (
    <div>
      <ul className="divide-y divide-seam border-y border-seam" aria-label={t('label')}>
        {rows.map((brief) => (
          <li key={brief.id}>
            <WorkRow brief={brief} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={t('more')} />
    </div>
  );
}

/** Says why no brief fits, and what the maker can do about it. */
function NoBriefs({ whyNone }: Pick<WorkBriefsPage, 'whyNone'>) {
  const t = useWords(workWords, 'list');
  const reason = useSentence(whyNone);
  if (whyNone === null)
    return (
      <EmptyState picture="spool" title={t('none')} line={t('noneLine')}>
        <ButtonLink to="/work-board">{t('toBoard')}</ButtonLink>
      </EmptyState>
    );
  const isWithoutDesigns = whyNone.reason === 'briefs.noDesigns';
  return (
    <EmptyState picture={isWithoutDesigns ? 'kurta' : 'spool'} title={t('notYet')} line={reason}>
      <ButtonLink to={isWithoutDesigns ? '/upload-product' : '/profile?tab=shop'}>
        {t(isWithoutDesigns ? 'publish' : 'shop')}
      </ButtonLink>
    </EmptyState>
  );
}

function WorkSkeleton() {
  return (
    <Loading className="divide-y divide-seam">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid grid-cols-[88px_minmax(0,1fr)] gap-4 py-5 md:grid-cols-[112px_1fr]">
          <Weave className="aspect-4/5" />
          <WeaveLines widths={['w-1/4', 'w-4/5', 'w-3/5', 'w-1/2']} />
        </div>
      ))}
    </Loading>
  );
}
