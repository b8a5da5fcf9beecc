import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { splitLocale } from '#contracts/platform/locales.ts';
import { apiOf } from '#web/platform/query/page-data.ts';
import { signInAddress } from './sign-in-address.ts';
import { viewerQuery } from './viewer-query.ts';

const sessionCookie = /(?:^|;\s*)(?:__Host-)?tanabana_session(?:_partitioned)?=[^;]/;
const asked = new WeakMap<object, Promise<Viewer | null | undefined>>();

interface ServerArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The viewer of a request: null if nobody is signed in, undefined if the check failed. Fetched once per request, and
 * not at all without a session cookie.
 */
export function viewerOf({ request, context }: ServerArgs): Promise<Viewer | null | undefined> {
  if (!sessionCookie.test(request.headers.get('cookie') ?? '')) return Promise.resolve(null);
  const known = asked.get(context);
  if (known !== undefined) return known;
  const answer = viewerQuery.fetch(apiOf(context)).catch(() => undefined);
  asked.set(context, answer);
  return answer;
}

/** Redirects signed-out visitors of a guarded page to sign in, and back afterwards. */
export async function requireViewer(args: ServerArgs): Promise<void> {
  const viewer = await viewerOf(args);
  if (viewer !== null) return;
  const { pathname, search } = new URL(args.request.url);
  // The router adds the language prefix of a fixed address again.
  throw redirect(signInAddress(splitLocale(pathname).path + search));
}

/** The same for admin pages, which give a 404 to people who are not admins. */
export async function requireAdmin(args: ServerArgs): Promise<void> {
  await requireViewer(args);
  const viewer = await viewerOf(args);
  if (viewer && viewer.role !== 'ADMIN') throw data(null, { status: 404 });
}
