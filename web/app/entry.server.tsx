import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { handoffScripts, readHandoff } from '#web/platform/ssr/handoff.ts';
import { ScriptMarkContext } from '#web/platform/ssr/script-mark.ts';
import { serverContext as contextKey } from '#web/platform/ssr/server-context.ts';
import { readsWholeQuery as hasKnownQuery } from './shared-query.ts';

export const serverContext = contextKey;
export const readsWholeQuery = hasKnownQuery;

/**
 * Renders a page in one go. Nothing on our pages is deferred, so buffering loses nothing and costs half of
 * what streaming does.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { scriptMark } = context.get(serverContext);
  const { serverHandoffStream, ...buffered } = routerContext;
  const handoff = await readHandoff(serverHandoffStream);
  const page = renderToString(
    <ScriptMarkContext value={scriptMark}>
      <ServerRouter context={buffered} url={request.url} nonce={scriptMark} />
    </ScriptMarkContext>,
  );
  const end = page.lastIndexOf('</body>');
  const html = `<!DOCTYPE html>${page.slice(0, end)}${handoffScripts(handoff, scriptMark)}${page.slice(end)}`;
  return new Response(html, { status, headers });
}

/** Unknown addresses and refused calls are answered, not logged; anything else is the server's to report. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
}
