import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { returnsBn } from '#web/words/bn/features/help/policies/returns.ts';
import { returnsHi } from '#web/words/hi/features/help/policies/returns.ts';
import { returnsTa } from '#web/words/ta/features/help/policies/returns.ts';
import { type TextOfPage, TextPage } from '../text-page.tsx';
import type { Route } from './+types/returns.route.ts';
import { KeptShares } from './kept-shares.tsx';
import { returnsEn } from './returns.en.ts';

const texts: Texts<TextOfPage> = { en: returnsEn, hi: returnsHi, bn: returnsBn, ta: returnsTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, {
    title,
    description: lead,
    path: '/help/returns-and-cancellation',
  });
};

export default function ReturnsPage() {
  return (
    <TextPage
      {...textOf(texts)}
      pictures={['step-make', 'step-choose']}
      figures={{ later: <KeptShares /> }}
    />
  );
}
