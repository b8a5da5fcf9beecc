import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { type DashboardState, dashboardAddress, readDashboard } from './dashboard-state.ts';

export interface Dashboard {
  state: DashboardState;
  /** Another search, filter or order of the same tab; `isTyping` leaves no step behind to go back to. */
  change: (choice: Partial<DashboardState>, isTyping?: boolean) => void;
}

/** The dashboard that the address tells. */
export function useDashboard(): Dashboard & { isOnItsWay: boolean } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const { location: next } = useNavigation();
  // A choice stays chosen while the address that chooses it is still on its way.
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
