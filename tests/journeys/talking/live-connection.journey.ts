import { expect, type Page, type WebSocket } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';

/** A string that occurs only in the socket client. */
const markOfClient = 'io server disconnect';

interface Watched {
  /** How many live connections were opened, and which of them are open. */
  opened: number;
  standing: Set<WebSocket>;
  scripts: string[];
}

function watch(page: Page): Watched {
  const watched: Watched = { opened: 0, standing: new Set(), scripts: [] };
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    watched.opened += 1;
    socket.on('framesent', ({ payload }) => {
      // Packet 5 of the protocol: the upgrade to this connection is complete; before, it is only probed.
      if (payload !== '5') return;
      watched.standing.add(socket);
      socket.on('close', () => watched.standing.delete(socket));
    });
  });
  page.on('request', (request) => {
    // Leaving a document closes its connections, but the browser does not always report it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watched.standing.clear();
  });
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    watched.scripts.push(await response.text().catch(() => ''));
  });
  return watched;
}

journey(
  'a visitor has no live connection, and whoever signs in and out has one meanwhile',
  async ({ open }) => {
    const visitor = await open();
    const { page } = visitor;
    const watched = watch(page);
    const meher = await register(await open(), newPerson('Meher Ansari'));

    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(watched.scripts.length).toBeGreaterThan(0);
    expect(watched.scripts.filter((script) => script.includes(markOfClient))).toEqual([]);

    await page.goto('/signin');
    await signIn(page, meher);
    await expect.poll(() => watched.standing.size).toBe(1);
    expect(watched.scripts.some((script) => script.includes(markOfClient))).toBe(true);

    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => watched.standing.size).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(watched.opened).toBe(1);
  },
);
