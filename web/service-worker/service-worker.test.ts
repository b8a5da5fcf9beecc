import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Handler = (event: Record<string, unknown>) => void;

/** A fake browser around the worker, with its tabs and notifications. */
function makeBrowser() {
  const handlers = new Map<string, Handler>();
  const tabs: {
    url: string;
    focused: boolean;
    focus: () => Promise<void>;
    postMessage: (said: object) => void;
  }[] = [];
  const done: string[] = [];
  const onScreen: { title: string; tag: string; body: string; data: unknown; close: () => void }[] = [];
  const self = {
    location: { origin: 'https://tanabana.example' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => done.push('takes over'),
    clients: {
      matchAll: async () => tabs,
      claim: async () => undefined,
      openWindow: async (path: string) => void done.push(`opens ${path}`),
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => onScreen.filter((shown) => shown.tag === tag),
      showNotification: async (title: string, options: { tag: string; body: string; data: unknown }) => {
        const shown = { ...options, title, close: () => void onScreen.splice(onScreen.indexOf(shown), 1) };
        onScreen.splice(0, onScreen.length, ...onScreen.filter(({ tag }) => tag !== shown.tag), shown);
      },
      pushManager: { subscribe: async () => ({ endpoint: 'https://push.example.com/new' }) },
    },
  };
  return {
    self,
    done,
    onScreen,
    openTab: (path: string, focused = false) =>
      tabs.push({
        url: `https://tanabana.example${path}`,
        focused,
        focus: async () => void done.push(`goes to the tab of ${path}`),
        postMessage: (said) => done.push(JSON.stringify(said)),
      }),
    /** Dispatches an event and waits for its `waitUntil` promises. */
    async tell(name: string, event: Record<string, unknown> = {}) {
      const waited: unknown[] = [];
      handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => waited.push(work) });
      await Promise.all(waited);
    },
    names: () => [...handlers.keys()],
  };
}

let browser: ReturnType<typeof makeBrowser>;
beforeEach(async () => {
  browser = makeBrowser();
  vi.stubGlobal('self', browser.self);
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

const message = {
  recipientId: 4,
  title: 'New message',
  line: 'Meher Ansari sent you a message',
  path: '/chat/3/9',
  tag: 'chat-3',
  isWhole: true,
  sounds: 'always',
  at: 1,
};
const push = (data: object = message) => browser.tell('push', { data: { text: () => JSON.stringify(data) } });

/** Clicks the notification on the screen. */
const press = () => browser.tell('notificationclick', { notification: browser.onScreen[0] });

test('it draws, opens and renews, takes over at once, and answers what may be kept alone', async () => {
  expect(browser.names()).toEqual([
    'install',
    'activate',
    'fetch',
    'message',
    'sync',
    'push',
    'notificationclick',
    'pushsubscriptionchange',
  ]);
  const answers = async (path: string, mode: string, method = 'GET') => {
    let isAnswered = false;
    const respondWith = (answer: Promise<unknown>) => {
      isAnswered = true;
      void answer.catch(() => undefined);
    };
    const url = `https://tanabana.example${path}`;
    const destination = mode === 'no-cors' ? 'image' : '';
    await browser.tell('fetch', { request: { url, mode, method, destination }, respondWith });
    return isAnswered;
  };
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('No storage')) });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')));
  expect(await answers('/api/order/earnings', 'cors')).toBe(false);
  expect(await answers('/api/order/7/measurements', 'cors', 'POST')).toBe(false);
  expect(await answers('/api/order/7/measurements', 'cors')).toBe(true);
  expect(await answers('/media/abc/640.webp', 'no-cors')).toBe(true);
  expect(await answers('/media/abc/video.mp4', 'cors')).toBe(false);
  expect(await answers('/checkout/7', 'navigate', 'POST')).toBe(false);
  expect(await answers('/', 'navigate')).toBe(true);
  expect(await answers('/assets/home.js', 'cors')).toBe(true);
  await browser.tell('install');
  expect(browser.done).toEqual(['takes over']);
});

test('a press goes to the tab that shows the page, and takes the notification away', async () => {
  browser.openTab('/checkout/7', true);
  browser.openTab('/chat/3/9');
  await push();
  await press();
  expect(browser.done).toEqual(['goes to the tab of /chat/3/9']);
  expect(browser.onScreen).toEqual([]);
});

test('where no tab shows the page one is opened, and nobody is led away from what they write', async () => {
  browser.openTab('/chat/3/10', true);
  await push();
  await press();
  expect(browser.done).toEqual(['opens /chat/3/9']);
});

test('nothing stays on the screen of whoever has the page in front', async () => {
  browser.openTab('/chat/3/9', true);
  await push();
  expect(browser.onScreen).toEqual([]);
});

test('news of one person takes the place of another’s under the same tag, without its lines', async () => {
  const follow = { ...message, tag: 'follow', path: '/notifications', isWhole: false };
  await push({ ...follow, line: 'Asha Rao follows you' });
  await push({ ...follow, line: 'Ravi Iyer follows you' });
  await push({ ...follow, line: 'Kavya Menon follows you', recipientId: 9 });
  expect(browser.onScreen.map(({ body }) => body)).toEqual(['Kavya Menon follows you']);
});

test('with a network again it wakes the pages that are open, and does not send what they send', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('It sent by itself')));
  browser.openTab('/');
  await browser.tell('sync', { tag: 'outbox' });
  expect(browser.done).toEqual(['{"wake":true}']);
});

test('what is no message of ours draws nothing', async () => {
  await push({ title: 'Hello' });
  await browser.tell('push', { data: null });
  expect(browser.onScreen).toEqual([]);
});

test('a subscription that the browser replaced is told to the site by the session that had it, and no other', async () => {
  const kept = { endpoint: 'https://push.example.com/old' };
  const posted: unknown[] = [];
  const site = (endpoint: string | null) =>
    vi.stubGlobal('fetch', async (_: string, how?: { body: string }) => {
      if (how) posted.push(JSON.parse(how.body));
      return { ok: true, json: async () => ({ data: { publicKey: 'B', endpoint } }) };
    });
  site('https://push.example.com/of-somebody-else');
  await browser.tell('pushsubscriptionchange', { oldSubscription: kept, newSubscription: null });
  site(null);
  await browser.tell('pushsubscriptionchange', { oldSubscription: kept, newSubscription: null });
  expect(posted).toEqual([]);
  site(kept.endpoint);
  await browser.tell('pushsubscriptionchange', { oldSubscription: kept, newSubscription: null });
  expect(posted).toEqual([{ endpoint: 'https://push.example.com/new' }]);
});
