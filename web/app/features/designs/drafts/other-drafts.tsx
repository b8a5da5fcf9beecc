import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import draftsWords from '#web/words/en/features/designs/drafts/drafts.json';
import { draftsQuery } from './drafts.api.ts';

/** A note above an empty form that there are unfinished designs to continue. */
export function OtherDrafts() {
  const t = useWords(draftsWords);
  const { data } = usePageQuery(draftsQuery, null);
  if (data === undefined || data.length === 0) return null;
  return (
    <p className="border-l-3 border-turmeric pl-4 text-ink-2">
      {t('others', { count: data.length })}{' '}
      <Link to="/userDashboard?tab=products" className="link">
        {t('toOthers')}
      </Link>
    </p>
  );
}
