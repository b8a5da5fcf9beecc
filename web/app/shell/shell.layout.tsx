import { Outlet } from 'react-router';
import { BoardChooser } from '#web/features/engagement/boards/board-chooser.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { QuickActionDialogs } from './quick-actions.tsx';
import { ConsentStrip } from './strips/consent-strip.tsx';
import { EmailReminder } from './strips/email-reminder.tsx';
import { SuspensionStrip } from './strips/suspension-strip.tsx';

/** The layout of most pages: header, page, footer, and the bottom bar on phones. */
export default function Shell() {
  const t = useWords(shellWords);
  return (
    <div className="above-bar flex min-h-dvh flex-col">
      <a href="#main" className="skip">
        {t('skip')}
      </a>
      <Header />
      <SuspensionStrip />
      <ConsentStrip />
      <EmailReminder />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <QuickActionDialogs />
      <BoardChooser />
    </div>
  );
}
