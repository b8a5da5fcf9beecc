import {
  Bookmark,
  CircleAlert,
  Heart,
  Home,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Package,
  Settings,
  Star,
  User,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSignOut } from '#web/platform/viewer/use-sign-out.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { addressOfTab, type ProfileTab } from './profile-tab.ts';
import { profilesWords } from './profiles.words.ts';

interface Entry {
  label: 'personal' | 'dashboard' | 'orders' | 'chats' | 'ratings' | 'saved' | 'liked' | 'complaints';
  icon: LucideIcon;
  /** A tab of this page, or the address of another. */
  to: ProfileTab | '/userDashboard' | '/userDashboard?tab=purchases';
}

const entries: readonly Entry[] = [
  { label: 'personal', icon: User, to: 'personal' },
  { label: 'dashboard', icon: LayoutDashboard, to: '/userDashboard' },
  { label: 'orders', icon: Package, to: '/userDashboard?tab=purchases' },
  { label: 'chats', icon: MessageCircle, to: 'chats' },
  { label: 'ratings', icon: Star, to: 'ratings' },
  { label: 'saved', icon: Bookmark, to: 'saved' },
  { label: 'liked', icon: Heart, to: 'liked' },
  { label: 'complaints', icon: CircleAlert, to: 'complaints' },
];

const isElsewhere = (to: Entry['to']): to is Exclude<Entry['to'], ProfileTab> => to.startsWith('/');

/** The tabs of the profile, each with an address of its own, and where to go from here. */
export function ProfileNavigation({ chosen }: { chosen: ProfileTab }) {
  const t = useWords(profilesWords, 'nav');
  const { viewer } = useViewer();
  const sells = viewer !== null && isTrade(viewer.role);
  const shown = entries.filter(({ label }) => sells || label !== 'dashboard');
  const { signOut, isLeaving } = useSignOut();
  const row = useRef<HTMLElement>(null);

  // On a phone the row is wider than the screen, and the chosen one may lie beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place in the row
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [chosen]);

  return (
    <div className="grid gap-7">
      <nav ref={row} aria-label={t('label')} className="profile-nav bleed px-(--tb-gutter) md:px-0">
        {shown.map(({ label, icon: Icon, to }) => (
          <Link
            key={label}
            to={isElsewhere(to) ? to : addressOfTab(to)}
            className="profile-link"
            preventScrollReset
            {...(to === chosen ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon />
            <span>{t(label)}</span>
          </Link>
        ))}
      </nav>
      <div className="stitched-over hidden pt-4 md:grid">
        <Link to="/settings" prefetch="intent" className="profile-link">
          <Settings />
          <span>{t('settings')}</span>
        </Link>
        <button type="button" className="profile-link" disabled={isLeaving} onClick={() => void signOut()}>
          <LogOut />
          <span>{t('logOut')}</span>
        </button>
        <Link to="/" prefetch="intent" className="profile-link">
          <Home />
          <span>{t('home')}</span>
        </Link>
      </div>
    </div>
  );
}
