// Types alone: the worker is one file, and shares no code with pages.
import type * as names from '#contracts/platform/account-header.ts';
import { caching, keep, openOrNull, ownPages, ownPrefix, ownReplies } from './kept-caches.ts';
import { withoutLanguage } from './offline-page.ts';

const accountHeader: typeof names.accountHeader = 'tanabana-account';
const nobody: typeof names.nobody = 'nobody';
const unkept: typeof names.unkept = 'unkept';

const mostPages = 60;
const mostReplies = 250;
const day = 24 * 3_600_000;
/** Nothing is shown that is older: anyone who comes back after that needs a network once. */
const longest = 30 * day;
/** A page that was reached by a link is fetched once more to be kept, but no more often than this. */
const freshFor = 10 * 60_000;

/** What somebody signed in reads of their own: orders with measurements and meetings, chats, and the lists that lead there. */
const ownPage =
  /^\/(order-details\/(purchase|sale|sell)\/\d+|order-processing\/\d+|schedule-meeting\/\d+|meetings|chat(\/\d+){0,2}|userDashboard|liked|saved(\/\d+)?)$/;

/** The replies that these pages and the feed draw: nothing of payments, addresses, settings or the administration. */
const ownReply =
  /^\/api\/(order\/(orderDetailsForBuyerAndSeller\/\d+|\d+\/measurements|my-orders|getMyProductOrdersSell|purchasesOverview|salesOverview)|meeting\/(orders\/\d+\/meetings|mine)|chat\/(userChats|find-or-null\/\d+|chats\/\d+\/messages)|design\/(getProductsForFeed|getProductDetails\/\d+|getCommentsByDesign\/\d+))$/;

/** Reads on where a list of chats or of messages ended: what is kept is its beginning. */
const readsOn = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/api/chat/') && (searchParams.has('before') || searchParams.has('after'));

export const isOwnPage = ({ pathname }: URL) => ownPage.test(withoutLanguage(pathname));
export const isOwnReply = (url: URL) => ownReply.test(url.pathname) && !readsOn(url);

/** Where the server says who is signed in. */
export const isAuthCheck = ({ pathname }: URL) => pathname === '/api/auth/userAuthChecker';

/** For whom an answer was made; null where that is nobody, or it does not say. */
export function accountOf(answer: Response): string | null {
  const account = answer.headers.get(accountHeader);
  return account !== null && /^\d+$/.test(account) ? account : null;
}

/** Whether an answer says that nobody is signed in, or a person whose session ends with the browser. */
export const isNobodys = (answer: Response) =>
  [nobody, unkept].some((account) => account === answer.headers.get(accountHeader));

/** Remembers over restarts of the worker whether the session ends with the browser, and then drops what it has shown. */
export async function noteSession(answer: Response): Promise<void> {
  const account = answer.headers.get(accountHeader);
  if (account === null) return;
  if (account !== unkept) return void (await caches.delete(caching.unkept));
  await caches.open(caching.unkept);
  await caches.delete(caching.pictures);
}

/** How often a session has begun to end or ended while this worker ran. */
let signOuts = 0;

/** Sends a sign-out off; answers that were asked for before its end are not kept. */
export async function answerSignOut(request: Request): Promise<Response> {
  signOuts += 1;
  try {
    return await fetch(request);
  } finally {
    signOuts += 1;
  }
}

export const isSignOut = (url: URL) => url.pathname === '/api/auth/logout';

/** Takes away what was kept of anybody but `account`; of everybody for null. Pictures go with it: they are of either. */
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

/** A reply of the API: from the server, without one as it was read last, with when that was. */
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
  // What is gone, or no longer theirs to see, is not shown without a network either.
  const cache = await openOrNull(ownReplies(account));
  if (answer.status === 200) await keep(cache, url.href, answer, mostReplies);
  else if (answer.status < 500) await cache?.delete(url.href, { ignoreVary: true });
}

/** What was kept under an address for the person who was signed in last; at most one account is kept. */
export async function findOwn(kind: 'pages' | 'replies', address: string): Promise<Response | null> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(`${ownPrefix}${kind}`));
    for (const name of names) {
      const kept = await (await caches.open(name)).match(address, { ignoreVary: true });
      const date = kept && dateOf(kept);
      if (kept && date && Date.now() - date.getTime() < longest) return kept;
    }
  } catch {
    // A browser that forbids storage has nothing.
  }
  return null;
}

/**
 * Fetches an own page that was reached by a link within the site, so that it opens without a network as well. One that
 * was kept a moment ago is left alone, unless the page says that it has changed (`anew`).
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

/** When the server made an answer. */
export function dateOf(answer: Response): Date | null {
  const date = new Date(answer.headers.get('date') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
