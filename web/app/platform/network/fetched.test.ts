// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetched } from './fetched.ts';
import { stayOnPage } from './leave-page.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  stayOnPage();
});

it('loads the page anew, once, where the server has no longer the file of an older version', async () => {
  void fetched(() => Promise.reject(gone));
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  await expect(fetched(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits for the network without loading anything anew', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('the part');
  const part = fetched(load);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  // It listens to the network once the load has failed.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return load.mock.calls;
    })
    .toHaveLength(2);
  expect(await part).toBe('the part');
  expect(reload).not.toHaveBeenCalled();
});
