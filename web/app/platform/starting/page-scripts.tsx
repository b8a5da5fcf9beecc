import { createContext, use } from 'react';
import { type EntryContext, Scripts } from 'react-router';
import { useScriptMark } from '#web/platform/ssr/script-mark.ts';

/** What `start-script.tsx` loads when somebody wants something of the page. */
interface PageProgram {
  /** By the id of their route. */
  routes: Record<string, string>;
  manifest: string;
  entry: string;
  /** All files, to be asked for at once. */
  files: readonly string[];
}

interface WaitingStart {
  /** The script that keeps the router's beginning. */
  context: string;
  program: PageProgram;
}

/** Only on the server, for pages that wait; null for those that start by themselves. */
export const WaitingStartContext = createContext<WaitingStart | null>(null);

/** What a page needs that waits with its start. */
export function waitingStartOf({
  manifest,
  serverHandoffString,
  staticHandlerContext,
}: EntryContext): WaitingStart {
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const { entry, url } = manifest;
  const files = [entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return {
    // As the router writes it.
    context: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`,
    program: {
      routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
      manifest: url,
      entry: entry.module,
      files: [...new Set([url, ...files])],
    },
  };
}

/** The end of every page: the router's own scripts, or for a page that waits the same elements, which load nothing. */
export function PageScripts() {
  return import.meta.env.SSR ? <ScriptsOnServer /> : <Scripts />;
}

function ScriptsOnServer() {
  const start = use(WaitingStartContext);
  const mark = useScriptMark();
  if (start === null) return <Scripts />;
  const program = JSON.stringify(start.program).replaceAll('<', '\\u003c');
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the router wrote it for a script */}
      <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start.context }} />
      <script
        id="page-program"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot leave its element
        dangerouslySetInnerHTML={{ __html: program }}
      />
    </>
  );
}
