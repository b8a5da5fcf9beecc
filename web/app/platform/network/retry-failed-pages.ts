import { canReachServer, networkMayBeBack } from './fetched.ts';
import { isPageLeft, leavePage } from './leave-page.ts';
import { notePageWaiting } from './network.ts';
import { nextAddress } from './router-on-page.ts';

/**
 * React Router reloads the window when the script of a route cannot be loaded, which without a network ends on the
 * browser's error page. This cancels that reload and opens the requested page once the server answers, which is at once
 * where a new version of the site has replaced the script. Browsers without the Navigation API reload.
 */
export function retryFailedPages(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    // Our own code reloads by `leavePage`.
    if (event.navigationType !== 'reload' || event.userInitiated || isPageLeft()) return;
    event.preventDefault();
    void openNextPage();
  });
}

async function openNextPage(): Promise<void> {
  const next = nextAddress();
  // A page is also loaded ahead, when the mouse comes near its link.
  if (next === null) return;
  const endWaiting = notePageWaiting();
  while (!(await canReachServer())) await networkMayBeBack();
  endWaiting();
  if (nextAddress() === next) leavePage(() => window.location.assign(next));
}
