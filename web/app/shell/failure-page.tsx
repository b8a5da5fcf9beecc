import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { isNotFound } from '../platform/api/api-error.ts';

/** What stands in for a page that cannot be shown. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const missing = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return <h1>{missing ? t('notFound.title') : t('failure.title')}</h1>;
}
