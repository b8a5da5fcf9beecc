import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { EntryContext, ServerEntryModule } from 'react-router';
import { visibleDesign } from '#server/modules/designs/showing/design-details.queries.ts';
import { feedPageForVisitor } from '#server/modules/feed/feed.queries.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import { findBuiltWebApp } from '#server/platform/ssr/built-web-app.ts';
import { publishedMicros } from '../fill.ts';
import type { PageAsked, Ready } from './floor.ts';

// Floor C: React's `renderToString` of our own page after the prepared statement of its content. The loaders' replies
// are requested once from our server. Routing, loaders, content policy and hydration data are left out.
const db = openDatabase({ url: process.env.DATABASE_URL ?? '', size: 20, onIdleError: () => undefined });
const app = fastify();
const draw = new Map<string, () => string>();

/** The exports of our entry besides the router's exports. */
interface Entry extends ServerEntryModule {
  serverContext: object;
  drawTree(context: EntryContext, url: string, nonce: string, locale: 'en'): string;
}

async function takeContext({ url, cookie }: PageAsked): Promise<() => string> {
  const found = findBuiltWebApp(false);
  if (!found) throw new Error('The pages are not built.');
  const { build, router } = await found.load();
  // The router's type declares only its own exports.
  const entry = build.entry.module as unknown as Entry;
  let taken: EntryContext | undefined;
  const taking = async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    taken = context;
    return new Response(null);
  };
  const handle = router.createRequestHandler(
    { ...build, entry: { module: { ...build.entry.module, default: taking } } },
    'production',
  );
  const headers = { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) };
  const context = new router.RouterContextProvider();
  context.set(entry.serverContext as Parameters<typeof context.set>[0], {
    transport: ({ path }: { path: string }) => fetch(new URL(path, url), { headers }),
    publicUrl: new URL(url).origin,
    legalContacts: { operator: null, grievanceOfficer: null },
  });
  await handle(new Request(url, { headers: { accept: 'text/html', ...headers } }), context);
  const { serverHandoffStream, ...buffered } = taken ?? {};
  await serverHandoffStream?.cancel();
  return () => entry.drawTree(buffered as EntryContext, url, 'nonce', 'en');
}

app.get<{ Querystring: { page: string; id: string } }>('/page', async ({ query: { page, id } }, reply) => {
  if (id === '')
    await feedPageForVisitor(db, { micros: publishedMicros(0), afterId: 1_000_000_000, locale: 'en' });
  else await visibleDesign(db, [Number(id), null, 'en']);
  return reply.type('text/html; charset=utf-8').send(draw.get(page)?.() ?? '');
});

process.on('message', async (pages: Record<string, PageAsked>) => {
  for (const [name, page] of Object.entries(pages)) draw.set(name, await takeContext(page));
  process.send?.({ port: (app.server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit());
await app.listen({ port: 0, host: '127.0.0.1' });
const ready: Ready = { port: (app.server.address() as AddressInfo).port };
process.send?.(ready);
