import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { returns } from '#web/words/en/features/help/policies/returns.ts';
import { TextPage } from '../text-page.tsx';
import type { Route } from './+types/returns.route.ts';
import { KeptShares } from './kept-shares.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(returns);
  return pageMeta(matches, {
    title,
    description: lead,
    path: '/help/returns-and-cancellation',
  });
};

export default function ReturnsPage() {
  return (
    <TextPage
      {...textOf(returns)}
      pictures={['step-make', 'step-choose']}
      figures={{ later: <KeptShares /> }}
    />
  );
}
