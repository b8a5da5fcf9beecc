import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { pathOf } from '../logs/log-settings.ts';
import '../fastify-types.ts';

/** What a route says of its place while more is asked than can be done. */
type Special = Pick<FastifyContextConfig, 'share' | 'alwaysAnswers'>;

interface Pattern extends Special {
  method: string;
  /** What stands before its first part that differs. */
  head: string;
  matches: RegExp;
}

/**
 * Knows by method and address which routes have a share of their own or are always answered, before Fastify has looked
 * at a request. Call it before the routes are declared. An address written in an unusual way is taken for an ordinary one.
 */
export function collectSpecialRoutes(
  app: FastifyInstance,
): (method: string, url: string) => Special | undefined {
  const exact = new Map<string, Special>();
  const patterns: Pattern[] = [];

  app.addHook('onRoute', ({ method, url, config }) => {
    const { share, alwaysAnswers } = (config ?? {}) as FastifyContextConfig;
    if (share === undefined && !alwaysAnswers) return;
    const special = { ...(share ? { share } : {}), ...(alwaysAnswers ? { alwaysAnswers } : {}) };
    const firstDifferent = url.search(/[:*]/);
    for (const one of [method].flat()) {
      if (firstDifferent === -1) exact.set(`${one} ${url}`, special);
      else
        patterns.push({
          ...special,
          method: one,
          head: url.slice(0, firstDifferent),
          matches: expressionOf(url),
        });
    }
  });

  return (method, url) => {
    const path = pathOf(url);
    const found = exact.get(`${method} ${path}`);
    if (found !== undefined) return found;
    return patterns.find(
      (one) => one.method === method && path.startsWith(one.head) && one.matches.test(path),
    );
  };
}

/** `/api/order/:id/pay` and `/files/*` as what they match. */
function expressionOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}/?$`);
}
