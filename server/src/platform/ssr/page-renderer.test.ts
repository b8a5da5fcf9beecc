import fastify from 'fastify';
import { expect, test } from 'vitest';
import { accountHeader, unkept } from '#contracts/platform/account-header.ts';
import { makePageRenderer, type WebApp } from './page-renderer.ts';

/** A web app with one page, which calls the API at the page's own path and renders the status. */
function smallWebApp(): WebApp {
  const key = {};
  class RouterContextProvider extends Map<unknown, unknown> {}
  const createRequestHandler = () => async (request: Request, context: RouterContextProvider) => {
    const { transport, nonce } = context.get(key) as {
      transport(call: { method: string; path: string }): Promise<{ status: number }>;
      nonce: string;
    };
    const { status } = await transport({ method: 'GET', path: new URL(request.url).pathname });
    const page = `<script nonce="${nonce}">wake()</script>answered ${status}`;
    return new Response(page, { status, headers: { 'content-language': 'en', [accountHeader]: '7' } });
  };
  const entry = { serverContext: key, readsWholeQuery: ({ search }: URL) => search === '' };
  return {
    build: { entry: { module: entry } },
    router: { createRequestHandler, RouterContextProvider },
  } as unknown as WebApp;
}

const english = { locale: 'en', isFixed: false } as const;

function renderer() {
  const server = fastify();
  for (const status of [200, 404, 429, 500, 503])
    server.get(`/${status}`, (_request, reply) => reply.status(status).send({}));
  server.get('/unkept', (_request, reply) => reply.header(accountHeader, unkept).send({}));
  return makePageRenderer(server, {
    publicUrl: 'http://localhost',
    legalContacts: { operator: null, grievanceOfficer: null },
    loadWebApp: async () => smallWebApp(),
    mode: 'production',
  });
}

test('each rendering has a nonce of its own, which its scripts carry', async () => {
  const render = renderer();
  const pages = await Promise.all(
    [1, 2].map(() => render({ url: '/200', language: english, visitor: { ip: null, headers: {} } })),
  );
  for (const { body, nonce } of pages)
    expect(body.toString()).toBe(`<script nonce="${nonce}">wake()</script>answered 200`);
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(2);
  expect(pages[0]?.nonce).toMatch(/^[\w-]{24}$/);
});

test('a page has the status and the headers of the answer of the web app', async () => {
  const render = renderer();
  const page = await render({ url: '/404', language: english, visitor: { ip: null, headers: {} } });
  expect(page.status).toBe(404);
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'content-language': 'en', [accountHeader]: '7' });
  expect(page.body.toString()).toContain('answered 404');
});

test('a page of a session that ends with the browser says that no device may keep it', async () => {
  const page = await renderer()({ url: '/unkept', language: english, visitor: { ip: null, headers: {} } });
  expect(new Map(page.headers).get(accountHeader)).toBe(unkept);
});

test('a page may be kept when every call of it was answered and its address says nothing that it does not read', async () => {
  const render = renderer();
  const kept: Record<string, boolean> = {};
  for (const url of ['/200', '/404', '/429', '/500', '/503', '/200?x=1']) {
    const page = await render({ url, language: english, visitor: { ip: null, headers: {} } });
    kept[url] = page.canBeKept;
  }
  expect(kept).toEqual({
    '/200': true,
    '/404': true,
    '/429': false,
    '/500': false,
    '/503': false,
    '/200?x=1': false,
  });
});
