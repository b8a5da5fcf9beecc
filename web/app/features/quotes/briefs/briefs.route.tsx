import type { ReactNode } from 'react';
import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { SentenceText } from '#web/platform/sentences/sentence-text.tsx';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { useQuoteNews } from '../quotes.api.ts';
import type { Route } from './+types/briefs.route.ts';
import { BriefRow } from './brief-row.tsx';
import { type OwnBriefsPage, ownBriefsList } from './briefs.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(briefsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preloadList(args.context, ownBriefsList);
}

export const clientLoader = noLoaderData;

/** The briefs of the viewer, newest first. */
export default function BriefsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-[820px]! grid-cols-[minmax(0,1fr)] gap-7">
      <Guarded>
        <OwnBriefs preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function OwnBriefs({ preloaded }: { preloaded: Preloaded<OwnBriefsPage> | null }) {
  const t = useWords(briefsWords, 'list');
  const list = usePageList(ownBriefsList, preloaded);
  useQuoteNews(ownBriefsList.key);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    return (
      <>
        <Head />
        {list.isError ? (
          <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </>
    );
  }
  if (rows.length === 0) {
    return (
      <>
        <Head />
        <EmptyState picture="kurta" title={t('none')} line={t('noneLine', { most: briefLimits.bids })}>
          <ButtonLink kind="primary" to="/briefs/new">
            {t('post')}
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Head>
        <Post canCreate={list.data?.pages[0]?.canCreate ?? false} />
      </Head>
      <div>
        <ul className="divide-y divide-seam border-y border-seam" aria-label={t('label')}>
          {rows.map((brief) => (
            <li key={brief.id}>
              <BriefRow brief={brief} />
            </li>
          ))}
        </ul>
        <ListEnd list={list} label={t('more')} />
      </div>
    </>
  );
}

function Head({ children }: { children?: ReactNode }) {
  const t = useWords(briefsWords);
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-2">{t('list.lead')}</p>
      </div>
      {children}
    </div>
  );
}

/** The way to a new brief; at the most open briefs, the reason why there is none. */
function Post({ canCreate }: { canCreate: boolean }) {
  const t = useWords(briefsWords, 'list');
  if (canCreate) {
    return (
      <ButtonLink kind="primary" to="/briefs/new" className="md:justify-self-start">
        {t('post')}
      </ButtonLink>
    );
  }
  return (
    <p className="meta">
      <SentenceText message={sentence('briefs.tooManyOpen', { most: briefLimits.open })} />
    </p>
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
