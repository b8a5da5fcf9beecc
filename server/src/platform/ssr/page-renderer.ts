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

/** The web app's server build and the router that runs it, loaded together so that both are one copy. */
export interface WebApp {
  build: ServerBuild;
  router: Pick<typeof import('react-router'), 'createRequestHandler' | 'RouterContextProvider'>;
}

export interface RenderedPage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** Of the inline scripts that its policy lets run. */
  nonce: string;
  /** False where a call failed while it was rendered, or where its address holds parameters that it does not read. */
  canBeKept: boolean;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  language: PageLanguage;
  visitor: Visitor;
  /** Aborted when nobody waits for the page any more. */
  signal?: AbortSignal;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

interface Settings {
  publicUrl: string;
  legalContacts: LegalContacts;
  loadWebApp(): Promise<WebApp>;
  mode: 'development' | 'production';
}

/** What the entry of the web app exports for us beside the router's own. */
interface OurEntry {
  serverContext: Parameters<RouterContextProvider['set']>[0];
  readsWholeQuery(address: URL): boolean;
}

/** Renders pages with the router. The visitor's headers are all that a page may know of who asks. */
export function makePageRenderer(
  app: FastifyInstance,
  { publicUrl, legalContacts, loadWebApp, mode }: Settings,
): RenderPage {
  let current: { build: ServerBuild; handles: Map<string, Handle> } | undefined;
  type Handle = ReturnType<WebApp['router']['createRequestHandler']>;

  return async ({ url, language, visitor, signal }) => {
    const { build, router } = await loadWebApp();
    if (current?.build !== build) current = { build, handles: new Map() };
    // Every link of a page whose address is fixed to a language leads to others that are.
    const prefix = language.isFixed ? localePrefix(language.locale) : '';
    const handle =
      current.handles.get(prefix) ??
      router.createRequestHandler({ ...build, ...(prefix && { basename: prefix }) }, mode);
    current.handles.set(prefix, handle);
    const context = new router.RouterContextProvider();
    // The key of this very build: another copy of the module would be another key.
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
 * Calls of a page say its language, unless the API knows it better: of somebody signed in, who may have chosen one for
 * all of their devices.
 */
function inPageLanguage(visitor: Visitor, { locale, isFixed }: PageLanguage): Visitor {
  if (!isFixed && visitor.ip !== null) return visitor;
  return { ...visitor, headers: { ...visitor.headers, [localeHeader]: locale } };
}

/**
 * The whole address of a page. Put together rather than resolved: "//somewhere" would be another host, and "//"
 * none at all. A request may also name its host in its first line.
 */
function addressOf(url: string, publicUrl: string): URL {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`);
}
