import { TextPage } from '#web/features/help/text-page.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { ranking } from '#web/words/en/features/trust/ranking.ts';
import type { Route } from './+types/how-we-rank.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(ranking);
  return pageMeta(matches, { title, description: lead, path: '/how-we-rank' });
};

export default function RankingPage() {
  return <TextPage {...textOf(ranking)} />;
}
