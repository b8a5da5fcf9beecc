import type { IncomingHttpHeaders } from 'node:http';
import type { Fields } from './fields.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Fields;
  readonly headers: IncomingHttpHeaders;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Returns the JSON for a 200 response. Throws `ApiError`. */
  readonly run: (call: Call) => unknown;
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Takes patterns such as `/v1/orders/:id`; a parameter matches one segment. */
export function createRouter(
  routes: readonly Route[],
): (method: string, path: string) => RouteMatch | undefined {
  const compiled = routes.map((route) => ({ route, segments: route.path.split('/') }));
  return (method, path) => {
    const sent = path.split('/');
    for (const { route, segments } of compiled) {
      if (route.method !== method || segments.length !== sent.length) continue;
      const params: Record<string, string> = {};
      const isMatch = segments.every((segment, i) => {
        const value = sent[i] ?? '';
        if (!segment.startsWith(':')) return segment === value;
        params[segment.slice(1)] = value;
        return value !== '';
      });
      if (isMatch) return { route, params };
    }
    return undefined;
  };
}

/** A path parameter that the route's pattern contains. */
export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}
