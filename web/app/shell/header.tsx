import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { HeaderSearch } from '#web/features/discovery/search/search-box.tsx';
import { ChatLink } from '#web/features/messaging/chat-link.tsx';
import { NotificationsBell } from '#web/features/notifications/notifications-bell.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu } from '#web/ui/floats/menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu as MenuIcon, Upload, User, X } from '#web/ui/icons.tsx';
import { Logo } from '#web/ui/logo.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { AccountEntries, AccountHeading } from './account-entries.tsx';
import { BrowseMenu } from './browse-menu.tsx';
import { LanguageMenu } from './choices/language-menu.tsx';
import { ThemeToggle } from './choices/theme-toggle.tsx';
import { OutboxStrip } from './outbox/outbox-strip.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { SmallMenu } from './small-menu.tsx';
import { OfflineStrip } from './strips/offline-strip.tsx';
import { UploadLink } from './upload-link.tsx';

/** The header of every page, with the selvedge beneath. */
export function Header() {
  const t = useWords(shellWords, 'nav');
  const state = useViewer();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    setOpen(false);
  }, [key]);

  return (
    <header className="page-header sticky top-0 z-30 bg-ground">
      <div className="mx-auto flex h-15 max-w-[calc(var(--tb-page)+2*var(--tb-gutter))] items-center gap-1 px-(--tb-gutter) md:h-18 md:gap-1.5">
        <Link to="/" className="mr-auto flex min-h-11 items-center lg:mr-0" prefetch="intent">
          <Logo className="text-[26px] md:text-[30px]" />
        </Link>
        <BrowseMenu />
        <HeaderSearch />
        {state.status === 'signedIn' ? (
          <UploadLink className="btn btn-ghost btn-small mr-2 ml-4 max-md:hidden">
            <span className="said">
              <Upload />
              {t('upload')}
            </span>
          </UploadLink>
        ) : null}
        <ChatLink />
        {state.status === 'signedIn' ? <NotificationsBell /> : null}
        <LanguageMenu isNamed={state.status === 'signedOut'} />
        <span className={state.status === 'signedOut' ? 'max-md:hidden' : 'max-[299px]:hidden'}>
          <ThemeToggle />
        </span>
        {state.status === 'signedOut' ? (
          <SignInLinks />
        ) : (
          <div className="ml-2 max-md:hidden">
            <Menu
              label={t('account')}
              buttonClassName={state.viewer ? 'block rounded-md' : 'icon-btn -mr-3'}
              button={state.viewer ? <Avatar person={state.viewer} /> : <User />}
              heading={<AccountHeading state={state} />}
            >
              <AccountEntries state={state} role="menuitem" />
            </Menu>
          </div>
        )}
        <IconButton
          label={t('menu')}
          className="-mr-3 md:hidden"
          aria-expanded={open}
          aria-controls="small-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <X /> : <MenuIcon />}
        </IconButton>
      </div>
      <div className="selvedge" />
      <ProgressLine />
      <div className="network-lines">
        <OfflineStrip />
        <OutboxStrip />
      </div>
      {open ? <SmallMenu state={state} onClose={() => setOpen(false)} /> : null}
    </header>
  );
}

/** Progress stitches along the selvedge while the next page loads. */
function ProgressLine() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className="progress-line" aria-hidden="true" /> : null;
}
