import { isRouteErrorResponse, useSearchParams } from 'react-router';
import { enquiryLimits } from '#contracts/enquiries/enquiry.rules.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { Route } from './+types/enquiry-answer.route.ts';
import { answerQuery } from './enquiries.api.ts';
import { EnquiryAnswerView } from './enquiry-answer-view.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(enquiriesWords);
  return pageMeta(matches, { title: t('answerPage.title'), description: t('answerPage.description') });
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  preload(context, answerQuery(new URL(request.url).searchParams.get('token') ?? ''));

export const clientLoader = noLoaderData;

/** The answer to an enquiry, opened by the link in an email; the reader may have no account. */
export default function EnquiryAnswerPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(enquiriesWords, 'answerPage');
  const [search] = useSearchParams();
  const { data, error, refetch } = usePageQuery(answerQuery(search.get('token') ?? ''), loaderData);
  return (
    <div className="page">
      {data ? (
        <EnquiryAnswerView answer={data} />
      ) : error === null ? (
        <Loading className="enquiry-letter">
          <WeaveLines widths={['w-1/2', 'w-1/3']} />
          <Weave className="h-20" />
          <WeaveLines widths={['w-4/5', 'w-3/5', 'w-2/3']} />
        </Loading>
      ) : (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** The link was truncated, or the answer's author no longer has an account. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords(enquiriesWords, 'answerPage');
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState picture="letter" title={t('gone')} line={t('goneLine', { days: enquiryLimits.linkDays })}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
