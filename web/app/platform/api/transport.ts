import { localeHeader } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { noteAnswer } from '#web/platform/network/network.ts';

export interface ApiCall {
  method: string;
  /** Path and query, from `/api/`. */
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
 * Carries a call to the API: `fetch` in the browser, an in-process call with the visitor's cookies on the
 * server. Rejects only when no answer came at all.
 */
export type Transport = (call: ApiCall) => Promise<ApiAnswer>;

/** Browsers carry at most 64 KB on for pages that were left. */
const mostCarriedOn = 16_000;

/**
 * The browser's way: same origin, cookies along. A short write is carried on when the page is left right after
 * the press, as a like is before a reload.
 */
export const browserTransport: Transport = async ({ path, headers, ...init }) => {
  const answer = await fetch(path, {
    ...init,
    headers: { ...headers, [localeHeader]: pageLocale() },
    credentials: 'include',
    keepalive: init.method !== 'GET' && typeof init.body === 'string' && init.body.length < mostCarriedOn,
  });
  // Said by the service worker, of what it gave without a network.
  noteAnswer(answer.headers.get('tanabana-kept-at'));
  return answer;
};
