import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { ViewerState } from '#web/platform/viewer/use-viewer.ts';
import { useCloseOnBack } from '#web/ui/floats/use-close-on-back.ts';
import { Bookmark, Compass, Heart, House, MessageCircle } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { AccountEntries, AccountHeading } from './account-entries.tsx';
import { LanguageRow } from './choices/language-menu.tsx';
import { ThemeToggle } from './choices/theme-toggle.tsx';

/** The header's menu on small screens, opened beneath the selvedge. */
export function SmallMenu({ state, onClose }: { state: ViewerState; onClose: () => void }) {
  const t = useWords(shellWords, 'nav');
  const box = useRef<HTMLElement>(null);

  useCloseOnBack(true, onClose);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <nav
      ref={box}
      id="small-menu"
      aria-label={t('menu')}
      // 100% is the header with its strip; the bottom bar would cover the last entries.
      className="popover absolute inset-x-0 top-full max-h-[calc(100dvh-100%-var(--tb-bottom-bar)-env(safe-area-inset-bottom))] overflow-y-auto! rounded-none! md:hidden"
      onKeyDown={onKeyDown}
    >
      <AccountHeading state={state} />
      <div className="py-2">
        <Link to="/" className="menu-item" onClick={onClose}>
          <House />
          {t('home')}
        </Link>
        <Link to="/explore" className="menu-item" onClick={onClose}>
          <Compass />
          {t('explore')}
        </Link>
        <Link to="/liked" className="menu-item" onClick={onClose}>
          <Heart />
          {t('liked')}
        </Link>
        <Link to="/saved" className="menu-item" onClick={onClose}>
          <Bookmark />
          {t('saved')}
        </Link>
        <Link to="/chat" className="menu-item" onClick={onClose}>
          <MessageCircle />
          {t('chat')}
        </Link>
        <AccountEntries state={state} dashboard="dashboardInShort" onChosen={onClose} />
      </div>
      <LanguageRow />
      {state.status === 'signedOut' ? <ThemeToggle isNamed /> : null}
      <div className="hint flex gap-5 border-t border-seam px-5 py-4">
        <Link to="/help" onClick={onClose}>
          {t('help')}
        </Link>
        <Link to="/terms" onClick={onClose}>
          {t('terms')}
        </Link>
        <Link to="/privacy" onClick={onClose}>
          {t('privacy')}
        </Link>
      </div>
    </nav>
  );
}
