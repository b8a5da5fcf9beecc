import { isRouteErrorResponse, useSearchParams } from 'react-router';
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
import familyWords from '#web/words/en/features/orders/family/family.json';
import type { Route } from './+types/family.route.ts';
import { familyQuery } from './family.api.ts';
import { FamilyMaking } from './family-making.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(familyWords);
  return pageMeta(matches, { title: t('page.title'), description: t('page.description') });
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  preload(context, familyQuery(new URL(request.url).searchParams.get('token') ?? ''));

export const clientLoader = noLoaderData;

/** The making of an order, for people who have a link from its buyer; no account is needed. */
export default function FamilyPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(familyWords, 'page');
  const [search] = useSearchParams();
  const { data, error, refetch } = usePageQuery(familyQuery(search.get('token') ?? ''), loaderData);
  return (
    <div className="page">
      {data ? (
        <FamilyMaking view={data} />
      ) : error === null ? (
        <Loading>
          <Weave className="h-40" />
          <WeaveLines widths={['w-4/5', 'w-3/5', 'w-2/3']} />
        </Loading>
      ) : isNotFound(error) ? (
        <Gone />
      ) : (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Gone() {
  const t = useWords(familyWords, 'page');
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <EmptyState picture="parcel" title={t('gone')} line={t('goneLine')}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** The link has ended or never existed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page">
      <Gone />
    </div>
  );
}
