import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { accountHeader, nobody } from '#contracts/platform/account-header.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { inLanguage } from '#contracts/words/in-language.ts';
import { inLocale, pageLocale } from '#web/platform/i18n/page-locale.ts';
import { setServerSentences } from '#web/platform/sentences/sentences.ts';
import { dataScript } from '#web/platform/ssr/data-script.ts';
import { NonceContext } from '#web/platform/ssr/nonce.ts';
import { scriptsIn } from '#web/platform/ssr/scripts-in.ts';
import { serverContext as contextKey } from '#web/platform/ssr/server-context.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';
import { readsWholeQuery as hasKnownQuery } from './shared-query.ts';

setServerSentences((sentence) => inLanguage(sentence, pageLocale()));

export const serverContext = contextKey;
export const readsWholeQuery = hasKnownQuery;

/**
 * Renders the whole page before sending it. No page defers data, so streaming gains nothing and costs twice as much.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, language } = context.get(serverContext);
  const viewer = viewerIn(routerContext);
  // The language that a signed-in person chose for all their devices.
  const locale = language.isFixed ? language.locale : (viewer?.appearance?.language ?? language.locale);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  if (viewer !== undefined) headers.set(accountHeader, viewer === null ? nobody : String(viewer.id));
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { serverHandoffStream, ...buffered } = routerContext;
  const data = serverHandoffStream ? await dataScript(serverHandoffStream, nonce) : '';
  const page = withScriptsLast(drawTree(buffered, request.url, nonce, locale));
  const end = page.lastIndexOf('</body>');
  const html = `<!DOCTYPE html>${page.slice(0, end)}${data}${page.slice(end)}`;
  return new Response(html, { status, headers });
}

/** Renders the document without its data script. The benchmarks compare the rest of the work with this. */
export function drawTree(context: EntryContext, url: string, nonce: string, locale: Locale): string {
  const withScriptsOfLanguage = { ...context, manifest: scriptsIn(context.manifest, locale) };
  return inLocale(locale, () =>
    renderToString(
      <NonceContext value={nonce}>
        <ServerRouter context={withScriptsOfLanguage} url={url} nonce={nonce} />
      </NonceContext>,
    ),
  );
}

/**
 * Gives scripts a lower priority than pictures, fonts and the style sheet; the router's `Scripts` has no property for
 * this. On slow 4G a page appears 0.6 s earlier and hydrates no later.
 */
function withScriptsLast(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"');
}

/** The viewer of the page: null for a visitor, undefined if the lookup failed. */
function viewerIn({ staticHandlerContext }: EntryContext): Viewer | null | undefined {
  const root = staticHandlerContext.loaderData.root as RootData | undefined;
  return root?.viewer?.data;
}

/** Unknown addresses and refused calls are answered but not logged. The server reports all other errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
