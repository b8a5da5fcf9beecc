import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { trayQuery } from '#web/features/stories/stories.api.ts';
import { StoryTray } from '#web/features/stories/story-tray.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { apiOf, noLoaderData, type Preloaded, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import type { Route } from './+types/home.route.ts';
import { Composer } from './composer.tsx';
import { type FeedPage, type FeedTab, feedList, followingList } from './feed.api.ts';
import { Feed, NoDesigns } from './feed.tsx';
import { FeedRail } from './feed-rail.tsx';
import { FollowingForMembers, NothingFollowed } from './following-empty.tsx';
import { SuggestionsInPage } from './late-panels.tsx';
import { useFeed } from './use-feed.ts';

export async function loader(args: Route.LoaderArgs) {
  const tab = tabOf(new URL(args.request.url).searchParams);
  // If the story tray fails to load, the feed is still shown.
  const tray = trayQuery.fetch(apiOf(args.context)).then(asRead, () => null);
  return { tab, list: await listOf(tab, args), tray: await tray };
}

/** Null for visitors on a tab that needs an account. */
async function listOf(tab: FeedTab, args: Route.LoaderArgs): Promise<Preloaded<FeedPage> | null> {
  if (tab === 'all') return preloadList(args.context, feedList);
  return (await viewerOf(args)) ? preloadList(args.context, followingList) : null;
}

const asRead = <Data,>(data: Data) => ({ data, at: Date.now() });

export const clientLoader = noLoaderData;

function tabOf(search: URLSearchParams): FeedTab {
  return search.get('tab') === 'following' ? 'following' : 'all';
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Tanabana', description: wordsOf(shellWords)('description'), path: '/' });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useWords(feedWords);
  const shell = useWords(shellWords);
  const isStranger = useViewer().status === 'signedOut';
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const preloaded = loaderData?.tab === tab ? loaderData.list : null;
  const stories = <StoryTray preloaded={loaderData?.tray ?? null} />;
  const tabs = [
    { name: 'all', label: t('tabs.all') },
    { name: 'following', label: t('tabs.following') },
  ] as const;
  return (
    <ThreeColumns rail={<FeedRail />}>
      <h1 className={isStranger ? 'title-1 mb-3 md:mb-5' : 'sr-only'}>
        {isStranger ? shell('tagline') : t('title')}
      </h1>
      {isStranger ? null : (
        <>
          {stories}
          <Composer />
        </>
      )}
      <Tabs
        label={t('tabs.label')}
        tabs={tabs}
        chosen={tab}
        onChoose={(name) => setSearch(name === 'all' ? {} : { tab: name }, { preventScrollReset: true })}
      >
        <div className="pt-5 md:pt-8">
          {tab === 'all' ? (
            <EverythingNew preloaded={preloaded} stories={isStranger ? stories : null} />
          ) : (
            <OfFollowed preloaded={preloaded} />
          )}
        </div>
      </Tabs>
    </ThreeColumns>
  );
}

interface TabProps {
  preloaded: Preloaded<FeedPage> | null;
}

interface EverythingNewProps extends TabProps {
  /** For visitors, stories come after the first designs. */
  stories: ReactNode;
}

function EverythingNew({ preloaded, stories }: EverythingNewProps) {
  const feed = useFeed(feedList, preloaded);
  return (
    <Feed
      feed={feed}
      empty={<NoDesigns />}
      after={
        <>
          {stories === null ? null : <div className="feed-between">{stories}</div>}
          <div className="feed-between lg:hidden">
            <SuggestionsInPage />
          </div>
        </>
      }
    />
  );
}

function OfFollowed({ preloaded }: TabProps) {
  const { status } = useViewer();
  return status === 'signedOut' ? <FollowingForMembers /> : <FollowedFeed preloaded={preloaded} />;
}

function FollowedFeed({ preloaded }: TabProps) {
  const feed = useFeed(followingList, preloaded);
  return <Feed feed={feed} empty={<NothingFollowed />} />;
}
