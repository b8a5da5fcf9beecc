import { useTranslations } from 'use-intl';
import { wordsOf } from '../../platform/i18n/words.ts';
import { pageMeta } from '../../platform/seo/page-meta.ts';
import { ThreeColumns } from '../../shell/layouts.tsx';
import type { Route } from './+types/home.route.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Tanabana', description: wordsOf('shell')('description'), path: '/' });

export default function HomePage() {
  const t = useTranslations('shell');
  return (
    <ThreeColumns>
      <h1 className="title-1">{t('tagline')}</h1>
      <p className="lead mt-3">{t('description')}</p>
    </ThreeColumns>
  );
}
