import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { type DashboardState, dashboardAddress, readDashboard } from './dashboard-state.ts';

export interface Dashboard {
  state: DashboardState;
  /** Changes search, filter or sort of the tab; `isTyping` replaces the history entry. */
  change: (choice: Partial<DashboardState>, isTyping?: boolean) => void;
}

/** The dashboard's state from the address. */
export function useDashboard(): Dashboard & { isOnItsWay: boolean } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const { location: next } = useNavigation();
  // During a navigation the state is read from the next address, so that the choice shows at once.
  const isOnItsWay = next?.pathname === '/userDashboard';
  const state = readDashboard(
    isOnItsWay ? new URLSearchParams(next.search) : params,
    viewer !== null && isTrade(viewer.role),
  );
  return {
    state,
    isOnItsWay,
    change(choice, isTyping = false) {
      void navigate(dashboardAddress({ ...state, ...choice }), {
        preventScrollReset: true,
        replace: isTyping,
        flushSync: true,
      });
    },
  };
}
