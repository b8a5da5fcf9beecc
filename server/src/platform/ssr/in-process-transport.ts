import type { FastifyInstance } from 'fastify';
import { accountHeader } from '#contracts/platform/account-header.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { nobodysAddress } from '#server/platform/http/limits/from-network.ts';
import { namedInLanguage } from './named-in-language.ts';

interface ApiCall {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

interface ApiAnswer {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** For whom a page asks the API. */
export interface Visitor {
  /** Null where many will share the page: no limit of anybody is spent on it. */
  ip: string | null;
  /** Cookie, user agent and language of the visitor; none of them for a page that many will share. */
  headers: Record<string, string>;
}

/**
 * The web app's way to the API while it renders on the server: the same routes, without a network, with the
 * visitor's own cookies and address, so that rules and limits see the visitor and not us. What it refuses is said in
 * the language of the page. `onAnswer` hears of every answer's status, and for whom a device may keep it.
 */
export function inProcessTransport(
  app: FastifyInstance,
  visitor: Visitor,
  locale: Locale,
  onAnswer: (status: number, account: unknown) => void = () => undefined,
): (call: ApiCall) => Promise<ApiAnswer> {
  return async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: visitor.ip ?? nobodysAddress,
      headers: { ...headers, ...visitor.headers },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    onAnswer(response.statusCode, response.headers[accountHeader]);
    return {
      status: response.statusCode,
      headers: {
        get(name) {
          const value = response.headers[name.toLowerCase()];
          return value === undefined ? null : String(value);
        },
      },
      text: () => Promise.resolve(namedInLanguage(locale, response.payload)),
    };
  };
}
