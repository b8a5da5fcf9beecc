import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { pagePolicy } from '../http/security.ts';
import { inProcessTransport } from './in-process-transport.ts';

interface Settings {
  publicUrl: string;
  /** Hosts that the payment window needs on pages that pay. */
  paymentOrigins: readonly string[];
  /** The web app's server build; in development a fresh one for each request. */
  loadBuild(): Promise<ServerBuild>;
  mode: 'development' | 'production';
}

type RouterContext = Parameters<RouterContextProvider['set']>[0];

/** Pages that open the payment window; only they may load it. */
const payingPage = /^\/(checkout|order-details)\//;

/** Answers every page that the API does not: the router renders it on the server. */
export function installPages(app: FastifyInstance, settings: Settings): void {
  let handle: ReturnType<typeof createRequestHandler> | undefined;
  const isDevelopment = settings.mode === 'development';

  app.get('/*', async (request, reply) => {
    const build = await settings.loadBuild();
    if (!handle || isDevelopment) handle = createRequestHandler(build, settings.mode);
    const nonce = randomBytes(16).toString('base64');
    const { RouterContextProvider } = await import('react-router');
    const context = new RouterContextProvider();
    const key = (build.entry.module as unknown as { serverContext: RouterContext }).serverContext;
    context.set(key, { transport: inProcessTransport(app, request), nonce, publicUrl: settings.publicUrl });
    const response = await handle(toWebRequest(request, settings.publicUrl), context);
    return answer(reply, response, {
      policy: pagePolicy({
        nonce,
        paymentOrigins: payingPage.test(request.url) ? settings.paymentOrigins : [],
      }),
      isPrivate: request.headers.cookie?.includes('tanabana_session=') ?? false,
    });
  });
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const controller = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed) controller.abort();
  });
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    signal: controller.signal,
  });
}

interface PageAnswer {
  policy: string;
  isPrivate: boolean;
}

async function answer(
  reply: FastifyReply,
  response: Response,
  { policy, isPrivate }: PageAnswer,
): Promise<FastifyReply> {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    reply.header(name, value);
  });
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', policy);
  }
  // A page of somebody signed in must never be handed to somebody else (threat 33).
  reply.header(
    'cache-control',
    isPrivate ? 'private, no-store' : (response.headers.get('cache-control') ?? 'no-cache'),
  );
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()));
}
