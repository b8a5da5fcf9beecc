import { useWords } from '../../platform/i18n/use-words.ts';
import { wordsOf } from '../../platform/i18n/words.ts';
import { apiOf, preloadList, showAtOnce } from '../../platform/query/page-data.ts';
import { pageMeta } from '../../platform/seo/page-meta.ts';
import { useViewer } from '../../platform/viewer/use-viewer.ts';
import { ThreeColumns } from '../../shell/layouts.tsx';
import { trayQuery } from '../stories/stories.api.ts';
import { StoryTray } from '../stories/story-tray.tsx';
import type { Route } from './+types/home.route.ts';
import { Composer } from './composer.tsx';
import { feedList } from './feed.api.ts';
import { Feed } from './feed.tsx';
import { FeedRail } from './feed-rail.tsx';
import { useFeed } from './use-feed.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // A feed without its tray is still a feed.
  const tray = trayQuery.fetch(apiOf(context)).then(asRead, () => null);
  return { feed: await preloadList(context, feedList), tray: await tray };
}

const asRead = <Data,>(data: Data) => ({ data, at: Date.now() });

export const clientLoader = showAtOnce;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Tanabana', description: wordsOf('shell')('description'), path: '/' });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useWords();
  const { status } = useViewer();
  const feed = useFeed(loaderData?.feed ?? null);
  return (
    <ThreeColumns rail={<FeedRail />}>
      <StoryTray preloaded={loaderData?.tray ?? null} />
      <Composer />
      <header className="feed-head">
        <h1 className={status === 'signedIn' ? 'title-2' : 'title-1'}>
          {status === 'signedIn' ? t('feed.title') : t('shell.tagline')}
        </h1>
        {feed.total > 0 ? <p className="hint num">{t('feed.total', { count: feed.total })}</p> : null}
      </header>
      <Feed feed={feed} />
    </ThreeColumns>
  );
}
