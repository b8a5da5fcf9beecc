import { localeHeader } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { noteAnswer } from '#web/platform/network/network.ts';

export interface ApiCall {
  method: string;
  /** Path and query, starting with `/api/`. */
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

export interface ApiAnswer {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/**
 * Sends a call to the API: `fetch` in the browser, an in-process call with the visitor's cookies on the server.
 * Rejects only if no answer came.
 */
export type Transport = (call: ApiCall) => Promise<ApiAnswer>;

/** In characters. Browsers allow at most 64 KB of `keepalive` bodies in flight. */
const mostCarriedOn = 16_000;

/**
 * Fetches from the same origin with cookies. Short writes use `keepalive`, so that a press right before leaving the
 * page, such as a like before a reload, still arrives.
 */
export const browserTransport: Transport = async ({ path, headers, ...init }) => {
  const answer = await fetch(path, {
    ...init,
    headers: { ...headers, [localeHeader]: pageLocale() },
    credentials: 'include',
    keepalive: init.method !== 'GET' && typeof init.body === 'string' && init.body.length < mostCarriedOn,
  });
  // Set by the service worker on replies from its cache.
  noteAnswer(answer.headers.get('tanabana-kept-at'));
  return answer;
};
