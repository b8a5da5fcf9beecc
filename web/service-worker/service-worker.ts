import { dropOldCaches } from './kept-caches.ts';
import { answerReply, answerSignOut, isAuthCheck, isOwnReply, isSignOut, keepSeenPage } from './kept-own.ts';
import { answerFile, answerPage, isBuildFile, keepFiles } from './kept-pages.ts';
import { answerPicture, isPicture } from './kept-pictures.ts';
import { drawMessage, readKept, readMessage, shows } from './push-on-screen.ts';
import { sendWaiting } from './send-waiting.ts';

// Shows push notifications and opens their pages. Serves pages and a short list of API replies network first, and
// pictures and build files cache first, because their names change with their content. Other requests are not
// intercepted.
declare const self: ServiceWorkerGlobalScope;

const address = '/api/notifications/push';

// A new version takes over at once: cache names are the same in all versions, and open pages request files by name.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (isSignOut(url)) event.respondWith(answerSignOut(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (isBuildFile(url)) event.respondWith(answerFile(request));
  else if (isPicture(url, request))
    event.respondWith(answerPicture(request, (work) => event.waitUntil(work)));
  else if (isOwnReply(url) || isAuthCheck(url)) event.respondWith(answerReply(request));
});

// A page reports its URL and the files it had loaded before the worker controlled it.
self.addEventListener('message', (event) => {
  const { seen, files, anew } = (event.data ?? {}) as { seen?: unknown; files?: unknown; anew?: unknown };
  if (typeof seen !== 'string' || !Array.isArray(files)) return;
  const ours = files.filter(
    (file): file is string => typeof file === 'string' && file.startsWith(`${self.location.origin}/assets/`),
  );
  const page = new URL(seen, self.location.origin);
  event.waitUntil(
    Promise.all([keepSeenPage(page, { anew: anew === true }).catch(() => undefined), keepFiles(ours)]),
  );
});

// The network is back. Open pages send their waiting writes themselves.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === 'outbox') waitUntil.call(event, sendUnlessOpen());
});

async function sendUnlessOpen(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) return sendWaiting();
  for (const page of pages) page.postMessage({ wake: true });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(readKept(event.notification.data)?.path ?? '/notifications'));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function show(text: string): Promise<void> {
  const message = readMessage(text);
  if (!message) return;
  const [before] = await self.registration.getNotifications({ tag: message.tag });
  const { title, options } = drawMessage(message, readKept(before?.data));
  if (!(await findTab(({ focused, url }) => focused && shows(url, message.path)))) {
    return self.registration.showNotification(title, options);
  }
  // The person is looking at the page and sees it there. Browsers require a notification for each push nevertheless.
  await self.registration.showNotification(title, { ...options, silent: true });
  for (const shown of await self.registration.getNotifications({ tag: message.tag })) shown.close();
}

/** Never navigates a tab that shows another page: the person may be writing there. */
async function open(path: string): Promise<void> {
  const tab = await findTab(({ url }) => shows(url, path));
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

async function findTab(isIt: (tab: WindowClient) => boolean): Promise<WindowClient | undefined> {
  return (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isIt);
}

/** The browser or its push service has ended a subscription. The new one is sent to the session that had it. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const { data } = (await answer.json()) as { data: { publicKey: string; endpoint: string | null } };
  if (data.endpoint === null || (oldSubscription && oldSubscription.endpoint !== data.endpoint)) return;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: data.publicKey,
    }));
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
