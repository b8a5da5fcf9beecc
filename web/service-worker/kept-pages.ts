import { isVisitorPage } from '#contracts/platform/visitor-pages.ts';
import { caching, keep, openOrNull } from './kept-caches.ts';
import {
  accountOf,
  dateOf,
  findOwn,
  forgetOthers,
  isNobodys,
  isOwnPage,
  keepOwnPage,
  noteSession,
} from './kept-own.ts';
import { localeOfOfflinePage, offlinePage, withoutLanguage } from './offline-page.ts';

const mostPages = 40;
const mostFiles = 400;

/** Whether the visitor's version of this page may be cached. */
export function isKeepable({ pathname }: URL): boolean {
  return isVisitorPage(withoutLanguage(pathname));
}

/** Whether a URL is a file of the build, whose name changes with its content. */
export const isBuildFile = ({ pathname }: URL) => pathname.startsWith('/assets/');

/** From the cache if present, otherwise from the server. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await openOrNull(caching.files);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await keep(cache, request.url, answer, mostFiles);
  return answer;
}

/** Caches files that a page had loaded before the worker controlled it. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await answerFile(new Request(address)).catch(() => undefined);
}

/** From the server. Offline, the cached page, or a page that says that there is no network. */
export async function answerPage(request: Request): Promise<Response> {
  const url = new URL(request.url);
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch {
    const kept =
      (await findOwn('pages', request.url)) ??
      (await (await openOrNull(caching.pages))?.match(request.url, { ignoreVary: true }));
    if (kept) return withTime(kept);
    const files = await (await openOrNull(caching.files))?.keys();
    const addresses = files?.map((file) => file.url);
    return offlinePage(localeOfOfflinePage(url, await seenLanguage()), addresses);
  }
  // The page is returned even if storage is full or forbidden.
  await notePage(url, answer).catch(() => undefined);
  return answer;
}

/** Adds the time of a cached page to its HTML for the app shell: `data-kept-at`, ISO 8601. */
async function withTime(kept: Response): Promise<Response> {
  const date = dateOf(kept);
  if (date === null) return kept;
  const headers = new Headers(kept.headers);
  // The body is already decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${date.toISOString()}" `);
  return new Response(html, { status: kept.status, headers });
}

/**
 * Caches a page according to the account it states. An account's page is cached for that account only, and the caches
 * of visitors and other accounts are deleted. A public page states that nobody is signed in, and the caches of all
 * accounts are deleted.
 */
async function notePage(url: URL, answer: Response): Promise<void> {
  await noteSession(answer);
  const language = answer.headers.get('content-language');
  if (language !== null) await (await caches.open(caching.language)).put('/', new Response(language));
  const control = answer.headers.get('cache-control') ?? '';
  if (control.includes('private')) await caches.delete(caching.pages);
  const account = accountOf(answer);
  if (account !== null) {
    if (answer.status === 200 && (isOwnPage(url) || isKeepable(url))) await keepOwnPage(url, answer, account);
    else await forgetOthers(account);
    return;
  }
  if (isNobodys(answer)) await forgetOthers(null);
  if (control === 'no-cache') {
    if (answer.status === 200 && isKeepable(url))
      await keep(await openOrNull(caching.pages), url.href, answer, mostPages);
  }
}

async function seenLanguage(): Promise<string | null> {
  return (await (await (await openOrNull(caching.language))?.match('/'))?.text()) ?? null;
}
