import { Link } from 'react-router';
import { shellWords } from '#web/platform/i18n/shell.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';

function FooterLinks() {
  const t = useWords(shellWords, 'nav');
  return (
    <p className="hint flex gap-2">
      <Link to="/terms" className="reach py-1.5 hover:underline">
        {t('terms')}
      </Link>
      <span aria-hidden="true" className="py-1.5">
        ·
      </span>
      <Link to="/privacy" className="reach py-1.5 hover:underline">
        {t('privacy')}
      </Link>
    </p>
  );
}

/** The foot of every page. */
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
