import { type BrowserContext, expect, type Page } from '@playwright/test';
import { journey, register, somebody } from '#tests/support/journey.ts';

/** What stands on the screen outside of the page. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, ...data }));
  });

/** Hands the service worker what a push service would, from which a closed network keeps us. */
async function pusher(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations)
      if (!isDeleted) registered.resolve(registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  const { origin } = new URL(page.url());
  return (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

journey(
  'news is turned on by a press and drawn by the service worker, one for each thing',
  async ({ open }) => {
    const reader = await open();
    // Where no push service can be reached the browser says so, and so does the card.
    await register(reader, somebody('Asha Rao'));
    const { page, context } = reader;
    await context.grantPermissions(['notifications']);
    await page.goto('/settings?tab=notifications');
    const card = page.getByRole('region', { name: 'On this device' });
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(card.getByText('This could not be turned on')).toBeVisible({ timeout: 30_000 });
    await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();

    const push = await pusher(context, page);
    const told = {
      title: 'Your order',
      line: 'Katan silk lehenga is being designed',
      path: '/order-details/purchase/7',
      tag: 'order-7',
      isWhole: false,
      sounds: 'always',
      at: Date.now(),
    };
    await push(told);
    await expect
      .poll(() => shown(page))
      .toMatchObject([{ title: 'Your order', body: told.line, tag: 'order-7' }]);
    await push({ ...told, line: 'Katan silk lehenga is made', sounds: 'never' });
    await expect
      .poll(() => shown(page))
      .toMatchObject([
        {
          body: 'Katan silk lehenga is made\nKatan silk lehenga is being designed',
          path: '/order-details/purchase/7',
          silent: true,
        },
      ]);
    await push({ ...told, tag: 'chat-3', path: '/chat/3/9', line: 'Meher Ansari sent you a message' });
    await expect
      .poll(async () => (await shown(page)).map(({ tag }) => tag).sort())
      .toEqual(['chat-3', 'order-7']);

    // It answers no request of a page, so what a page shows is always the server's.
    const worker = await page.request.get('/service-worker.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    expect(await worker.text()).not.toContain('`fetch`');
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')).toContain(
      '/service-worker.js',
    );
  },
);

journey(
  'the site can be installed, with its icons and the ways to search, orders and messages',
  async ({ open }) => {
    const { page } = await open({ screen: 'phone' });
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
      ['Search', '/search'],
      ['Orders', '/userDashboard?tab=purchases'],
      ['Messages', '/chat'],
    ]);
    for (const { src, sizes } of [...manifest.icons, { src: '/badge-96.png', sizes: '96x96' }]) {
      const width = await page.evaluate(async (from: string) => {
        const image = new Image();
        image.src = from;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect([src, width]).toEqual([src, sizes]);
    }
    expect((await page.request.get('/favicon.ico')).status()).toBe(200);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  },
);
