import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/**
 * The web app's way to the API while it renders on the server: the same routes, without a network, with the
 * visitor's own cookies and address, so that rules and limits see the visitor and not us.
 */
export function inProcessTransport(
  app: FastifyInstance,
  request: FastifyRequest,
): (call: ApiCall) => Promise<ApiAnswer> {
  const { cookie, 'user-agent': userAgent, 'accept-language': language } = request.headers;
  return async ({ method, path, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: {
        ...headers,
        ...(cookie === undefined ? {} : { cookie }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return {
      status: response.statusCode,
      headers: {
        get(name) {
          const value = response.headers[name.toLowerCase()];
          return value === undefined ? null : String(value);
        },
      },
      text: () => Promise.resolve(response.payload),
    };
  };
}
