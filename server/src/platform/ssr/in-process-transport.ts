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

/** The visitor for whom a page calls the API. */
export interface Visitor {
  /** Null for a shared page: its calls count against no visitor's limit. */
  ip: string | null;
  /** The visitor's cookie, user agent and language; empty for a shared page. */
  headers: Record<string, string>;
}

/**
 * Calls the API in-process during server rendering: the same routes without a network, with the visitor's cookies and
 * address, so that permissions and limits apply to the visitor. Error messages are in the page's language. `onAnswer`
 * is called with every response's status and with the account for which a device may store it.
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
