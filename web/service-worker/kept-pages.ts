import { isVisitorPage } from '#contracts/platform/visitor-pages.ts';
import { localeOfOfflinePage, offlinePage, withoutLanguage } from './offline-page.ts';

const pages = 'tanabana-pages-1';
const files = 'tanabana-files-1';
const state = 'tanabana-language-1';
const own = [pages, files, state];

const mostPages = 40;
const mostFiles = 400;

/** Whether a page of this address may lie on the device. */
export function isKeepable({ pathname }: URL): boolean {
  return isVisitorPage(withoutLanguage(pathname));
}

/** Whether an address names a file of the build, whose name changes with its content. */
export const isBuildFile = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** Removes what an earlier kind of this worker kept. */
export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tanabana-') && !own.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the device where it is there, else from the server. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await openOrNull(files);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(cache, request.url, answer, mostFiles);
  return answer;
}

/** From the server; without one the page as it was seen, or a page that says that there is no network. */
export async function answerPage(request: Request): Promise<Response> {
  const url = new URL(request.url);
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    const kept = await (await openOrNull(pages))?.match(request.url, { ignoreVary: true });
    return kept ? withTime(kept) : offlinePage(localeOfOfflinePage(url, await seenLanguage()));
  }
  // A device that is full or forbids storage gets its page all the same.
  await notePage(url, answer).catch(() => undefined);
  return answer;
}

/** The page says by itself when it was kept, so that the shell can tell: `data-kept-at`, ISO 8601. */
async function withTime(kept: Response): Promise<Response> {
  const date = new Date(kept.headers.get('date') ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return kept;
  const headers = new Headers(kept.headers);
  // The text is unpacked already.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${date.toISOString()}" `);
  return new Response(html, { status: kept.status, headers });
}

/** What the server says is for one person alone is never kept, and takes away what a visitor has seen before. */
async function notePage(url: URL, answer: Response): Promise<void> {
  const language = answer.headers.get('content-language');
  if (language !== null) await (await caches.open(state)).put('/', new Response(language));
  const caching = answer.headers.get('cache-control') ?? '';
  if (caching.includes('private')) await caches.delete(pages);
  if (caching === 'no-cache' && answer.status === 200 && isKeepable(url)) {
    await keep(await caches.open(pages), url.href, answer, mostPages);
  }
}

async function seenLanguage(): Promise<string | null> {
  return (await (await (await openOrNull(state))?.match('/'))?.text()) ?? null;
}

/** Null where the browser forbids storage. */
const openOrNull = (name: string) => caches.open(name).catch(() => null);

/** Keeps a copy as the newest, and drops the oldest beyond `most`. */
async function keep(cache: Cache | null, address: string, answer: Response, most: number): Promise<void> {
  try {
    await cache?.delete(address, { ignoreVary: true });
    await cache?.put(address, answer.clone());
    const kept = (await cache?.keys()) ?? [];
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache?.delete(old)));
  } catch {
    // A device that is full keeps less.
  }
}
