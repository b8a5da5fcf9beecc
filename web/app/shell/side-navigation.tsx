import { NavLink } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { EnquiriesLink } from '#web/features/enquiries/enquiries-link.tsx';
import { HandedWorkLink } from '#web/features/hands/working/handed-work-link.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import {
  Bookmark,
  CalendarDays,
  Compass,
  FileText,
  Heart,
  House,
  LayoutDashboard,
  MessageCircle,
  Package,
  Scissors,
  Settings,
  Shirt,
  User,
} from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { QuickActions } from './quick-actions.tsx';

/** The left column from 900 px. Entries that need an account lead visitors to sign in, and back. */
export function SideNavigation() {
  const t = useWords(shellWords, 'nav');
  const { viewer } = useViewer();
  return (
    <div className="sticky top-[110px] grid gap-7.5">
      <nav aria-label={t('side')}>
        <NavLink to="/" end className="side-link">
          <House />
          <span>{t('home')}</span>
        </NavLink>
        <NavLink to="/explore" prefetch="intent" className="side-link">
          <Compass />
          <span>{t('explore')}</span>
        </NavLink>
        <NavLink to="/liked" prefetch="intent" className="side-link">
          <Heart />
          <span>{t('liked')}</span>
        </NavLink>
        <NavLink to="/saved" prefetch="intent" className="side-link">
          <Bookmark />
          <span>{t('saved')}</span>
        </NavLink>
        <NavLink to="/profile" prefetch="intent" className="side-link">
          <User />
          <span>{t('profile')}</span>
        </NavLink>
        <NavLink to="/settings" prefetch="intent" className="side-link">
          <Settings />
          <span>{t('settings')}</span>
        </NavLink>
        {viewer === null ? null : <OwnLinks viewer={viewer} />}
      </nav>
      <QuickActions />
    </div>
  );
}

function OwnLinks({ viewer }: { viewer: Viewer }) {
  const t = useWords(shellWords, 'nav');
  return (
    <>
      <NavLink to="/chat" prefetch="intent" className="side-link">
        <MessageCircle />
        <span>{t('chat')}</span>
      </NavLink>
      {isTrade(viewer.role) ? (
        <NavLink to="/userDashboard" prefetch="intent" className="side-link">
          <LayoutDashboard />
          <span>{t('dashboard')}</span>
        </NavLink>
      ) : null}
      <NavLink to="/userDashboard?tab=purchases" prefetch="intent" className="side-link">
        <Package />
        <span>{t('orders')}</span>
      </NavLink>
      <EnquiriesLink viewer={viewer} className="side-link" />
      <NavLink to="/quotes" prefetch="intent" className="side-link">
        <FileText />
        <span>{t('quotes')}</span>
      </NavLink>
      <NavLink to="/briefs" end prefetch="intent" className="side-link">
        <Shirt />
        <span>{t('briefs')}</span>
      </NavLink>
      {isTrade(viewer.role) ? (
        <NavLink to="/briefs/work" prefetch="intent" className="side-link">
          <Scissors />
          <span>{t('briefsForYou')}</span>
        </NavLink>
      ) : null}
      <HandedWorkLink viewer={viewer} className="side-link" />
      <NavLink to="/meetings" prefetch="intent" className="side-link">
        <CalendarDays />
        <span>{t('meetings')}</span>
      </NavLink>
    </>
  );
}
