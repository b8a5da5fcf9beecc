// Imports types only: the worker is a single file and shares no code with pages.
import type * as names from '#contracts/platform/account-header.ts';
import { caching, keep, openOrNull, ownPages, ownPrefix, ownReplies } from './kept-caches.ts';
import { withoutLanguage } from './offline-page.ts';

const accountHeader: typeof names.accountHeader = 'tanabana-account';
const nobody: typeof names.nobody = 'nobody';
const unkept: typeof names.unkept = 'unkept';

const mostPages = 60;
const mostReplies = 250;
const day = 24 * 3_600_000;
/** Maximum age of cached entries in milliseconds. After that they need a network to be loaded again. */
const longest = 30 * day;
/**
 * In milliseconds. A page that was opened by client-side navigation is fetched again for the cache, at most this
 * often.
 */
const freshFor = 10 * 60_000;

/** A signed-in person's own pages: orders with measurements and meetings, chats, and the lists that lead to them. */
const ownPage =
  /^\/(order-details\/(purchase|sale|sell)\/\d+|order-processing\/\d+|schedule-meeting\/\d+|meetings|chat(\/\d+){0,2}|userDashboard|liked|saved(\/\d+)?)$/;

/** The API replies that these pages and the feed need. None about payments, addresses, settings or administration. */
const ownReply =
  /^\/api\/(order\/(orderDetailsForBuyerAndSeller\/\d+|\d+\/(measurements|plan)|my-orders|getMyProductOrdersSell|purchasesOverview|salesOverview)|meeting\/(orders\/\d+\/meetings|mine)|chat\/(userChats|find-or-null\/\d+|chats\/\d+\/messages)|design\/(getProductsForFeed|getProductDetails\/\d+|getCommentsByDesign\/\d+))$/;

/** Whether a call loads a further page of a list of chats or messages. Only the first page is cached. */
const readsOn = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/api/chat/') && (searchParams.has('before') || searchParams.has('after'));

export const isOwnPage = ({ pathname }: URL) => ownPage.test(withoutLanguage(pathname));
export const isOwnReply = (url: URL) => ownReply.test(url.pathname) && !readsOn(url);

/** The endpoint that tells who is signed in. */
export const isAuthCheck = ({ pathname }: URL) => pathname === '/api/auth/userAuthChecker';

/** The account for which a response was made; null if none is stated. */
export function accountOf(answer: Response): string | null {
  const account = answer.headers.get(accountHeader);
  return account !== null && /^\d+$/.test(account) ? account : null;
}

/** Whether a response states that nobody is signed in, or that the session ends with the browser. */
export const isNobodys = (answer: Response) =>
  [nobody, unkept].some((account) => account === answer.headers.get(accountHeader));

/**
 * Stores whether the session ends with the browser, so that a restart of the worker does not lose it. If so, deletes
 * the cached pictures.
 */
export async function noteSession(answer: Response): Promise<void> {
  const account = answer.headers.get(accountHeader);
  if (account === null) return;
  if (account !== unkept) return void (await caches.delete(caching.unkept));
  await caches.open(caching.unkept);
  await caches.delete(caching.pictures);
}

/** Counts the beginnings and ends of sign-outs since this worker started. */
let signOuts = 0;

/** Forwards a sign-out. Responses requested before it ended are not cached. */
export async function answerSignOut(request: Request): Promise<Response> {
  signOuts += 1;
  try {
    return await fetch(request);
  } finally {
    signOuts += 1;
  }
}

export const isSignOut = (url: URL) => url.pathname === '/api/auth/logout';

/**
 * Deletes the caches of all accounts but this one; of all accounts for null. If there are any, the pictures are
 * deleted too, because they belong to no single account.
 */
export async function forgetOthers(account: string | null): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ownPrefix));
  const others = names.filter((name) => account === null || !name.endsWith(`-${account}`));
  if (others.length === 0) return;
  await Promise.all([...others, caching.pictures].map((name) => caches.delete(name)));
}

/** Caches a signed-in viewer's page for them alone. */
export async function keepOwnPage(url: URL, answer: Response, account: string): Promise<void> {
  await forgetOthers(account);
  await keep(await openOrNull(ownPages(account)), url.href, answer, mostPages);
}

/** An API reply: from the server, or offline the cached one with the time at which it was made. */
export async function answerReply(request: Request): Promise<Response> {
  let answer: Response;
  const before = signOuts;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await findOwn('replies', request.url);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set('tanabana-kept-at', dateOf(kept)?.toISOString() ?? '');
    return new Response(kept.body, { status: kept.status, headers });
  }
  if (before === signOuts) await noteReply(new URL(request.url), answer).catch(() => undefined);
  return answer;
}

async function noteReply(url: URL, answer: Response): Promise<void> {
  await noteSession(answer);
  if (answer.status === 401 || isNobodys(answer)) return forgetOthers(null);
  const account = accountOf(answer);
  if (account === null || !isOwnReply(url)) return;
  await forgetOthers(account);
  // A reply that no longer exists, or that the viewer may no longer see, is deleted from the cache too.
  const cache = await openOrNull(ownReplies(account));
  if (answer.status === 200) await keep(cache, url.href, answer, mostReplies);
  else if (answer.status < 500) await cache?.delete(url.href, { ignoreVary: true });
}

/** The cached entry of the person who was signed in last. At most one account has caches. */
export async function findOwn(kind: 'pages' | 'replies', address: string): Promise<Response | null> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${ownPrefix}${kind}`));
    for (const name of names) {
      const kept = await (await caches.open(name)).match(address, { ignoreVary: true });
      const date = kept && dateOf(kept);
      if (kept && date && Date.now() - date.getTime() < longest) return kept;
    }
  } catch {
    // The browser forbids storage.
  }
  return null;
}

/**
 * Fetches and caches an own page that was opened by client-side navigation, so that it opens offline too. A recently
 * cached page is skipped, unless the page reports that it has changed (`anew`).
 */
export async function keepSeenPage(url: URL, { anew }: { anew: boolean }): Promise<void> {
  if (!isOwnPage(url)) return;
  const kept = await findOwn('pages', url.href);
  const date = kept && dateOf(kept);
  if (!anew && date && Date.now() - date.getTime() < freshFor) return;
  const before = signOuts;
  const answer = await fetch(url.href, { headers: { accept: 'text/html' }, credentials: 'include' });
  const account = accountOf(answer);
  if (before === signOuts && answer.status === 200 && !answer.redirected && account !== null)
    await keepOwnPage(url, answer, account);
}

/** When the server made a response. */
export function dateOf(answer: Response): Date | null {
  const date = new Date(answer.headers.get('date') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
