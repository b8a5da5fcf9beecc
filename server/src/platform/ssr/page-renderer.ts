import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { inProcessTransport, type Visitor } from './in-process-transport.ts';

/** The web app's server build and the router that runs it, loaded together so that both are one copy. */
export interface WebApp {
  build: ServerBuild;
  router: Pick<typeof import('react-router'), 'createRequestHandler' | 'RouterContextProvider'>;
}

export interface RenderedPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  visitor: Visitor;
  /** Goes to every script of the page. */
  nonce: string;
  /** Aborted when nobody waits for the page any more. */
  signal?: AbortSignal;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

interface Settings {
  publicUrl: string;
  loadWebApp(): Promise<WebApp>;
  mode: 'development' | 'production';
}

type RouterContext = Parameters<RouterContextProvider['set']>[0];

/** Renders pages with the router. The visitor's headers are all that a page may know of who asks. */
export function makePageRenderer(
  app: FastifyInstance,
  { publicUrl, loadWebApp, mode }: Settings,
): RenderPage {
  let current: { build: ServerBuild; handle: Handle } | undefined;
  type Handle = ReturnType<WebApp['router']['createRequestHandler']>;

  return async ({ url, visitor, nonce, signal }) => {
    const { build, router } = await loadWebApp();
    if (current?.build !== build) current = { build, handle: router.createRequestHandler(build, mode) };
    const context = new router.RouterContextProvider();
    // The key of this very build: another copy of the module would be another key.
    const key = (build.entry.module as unknown as { serverContext: RouterContext }).serverContext;
    context.set(key, { transport: inProcessTransport(app, visitor), nonce, publicUrl });
    const request = new Request(addressOf(url, publicUrl), {
      headers: { accept: 'text/html', ...visitor.headers },
      ...(signal ? { signal } : {}),
    });
    const response = await current.handle(request, context);
    return {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}

/**
 * The whole address of a page. Put together rather than resolved: "//somewhere" would be another host, and "//"
 * none at all. A request may also name its host in its first line.
 */
function addressOf(url: string, publicUrl: string): URL {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`);
}
