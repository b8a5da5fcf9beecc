import type { App } from '#server/app.ts';

/** The parameters and the body of one call. */
export interface Request {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  type: string;
  /** JSON without its request id, which differs each time; the text of any other type. */
  body: unknown;
}

/** Calls an endpoint by its name, "METHOD /path". */
export type Ask = (cookie: string | undefined, name: string, request?: Request) => Promise<Answer>;

export function makeAsk({ server }: Pick<App, 'server'>): Ask {
  return async (cookie, name, { params, query, body, headers } = {}) => {
    const [method = '', path = ''] = name.split(' ');
    const response = await server.inject({
      method: method as 'GET',
      url: path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(params?.[part]))),
      ...(query ? { query } : {}),
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(method === 'GET' ? {} : { payload: body ?? {} }),
    });
    const type = String(response.headers['content-type'] ?? '');
    if (!type.startsWith('application/json')) {
      return { status: response.statusCode, type, body: response.body };
    }
    const { requestId: _, ...told } = response.json();
    return { status: response.statusCode, type, body: told };
  };
}
