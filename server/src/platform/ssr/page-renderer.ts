import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { accountHeader, unkept } from '#contracts/platform/account-header.ts';
import type { LegalContacts } from '#contracts/platform/legal-contacts.ts';
import { localeHeader, localePrefix, splitLocale } from '#contracts/platform/locales.ts';
import { traced } from '#server/platform/telemetry/traced.ts';
import { inProcessTransport, type Visitor } from './in-process-transport.ts';
import type { PageLanguage } from './page-language.ts';
import { withCachedViewer } from './viewer-of-page.ts';

/**
 * The web app's server build and the router that runs it. Loaded together, so that both use the same copy of the
 * router.
 */
export interface WebApp {
  build: ServerBuild;
  router: Pick<typeof import('react-router'), 'createRequestHandler' | 'RouterContextProvider'>;
}

export interface RenderedPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** The nonce of the page's inline scripts. */
  nonce: string;
  /** False if an API call failed during rendering, or if the URL has parameters that the page does not read. */
  canBeKept: boolean;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  language: PageLanguage;
  visitor: Visitor;
  /** Aborted when the visitor has left. */
  signal?: AbortSignal;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

interface Settings {
  publicUrl: string;
  legalContacts: LegalContacts;
  loadWebApp(): Promise<WebApp>;
  mode: 'development' | 'production';
}

/** Exports of the web app's entry module beyond those that the router requires. */
interface OurEntry {
  serverContext: Parameters<RouterContextProvider['set']>[0];
  readsWholeQuery(address: URL): boolean;
}

/** Renders pages with the router. A page knows the visitor only by the given headers. */
export function makePageRenderer(
  app: FastifyInstance,
  { publicUrl, legalContacts, loadWebApp, mode }: Settings,
): RenderPage {
  let current: { build: ServerBuild; handles: Map<string, Handle> } | undefined;
  type Handle = ReturnType<WebApp['router']['createRequestHandler']>;

  return async ({ url, language, visitor, signal }) => {
    const { build, router } = await loadWebApp();
    if (current?.build !== build) current = { build, handles: new Map() };
    // On a page with a language in its URL, all links keep that language.
    const prefix = language.isFixed ? localePrefix(language.locale) : '';
    const handle =
      current.handles.get(prefix) ??
      router.createRequestHandler({ ...build, ...(prefix && { basename: prefix }) }, mode);
    current.handles.set(prefix, handle);
    const context = new router.RouterContextProvider();
    // Taken from this build, because another copy of the module would have another key.
    const { serverContext, readsWholeQuery } = build.entry.module as unknown as OurEntry;
    let failed = false;
    let isUnkept = false;
    const transport = inProcessTransport(
      app,
      inPageLanguage(visitor, language),
      language.locale,
      (status, account) => {
        failed ||= status === 429 || status >= 500;
        isUnkept ||= account === unkept;
      },
    );
    const nonce = randomBytes(18).toString('base64url');
    context.set(serverContext, { transport, nonce, publicUrl, legalContacts, language });
    const address = addressOf(url, publicUrl);
    const request = new Request(address, {
      headers: { accept: 'text/html', ...visitor.headers },
      ...(signal ? { signal } : {}),
    });
    const { response, body } = await traced('render page', 'internal', async () => {
      const answer = await withCachedViewer(() => handle(request, context));
      return { response: answer, body: Buffer.from(await answer.arrayBuffer()) };
    });
    const headers = new Headers(response.headers);
    if (isUnkept) headers.set(accountHeader, unkept);
    return {
      status: response.status,
      headers: [...headers],
      body,
      nonce,
      canBeKept: !failed && readsWholeQuery(addressOf(splitLocale(url).path, publicUrl)),
    };
  };
}

/**
 * Adds the page's language to API calls, unless the API can determine it better: a signed-in person may have chosen
 * one for all devices.
 */
function inPageLanguage(visitor: Visitor, { locale, isFixed }: PageLanguage): Visitor {
  if (!isFixed && visitor.ip !== null) return visitor;
  return { ...visitor, headers: { ...visitor.headers, [localeHeader]: locale } };
}

/**
 * The absolute URL of a page. Concatenated rather than resolved, because "//somewhere" would resolve to another host
 * and "//" is invalid. A request line may also contain an absolute URL.
 */
function addressOf(url: string, publicUrl: string): URL {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`);
}
