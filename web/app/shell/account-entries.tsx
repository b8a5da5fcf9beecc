import { Link, useLocation } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { EnquiriesLink } from '#web/features/enquiries/enquiries-link.tsx';
import { HandedWorkLink } from '#web/features/hands/working/handed-work-link.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import type { ViewerState } from '#web/platform/viewer/use-viewer.ts';
import { Byline } from '#web/ui/byline.tsx';
import {
  Bell,
  CalendarDays,
  FileText,
  Heart,
  LayoutDashboard,
  LogIn,
  LogOut,
  Package,
  Ruler,
  Scissors,
  Settings,
  ShieldCheck,
  Shirt,
  User,
  UserPlus,
} from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { useSignOut } from './use-sign-out.ts';

interface AccountEntriesProps {
  state: ViewerState;
  /** `menuitem` inside a menu; omitted inside a sheet. */
  role?: 'menuitem';
  /** The message used for the dashboard; the small menu uses a short one. */
  dashboard?: 'dashboard' | 'dashboardInShort';
  /** Called when an entry is chosen. */
  onChosen?: () => void;
}

/** The entries of the profile menu, in the header and in the bottom bar's sheet. */
export function AccountEntries({ state, role, dashboard = 'dashboard', onChosen }: AccountEntriesProps) {
  const t = useWords(shellWords, 'nav');
  const { pathname, search } = useLocation();
  const { signOut, isLeaving } = useSignOut();
  const entry = { role, className: 'menu-item', onClick: onChosen };

  if (state.status === 'signedIn') {
    return (
      <>
        <Link {...entry} to="/profile" prefetch="intent">
          <User />
          {t('profile')}
        </Link>
        <Link {...entry} to="/settings" prefetch="intent">
          <Settings />
          {t('settings')}
        </Link>
        {isTrade(state.viewer.role) ? (
          <Link {...entry} to="/userDashboard" prefetch="intent">
            <LayoutDashboard />
            {t(dashboard)}
          </Link>
        ) : null}
        {state.viewer.role === 'ADMIN' ? (
          <Link {...entry} to="/admin" prefetch="intent">
            <ShieldCheck />
            {t('adminDashboard')}
          </Link>
        ) : null}
        <Link {...entry} to="/userDashboard?tab=purchases" prefetch="intent">
          <Package />
          {t('orders')}
        </Link>
        <Link {...entry} to="/naap" prefetch="intent">
          <Ruler />
          {t('naap')}
        </Link>
        <Link {...entry} to="/occasions" prefetch="intent">
          <Heart />
          {t('occasions')}
        </Link>
        <EnquiriesLink {...entry} viewer={state.viewer} />
        <Link {...entry} to="/quotes" prefetch="intent">
          <FileText />
          {t('quotes')}
        </Link>
        <Link {...entry} to="/briefs" prefetch="intent">
          <Shirt />
          {t('briefs')}
        </Link>
        {isTrade(state.viewer.role) ? (
          <Link {...entry} to="/briefs/work" prefetch="intent">
            <Scissors />
            {t('briefsForYou')}
          </Link>
        ) : null}
        <HandedWorkLink {...entry} viewer={state.viewer} />
        <Link {...entry} to="/meetings" prefetch="intent">
          <CalendarDays />
          {t('meetings')}
        </Link>
        <Link {...entry} to="/notifications" prefetch="intent">
          <Bell />
          {t('notifications')}
        </Link>
        <button
          {...entry}
          type="button"
          disabled={isLeaving}
          onClick={async () => {
            await signOut();
            onChosen?.();
          }}
        >
          <LogOut />
          {t('logOut')}
        </button>
      </>
    );
  }
  return (
    <>
      <Link {...entry} to={signInAddress(pathname + search)} prefetch="intent">
        <LogIn />
        {t('signIn')}
      </Link>
      <Link {...entry} to={signInAddress(pathname + search, '/signup')} prefetch="intent">
        <UserPlus />
        {t('signUp')}
      </Link>
    </>
  );
}

/** The owner of the menu: name and email. */
export function AccountHeading({ state }: { state: ViewerState }) {
  if (state.viewer === null) return null;
  return (
    <div className="border-b border-seam px-5 py-4">
      <Byline person={state.viewer} line={state.viewer.email} />
    </div>
  );
}
