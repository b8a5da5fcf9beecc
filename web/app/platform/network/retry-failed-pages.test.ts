// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePage, stayOnPage } from './leave-page.ts';
import { networkNow } from './network.ts';
import { retryFailedPages } from './retry-failed-pages.ts';

const assign = vi.fn();
let navigation: EventTarget;

beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  retryFailedPages();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  stayOnPage();
});

/** Fires a reload event; returns whether it was cancelled. */
function reload(how: { userInitiated: boolean } = { userInitiated: false }): boolean {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'reload',
    ...how,
  });
  return !navigation.dispatchEvent(event);
}

function navigateTo(pathname: string | null): void {
  const location = pathname === null ? undefined : { pathname, search: '?q=silk', hash: '' };
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { location } } });
}

it('opens the requested page where the server answers without its script', async () => {
  navigateTo('/search');
  expect(reload()).toBe(true);
  await expect.poll(() => assign.mock.calls).toEqual([['/search?q=silk']]);
});

it('keeps the page without a network, says that it waits, and opens the requested one afterwards', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  navigateTo('/search');
  expect(reload()).toBe(true);
  expect([networkNow().isPageWaiting, assign.mock.calls.length]).toEqual([true, 0]);
  online.mockReturnValue(true);
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return assign.mock.calls.length;
    })
    .toBe(1);
  expect(networkNow().isPageWaiting).toBe(false);
});

it('does nothing where a page that was to be loaded ahead could not be', () => {
  navigateTo(null);
  expect([reload(), networkNow().isPageWaiting]).toEqual([true, false]);
});

it('leaves alone what people and our own code reload', () => {
  navigateTo(null);
  expect(reload({ userInitiated: true })).toBe(false);
  leavePage(() => undefined);
  expect(reload()).toBe(false);
});
