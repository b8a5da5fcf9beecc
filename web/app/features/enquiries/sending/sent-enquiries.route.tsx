import { useQueryClient } from '@tanstack/react-query';
import type { SentEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { Route } from './+types/sent-enquiries.route.ts';
import { sentEnquiriesList } from './sending.api.ts';
import { SentEnquiryRow } from './sent-enquiry.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(enquiriesWords);
  return pageMeta(matches, { title: t('sent.title'), description: t('sent.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preloadList(args.context, sentEnquiriesList);
}

export const clientLoader = noLoaderData;

/** The enquiries that the viewer has sent, and the makers' answers. */
export default function SentEnquiriesPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(enquiriesWords, 'sent');
  return (
    <div className="page grid max-w-[820px]! gap-7">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="lead mt-2">{t('lead')}</p>
      </div>
      <Guarded>
        <List preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function List({ preloaded }: { preloaded: Preloaded<{ rows: SentEnquiry[]; next: number | null }> | null }) {
  const t = useWords(enquiriesWords, 'sent');
  const list = usePageList(sentEnquiriesList, preloaded);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: sentEnquiriesList.key });
  // An answer also arrives as a chat message.
  useServerEvent('chatTouched', refresh);
  useReturn(refresh);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (list.isError)
      return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
    return (
      <Loading className="divide-y divide-seam">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid grid-cols-[64px_1fr] gap-4 py-6">
            <Weave className="aspect-4/5" />
            <WeaveLines widths={['w-2/5', 'w-4/5', 'w-1/2']} />
          </div>
        ))}
      </Loading>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState picture="letter" title={t('none')} line={t('noneLine')}>
        <ButtonLink to="/search">{t('look')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className="divide-y divide-seam border-y border-seam" aria-label={t('title')}>
        {rows.map((enquiry) => (
          <li key={enquiry.id}>
            <SentEnquiryRow enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} label={t('more')} />
    </div>
  );
}
