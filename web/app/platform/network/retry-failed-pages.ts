import { canReachServer, networkMayBeBack } from './fetched.ts';
import { isPageLeft, leavePage } from './leave-page.ts';
import { notePageWaiting } from './network.ts';
import { nextAddress } from './router-on-page.ts';

/**
 * React Router reloads the window when a route's script cannot be loaded, which without a network ends on the
 * browser's error page. This cancels that reload and opens the requested page once the server answers, which is at
 * once if a new version of the site has replaced the script. Browsers without the Navigation API reload.
 */
export function retryFailedPages(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    // Our own code reloads through `leavePage`.
    if (event.navigationType !== 'reload' || event.userInitiated || isPageLeft()) return;
    event.preventDefault();
    void openNextPage();
  });
}

async function openNextPage(): Promise<void> {
  const next = nextAddress();
  // The script was only prefetched, when the pointer came near a link.
  if (next === null) return;
  const endWaiting = notePageWaiting();
  while (!(await canReachServer())) await networkMayBeBack();
  endWaiting();
  if (nextAddress() === next) leavePage(() => window.location.assign(next));
}
