import { isRouteErrorResponse } from 'react-router';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { leaveTail } from '#web/platform/seo/number-in-address.ts';
import { pageMeta, publicUrlOf } from '#web/platform/seo/page-meta.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { tradeOf } from '../explore/trade-of.ts';
import type { Route } from './+types/public-profile.route.ts';
import { ProfileGone } from './profile-gone.tsx';
import { profileCard, profileDescription, profileJsonLd } from './profile-head.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { profileQuery } from './public-profile.api.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  leaveTail(params.userId, (id) => `/publicProfile/${id}`);
  return preload(context, profileQuery(params.userId));
}

export const clientLoader = noLoaderData;

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  const t = wordsOf(publicProfileWords);
  if (!loaderData) {
    const title = error === undefined ? t('page') : t('gone.title');
    return pageMeta(matches, { title, description: t('description') });
  }
  const profile = loaderData.data;
  if (profile.isPrivate)
    return pageMeta(matches, { title: profile.name, description: t('private.title'), type: 'profile' });
  const path = `/publicProfile/${profile.id}`;
  const trade = tradeOf(profile);
  return [
    ...pageMeta(matches, {
      title: profile.name,
      description: profileDescription(profile, trade),
      path,
      card: profileCard(profile),
      type: 'profile',
    }),
    { 'script:ld+json': profileJsonLd(profile, trade, publicUrlOf(matches) + path) },
  ];
};

export default function PublicProfilePage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(publicProfileWords);
  const { data, error, refetch, dataUpdatedAt } = usePageQuery(profileQuery(params.userId), loaderData);
  usePageTitle(data?.name);
  if (data) return <ProfileView key={data.id} profile={data} readAt={dataUpdatedAt} />;
  if (error === null) return <ProfileSkeleton />;
  return (
    <div className="page">
      <BackLink to="/explore">{t('gone.explore')}</BackLink>
      <h1 className="title-1 mt-2">{t('page')}</h1>
      <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
    </div>
  );
}

/** A missing person is not a wrong address: the account may have been closed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <ProfileGone /> : <FailurePage error={error} />;
}
