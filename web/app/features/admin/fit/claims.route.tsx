import { Link, useSearchParams } from 'react-router';
import type { ListedClaim } from '#contracts/fit/fit.fields.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { FitBadge } from '#web/features/fit/fit-badge.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import deskWords from '#web/words/en/features/admin/fit/desk-claims.json';
import type { Route } from './+types/claims.route.ts';
import { deskClaims, type Which } from './desk-claims.api.ts';

const whichOf = (search: URLSearchParams): Which => (search.get('all') === null ? 'WAITING' : 'ALL');

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const which = whichOf(new URL(args.request.url).searchParams);
  return { which, list: await preloadList(args.context, deskClaims(which)) };
}

export const clientLoader = noLoaderData;

/** Fit claims at the desk. */
export default function DeskClaims({ loaderData }: Route.ComponentProps) {
  const t = useWords(deskWords);
  const [search, setSearch] = useSearchParams();
  const which = whichOf(search);
  return (
    <>
      <BackLink to="/admin/complaints">{t('toComplaints')}</BackLink>
      <header className="mt-2 mb-6">
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-1.5 max-w-[60ch]">{t('lead')}</p>
      </header>
      <Tabs
        label={t('which')}
        chosen={which}
        onChoose={(name) => setSearch(name === 'ALL' ? { all: '' } : {}, { replace: true })}
        tabs={[
          { name: 'WAITING', label: t('waiting') },
          { name: 'ALL', label: t('all') },
        ]}
      >
        <List key={which} which={which} preloaded={loaderData?.which === which ? loaderData.list : null} />
      </Tabs>
    </>
  );
}

interface ListProps {
  which: Which;
  preloaded: Parameters<typeof usePageList<{ rows: ListedClaim[]; next: string | null }>>[1];
}

function List({ which, preloaded }: ListProps) {
  const t = useWords(deskWords);
  const list = usePageList(deskClaims(which), preloaded);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined)
    return list.isError ? (
      <ErrorState line={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
    ) : (
      <Loading>
        <WeaveLines widths={['w-2/5', 'w-4/5', 'w-1/2']} />
      </Loading>
    );
  if (rows.length === 0) return <EmptyState picture="spool" title={t('none')} line={t('noneLine')} />;
  return (
    <div>
      <ul className="divide-y divide-seam border-b border-seam" aria-label={t('title')}>
        {rows.map((claim) => (
          <li key={claim.id}>
            <Row claim={claim} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={t('more')} />
    </div>
  );
}

function Row({
  claim: { id, title, orderNumber, buyerName, makerName, state, createdAt },
}: {
  claim: ListedClaim;
}) {
  const t = useWords(deskWords);
  return (
    <Link
      to={`/admin/complaints/fit/${id}`}
      prefetch="intent"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
    >
      <span className="grid min-w-0 gap-0.5">
        <span lang={writtenIn(title)} dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="wrap-anywhere">{t('between', { buyer: buyerName, maker: makerName })}</span>
        <span className="meta num">
          <WholeNumbers>{orderNumber}</WholeNumbers> · {formatShortDay(createdAt)}
        </span>
      </span>
      <FitBadge state={state} />
    </Link>
  );
}
