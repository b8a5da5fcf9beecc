import { briefLimits } from '#contracts/quotes/briefs/briefs.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import formWords from '#web/words/en/features/quotes/brief-form.json';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import { QuoteSkeleton } from '../../missing-quote.tsx';
import type { Route } from './+types/new-brief.route.ts';
import { BriefForm } from './brief-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(formWords);
  return pageMeta(matches, { title: t('newTitle'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export const clientLoader = () => null;

/** Posts a brief. */
export default function NewBriefPage() {
  const t = useWords(formWords);
  const b = useWords(briefsWords, 'page');
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <BackLink to="/briefs">{b('back')}</BackLink>
      <h1 className="title-1 mt-2">{t('newTitle')}</h1>
      <p className="lead mt-2 mb-8">{t('lead', { days: briefLimits.openDays })}</p>
      <Guarded>
        <New />
      </Guarded>
    </div>
  );
}

function New() {
  const { viewer } = useViewer();
  return viewer === null ? (
    <QuoteSkeleton />
  ) : (
    <BriefForm key={viewer.id} viewerId={viewer.id} brief={null} />
  );
}
