import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import type { Route } from './+types/briefs.route.ts';
import { ownBriefsList } from './briefs.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(briefsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preloadList(args.context, ownBriefsList);
}

export const clientLoader = noLoaderData;

/** The briefs of the viewer. */
export default function BriefsPage() {
  const t = useWords(briefsWords);
  return (
    <div className="page max-w-[820px]!">
      <h1 className="title-1">{t('title')}</h1>
    </div>
  );
}
