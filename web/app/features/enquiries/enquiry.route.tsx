import { isRouteErrorResponse, useSearchParams } from 'react-router';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { Route } from './+types/enquiry.route.ts';
import { enquiryQuery } from './enquiries.api.ts';
import { EnquiryView } from './enquiry-view.tsx';
import { inboxAddress, readInboxState } from './inbox-state.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(enquiriesWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, enquiryQuery(args.params.id));
}

export const clientLoader = noLoaderData;

export default function EnquiryPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(enquiriesWords);
  const [search] = useSearchParams();
  const { data, error, refetch } = usePageQuery(enquiryQuery(params.id), loaderData);
  usePageTitle(data ? t('from', { name: data.name }) : undefined);
  if (data) {
    return <EnquiryView key={data.id} enquiry={data} inbox={inboxAddress(readInboxState(search))} />;
  }
  if (error === null) return <EnquirySkeleton />;
  return <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />;
}

function EnquirySkeleton() {
  return (
    <Loading className="enquiry-view">
      <WeaveLines widths={['w-1/3', 'w-1/4']} />
      <Weave className="h-20" />
      <WeaveLines widths={['w-4/5', 'w-3/5', 'w-2/3']} />
      <Weave className="h-32" />
    </Loading>
  );
}

/** If the enquiry is missing or another maker's, the inbox stays usable. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords(enquiriesWords);
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <EmptyState picture="letter" title={t('gone')} line={t('goneLine')}>
      <ButtonLink to="/enquiry-management">{t('toInbox')}</ButtonLink>
    </EmptyState>
  );
}
