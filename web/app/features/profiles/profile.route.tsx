import { useSearchParams } from 'react-router';
import { statusOf } from '#web/features/complaints/complaint-list.tsx';
import { complaintList } from '#web/features/complaints/complaints.api.ts';
import { ComplaintsPanel } from '#web/features/complaints/complaints-panel.tsx';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';
import { likedList, savedList } from '#web/features/engagement/boards/boards.api.ts';
import { ConversationsPanel } from '#web/features/messaging/inbox/conversations-panel.tsx';
import { RatingsPanel } from '#web/features/reviews/ratings-panel.tsx';
import { VerificationPanel } from '#web/features/verifications/verification-panel.tsx';
import { verificationQuery } from '#web/features/verifications/verifications.api.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, preloadList, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { Byline } from '#web/ui/byline.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import type { Route } from './+types/profile.route.ts';
import { LikedPanel, SavedPanel } from './kept-panels.tsx';
import { PersonalPanel } from './personal-panel.tsx';
import { nameOfTab, ProfileExits, ProfileNavigation } from './profile-navigation.tsx';
import { tabOf } from './profile-tab.ts';
import { profileQuery } from './profiles.api.ts';
import { shopQuery } from './shop/shop.api.ts';
import { ShopPanel } from './shop/shop-panel.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(profilesWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { searchParams } = new URL(args.request.url);
  const tab = tabOf(searchParams.get('tab'));
  const [profile, shop, liked, saved, complaints, verification] = await Promise.all([
    preload(args.context, profileQuery),
    tab === 'shop' ? preload(args.context, shopQuery) : null,
    tab === 'liked' ? preloadList(args.context, likedList) : null,
    tab === 'saved' ? preloadList(args.context, savedList('all')) : null,
    tab === 'complaints'
      ? preloadList(args.context, complaintList(statusOf(searchParams.get('status'))))
      : null,
    tab === 'verification' ? preload(args.context, verificationQuery) : null,
  ]);
  return { profile, shop, liked, saved, complaints, verification };
}

export const clientLoader = noLoaderData;

type Preloaded = Awaited<ReturnType<typeof loader>> | null;

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Profile preloaded={loaderData} />
    </Guarded>
  );
}

function Profile({ preloaded }: { preloaded: Preloaded }) {
  const t = useWords(profilesWords);
  const { viewer } = useViewer();
  const roleName = useRoleName();
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const profile = usePageQuery(profileQuery, preloaded?.profile ?? null);
  return (
    <div className="page md:grid md:grid-cols-[200px_minmax(0,1fr)] md:items-start md:gap-x-12 lg:gap-x-16">
      <aside className="mb-7 grid gap-6 md:sticky md:top-[110px] md:mb-0">
        {profile.data ? (
          <Byline person={profile.data} line={roleName(profile.data.role)} />
        ) : (
          <Weave className="h-11" />
        )}
        <ProfileNavigation chosen={tab} />
      </aside>
      <div className="min-w-0">
        <h1 className="title-1 mb-6">{t(`nav.${nameOfTab(tab, viewer?.isVerified ?? false)}`)}</h1>
        {tab === 'personal' ? (
          profile.data ? (
            <PersonalPanel profile={profile.data} />
          ) : profile.isError ? (
            <ErrorState
              line={sentenceOf(profile.error, t('failed'))}
              onRetry={() => void profile.refetch()}
            />
          ) : (
            <PersonalSkeleton />
          )
        ) : (
          <>
            {tab === 'shop' && viewer !== null ? (
              <ShopPanel viewer={viewer} preloaded={preloaded?.shop ?? null} />
            ) : null}
            {tab === 'chats' ? <ConversationsPanel /> : null}
            {tab === 'ratings' ? <RatingsPanel /> : null}
            {tab === 'saved' ? <SavedPanel preloaded={preloaded?.saved ?? null} /> : null}
            {tab === 'complaints' ? <ComplaintsPanel preloaded={preloaded?.complaints ?? null} /> : null}
            {tab === 'verification' ? (
              <VerificationPanel preloaded={preloaded?.verification ?? null} />
            ) : null}
            {tab === 'liked' ? <LikedPanel preloaded={preloaded?.liked ?? null} /> : null}
          </>
        )}
        <ProfileExits className="mt-10 grid md:hidden" />
      </div>
    </div>
  );
}

function PersonalSkeleton() {
  return (
    <Loading className="grid items-start gap-9 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-14">
      <div className="slip grid gap-6 p-7 lg:order-2">
        <Weave className="size-26" />
        <WeaveLines widths={['w-1/2', 'w-full', 'w-3/4']} />
      </div>
      <div className="grid gap-6">
        {['name', 'phone', 'email', 'address', 'city'].map((key) => (
          <div key={key} className="grid gap-2">
            <Weave className="h-3 w-24" />
            <Weave className="h-12" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
