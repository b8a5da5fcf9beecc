import { useSearchParams } from 'react-router';
import type { QuoteSide } from '#contracts/quotes/quotes.fields.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import type { Route } from './+types/quotes.route.ts';
import { QuoteRow } from './quote-row.tsx';
import { type QuotesPage, quotesList, useQuoteNews } from './quotes.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(quotesWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

const sideOf = (search: URLSearchParams): QuoteSide => (search.get('side') === 'written' ? 'MAKER' : 'BUYER');

interface Read {
  side: QuoteSide;
  list: Preloaded<QuotesPage>;
}

export async function loader(args: Route.LoaderArgs): Promise<Read> {
  await requireViewer(args);
  const side = sideOf(new URL(args.request.url).searchParams);
  return { side, list: await preloadList(args.context, quotesList(side)) };
}

export const clientLoader = noLoaderData;

/** The viewer's quotes: those they received, and those they wrote. */
export default function MyQuotesPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(quotesWords);
  return (
    <div className="page grid max-w-[820px]! grid-cols-[minmax(0,1fr)] gap-7">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-2">{t('list.lead')}</p>
      </div>
      <Guarded>
        <Sides preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function Sides({ preloaded }: { preloaded: Read | null }) {
  const t = useWords(quotesWords, 'list');
  const [search, setSearch] = useSearchParams();
  const side = sideOf(search);
  return (
    <div>
      <Tabs
        label={t('sides')}
        chosen={side}
        onChoose={(name) => setSearch(name === 'MAKER' ? { side: 'written' } : {}, { replace: true })}
        tabs={[
          { name: 'BUYER', label: t('received') },
          { name: 'MAKER', label: t('written') },
        ]}
      >
        <List key={side} side={side} preloaded={preloaded?.side === side ? preloaded.list : null} />
      </Tabs>
    </div>
  );
}

function List({ side, preloaded }: { side: QuoteSide; preloaded: Preloaded<QuotesPage> | null }) {
  const t = useWords(quotesWords, 'list');
  const list = usePageList(quotesList(side), preloaded);
  useQuoteNews(quotesList(side).key);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    return list.isError ? (
      <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (rows.length === 0) {
    const isBuyer = side === 'BUYER';
    return (
      <EmptyState picture="letter" title={t('none')} line={t(isBuyer ? 'noneReceived' : 'noneWritten')}>
        <div className="btn-row justify-center">
          <ButtonLink to={isBuyer ? '/explore' : '/chat'}>{t(isBuyer ? 'look' : 'toChats')}</ButtonLink>
          {isBuyer ? (
            <ButtonLink to="/briefs/new" kind="ghost">
              {t('brief')}
            </ButtonLink>
          ) : null}
        </div>
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className="divide-y divide-seam border-b border-seam" aria-label={t('sides')}>
        {rows.map((quote) => (
          <li key={quote.id}>
            <QuoteRow quote={quote} />
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
