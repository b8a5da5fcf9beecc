import { Outlet } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { Header } from './header.tsx';
import { SuspensionStrip } from './strips/suspension-strip.tsx';

/** The frame around pages that fill the window and scroll within themselves: the header and nothing beneath. */
export default function FullHeight() {
  const t = useWords(shellWords);
  return (
    <div className="flex h-dvh flex-col">
      <a href="#main" className="skip">
        {t('skip')}
      </a>
      <Header />
      <SuspensionStrip />
      {/* What is left beneath the header, also where lines of the shell make it higher. */}
      <main id="main" tabIndex={-1} className="min-h-0 flex-1">
        <Outlet />
      </main>
    </div>
  );
}
