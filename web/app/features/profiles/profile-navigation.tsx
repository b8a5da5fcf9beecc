import { useRef } from 'react';
import { Link } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { useSignOut } from '#web/shell/use-sign-out.ts';
import {
  BadgeCheck,
  Bookmark,
  CircleAlert,
  Columns3,
  Heart,
  House,
  type Icon,
  IndianRupee,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  Settings,
  Star,
  Store,
  User,
  UserX,
} from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useChosenInRow } from '#web/ui/use-chosen-in-row.ts';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { addressOfTab, type ProfileTab } from './profile-tab.ts';

interface Entry {
  label:
    | 'personal'
    | 'shop'
    | 'verification'
    | 'dashboard'
    | 'board'
    | 'earnings'
    | 'chats'
    | 'ratings'
    | 'saved'
    | 'liked'
    | 'complaints';
  icon: Icon;
  /** A tab of this page, or the path of another page. */
  to: ProfileTab | '/userDashboard' | '/work-board' | '/earnings' | '/complaints';
}

const entries: readonly Entry[] = [
  { label: 'personal', icon: User, to: 'personal' },
  { label: 'dashboard', icon: LayoutDashboard, to: '/userDashboard' },
  { label: 'shop', icon: Store, to: 'shop' },
  { label: 'board', icon: Columns3, to: '/work-board' },
  { label: 'earnings', icon: IndianRupee, to: '/earnings' },
  { label: 'verification', icon: BadgeCheck, to: 'verification' },
  { label: 'chats', icon: MessageCircle, to: 'chats' },
  { label: 'ratings', icon: Star, to: 'ratings' },
  { label: 'saved', icon: Bookmark, to: 'saved' },
  { label: 'liked', icon: Heart, to: 'liked' },
  { label: 'complaints', icon: CircleAlert, to: '/complaints' },
];

/** Shown only to makers. */
const ofMakers: readonly Entry['label'][] = ['board', 'earnings', 'shop', 'verification'];

/** The label of a tab, if it depends on the viewer. */
export function nameOfTab<Label extends Entry['label']>(label: Label, isVerified: boolean) {
  return label === 'verification' && isVerified ? 'verified' : label;
}

const isElsewhere = (to: Entry['to']): to is Exclude<Entry['to'], ProfileTab> => to.startsWith('/');

/** The tabs of the profile, each with its own address, and links to related pages. */
export function ProfileNavigation({ chosen }: { chosen: ProfileTab }) {
  const t = useWords(profilesWords, 'nav');
  const { viewer } = useViewer();
  const sells = viewer !== null && isTrade(viewer.role);
  const shown = entries.filter(({ label }) => sells || !ofMakers.includes(label));
  const row = useRef<HTMLElement>(null);

  useChosenInRow(row, chosen);

  return (
    <div className="grid gap-7">
      <nav
        ref={row}
        aria-label={t('label')}
        className="profile-nav fading-row bleed px-(--tb-gutter) md:px-0"
      >
        {shown.map(({ label, icon: Icon, to }) => (
          <Link
            key={label}
            to={isElsewhere(to) ? to : addressOfTab(to)}
            className="profile-link"
            preventScrollReset
            {...(to === chosen ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon />
            <span>{t(nameOfTab(label, viewer?.isVerified ?? false))}</span>
          </Link>
        ))}
      </nav>
      <ProfileExits className="hidden md:grid" />
    </div>
  );
}

/** Links that lead away from the profile: beside the tabs, on phones beneath their content. */
export function ProfileExits({ className }: { className: string }) {
  const t = useWords(profilesWords, 'nav');
  const { signOut, isLeaving } = useSignOut();
  return (
    <div className={classNames('stitched-over pt-4', className)}>
      <Link to="/settings" prefetch="intent" className="profile-link">
        <Settings />
        <span>{t('settings')}</span>
      </Link>
      <button type="button" className="profile-link" disabled={isLeaving} onClick={() => void signOut()}>
        <LogOut />
        <span>{t('logOut')}</span>
      </button>
      <Link to="/" prefetch="intent" className="profile-link">
        <House />
        <span>{t('home')}</span>
      </Link>
      <Link to="/settings?tab=data" prefetch="intent" className="profile-link mt-6 text-bad!">
        <UserX />
        <span>{t('deleteAccount')}</span>
      </Link>
    </div>
  );
}
