import { useState } from 'react';
import { NavLink } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Byline } from '#web/ui/byline.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Compass, House, Plus, Search, User } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { AccountEntries } from './account-entries.tsx';
import { UploadLink } from './upload-link.tsx';

/** The navigation at the bottom, on phones only. */
export function BottomBar() {
  const t = useWords(shellWords, 'nav');
  const state = useViewer();
  const [open, setOpen] = useState(false);
  return (
    <div
      data-bar
      className="fixed inset-x-0 bottom-0 z-30 bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="selvedge" />
      <nav aria-label={t('main')} className="grid h-15 grid-cols-[repeat(5,minmax(max-content,1fr))] px-1">
        <NavLink to="/" end className="bottom-link">
          <House />
          {t('home')}
        </NavLink>
        <NavLink to="/search" prefetch="intent" className="bottom-link">
          <Search />
          {t('search')}
        </NavLink>
        <UploadLink className="bottom-link">
          <span className="-mt-1 grid h-[30px] w-10 place-items-center rounded-md bg-madder text-on-madder">
            <Plus />
          </span>
          {t('upload')}
        </UploadLink>
        <NavLink to="/explore" prefetch="intent" className="bottom-link">
          <Compass />
          {t('explore')}
        </NavLink>
        <button type="button" className="bottom-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <User />
          {t('profile')}
        </button>
      </nav>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={state.viewer ? <Byline person={state.viewer} line={state.viewer.email} /> : t('profile')}
      >
        <div className="-mx-(--tb-gutter)">
          <AccountEntries state={state} onChosen={() => setOpen(false)} />
        </div>
      </Dialog>
    </div>
  );
}
