import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

const links = [
  { to: '/help', name: 'help' },
  { to: '/help/returns-and-cancellation', name: 'returns' },
  { to: '/help/shipping', name: 'shipping' },
  { to: '/help/size-guide', name: 'sizeGuide' },
  { to: '/about', name: 'about' },
  { to: '/how-we-rank', name: 'ranking' },
  { to: '/contact', name: 'contact' },
  { to: '/terms', name: 'terms' },
  { to: '/privacy', name: 'privacy' },
] as const;

function FooterLinks() {
  const t = useWords(shellWords, 'nav');
  return (
    <nav aria-label={t('foot')}>
      <ul className="hint flex flex-wrap gap-x-5">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="reach inline-block py-1.5 hover:underline">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of every page. */
export function Footer() {
  const t = useWords(shellWords);
  return (
    <footer className="mx-auto mt-auto w-full max-w-[calc(var(--tb-page)+2*var(--tb-gutter))] px-(--tb-gutter) pb-8">
      <div className="stitch mb-4" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="voice text-ink-3">{t('tagline')}</p>
        <FooterLinks />
      </div>
    </footer>
  );
}
