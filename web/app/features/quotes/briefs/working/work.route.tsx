import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { workBriefsList } from '../briefs.api.ts';
import type { Route } from './+types/work.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(workWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preloadList(args.context, workBriefsList);
}

export const clientLoader = noLoaderData;

/** The open briefs that fit the viewer as a maker. */
export default function WorkPage() {
  const t = useWords(workWords);
  return (
    <div className="page max-w-[820px]!">
      <h1 className="title-1">{t('title')}</h1>
    </div>
  );
}
