import { Outlet } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { Header } from './header.tsx';
import { SuspensionStrip } from './strips/suspension-strip.tsx';

/** The layout of pages that fill the window and scroll within themselves: a header and no footer. */
export default function FullHeight() {
  const t = useWords(shellWords);
  return (
    <div className="flex h-dvh flex-col">
      <a href="#main" className="skip">
        {t('skip')}
      </a>
      <Header />
      <SuspensionStrip />
      {/* Takes the height that remains beneath the header and the shell's strips. */}
      <main id="main" tabIndex={-1} className="min-h-0 flex-1">
        <Outlet />
      </main>
    </div>
  );
}
