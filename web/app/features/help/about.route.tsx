import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { aboutBn } from '#web/words/bn/features/help/about.ts';
import { aboutHi } from '#web/words/hi/features/help/about.ts';
import { aboutTa } from '#web/words/ta/features/help/about.ts';
import type { Route } from './+types/about.route.ts';
import { aboutEn } from './about.en.ts';
import { type TextOfPage, TextPage } from './text-page.tsx';

const texts: Texts<TextOfPage> = { en: aboutEn, hi: aboutHi, bn: aboutBn, ta: aboutTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, { title, description: lead, path: '/about' });
};

export default function AboutPage() {
  return <TextPage {...textOf(texts)} />;
}
