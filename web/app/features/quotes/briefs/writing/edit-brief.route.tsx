import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import type { Route } from './+types/edit-brief.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(briefsWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export const clientLoader = () => null;

export default function EditBriefPage() {
  const t = useWords(briefsWords);
  return (
    <div className="page max-w-[820px]!">
      <h1 className="title-1">{t('one')}</h1>
    </div>
  );
}
