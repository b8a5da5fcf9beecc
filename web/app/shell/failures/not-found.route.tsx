import { data } from 'react-router';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import type { Route } from './+types/not-found.route.ts';
import { NotFound } from './not-found.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(shellWords);
  return pageMeta(matches, { title: t('notFound.title'), description: t('notFound.line') });
};

export default function NotFoundPage() {
  return <NotFound />;
}
