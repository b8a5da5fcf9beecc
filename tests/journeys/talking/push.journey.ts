import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';

/** Delivers messages to the service worker directly, because tests cannot reach a push service. */
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

/** The headless shell does not grant notifications. A list in the worker replaces the screen there. */
async function lendScreen(page: Page, worker: Worker): Promise<void> {
  if ((await page.evaluate(() => Notification.permission)) === 'granted') return;
  await worker.evaluate(() => {
    const onScreen: (NotificationOptions & { title: string; close(): void })[] = [];
    Object.assign(Reflect.get(globalThis, 'registration') as object, {
      async showNotification(title: string, options: NotificationOptions = {}) {
        const same = onScreen.findIndex(({ tag }) => tag === options.tag);
        if (same >= 0) onScreen.splice(same, 1);
        const drawn = { ...options, title, close: () => void onScreen.splice(onScreen.indexOf(drawn), 1) };
        onScreen.push(drawn);
      },
      getNotifications: async ({ tag }: GetNotificationOptions = {}) =>
        onScreen.filter((drawn) => tag === undefined || drawn.tag === tag),
    });
  });
}

/** The notifications on the screen. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, ...data }));
  });

journey('the card of this device asks on a press alone and says what came of it', async ({ open }) => {
  const reader = await open();
  reader.expectComplaint(/does not support the Push API in incognito mode/);
  await register(reader, newPerson('Asha Rao'));
  const { page, context } = reader;
  await context.grantPermissions(['notifications']);
  await page.goto('/settings?tab=notifications');
  const card = page.getByRole('region', { name: 'On this device' });
  if ((await page.evaluate(() => Notification.permission)) === 'denied') {
    await expect(card.getByText('Blocked by your browser')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
  } else {
    // A browser under test reaches no push service.
    await card.getByRole('button', { name: 'Turn on' }).click();
    await expect(card.getByText('This could not be turned on')).toBeVisible({ timeout: 30_000 });
    await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
});

journey('the service worker draws what is pushed, one for each thing', async ({ open }) => {
  const { page, context } = await open();
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  await lendScreen(page, worker);
  const push = await pusher(context, page);
  const told = {
    recipientId: 4,
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
    .poll(() => shown(worker))
    .toMatchObject([{ title: 'Your order', body: told.line, tag: 'order-7' }]);
  await push({ ...told, line: 'Katan silk lehenga is made', sounds: 'never' });
  const both = 'Katan silk lehenga is made\nKatan silk lehenga is being designed';
  await expect.poll(() => shown(worker)).toMatchObject([{ body: both, path: told.path, silent: true }]);
  await push({ ...told, tag: 'chat-3', path: '/chat/3/9', line: 'Meher Ansari sent you a message' });
  await expect
    .poll(async () => (await shown(worker)).map(({ tag }) => tag).sort())
    .toEqual(['chat-3', 'order-7']);
  const file = await page.request.get('/service-worker.js');
  expect(file.headers()['cache-control']).toBe('no-cache');
});

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
