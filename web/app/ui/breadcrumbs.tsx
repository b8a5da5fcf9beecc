import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

interface Crumb {
  label: string;
  /** Omitted for the page itself, and for steps without a page. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useWords(uiWords);
  return (
    <nav aria-label={t('breadcrumbs')} className="meta">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="flex gap-2">
            {index > 0 ? (
              <span aria-hidden="true" className="text-ink-3">
                /
              </span>
            ) : null}
            {to ? (
              <Link to={to} className="hover:underline">
                {label}
              </Link>
            ) : (
              <span {...(index === crumbs.length - 1 ? { 'aria-current': 'page' } : {})} className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
