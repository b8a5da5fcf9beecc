import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { visibleDesign } from '#server/modules/designs/design-details.queries.ts';
import { commentPage } from '#server/modules/engagement/comments.queries.ts';
import { feedPageForVisitor } from '#server/modules/feed/feed.queries.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import type { Bytes, Ready } from './floor.ts';
import { newestFound } from './newest-found.ts';

// Floor B: Fastify and pg running our one prepared, indexed statement and nothing else: no session, no rules, no
// presenter, no headers. And for answers from the cache: Fastify sending a constant string.
const db = openDatabase({ url: process.env.DATABASE_URL ?? '', size: 20, onIdleError: () => undefined });
const app = fastify();
let bodies: Record<string, Bytes> = {};

app.get<{ Querystring: { micros: string; id: string } }>('/feed', async ({ query }) => ({
  products: await feedPageForVisitor(db, [Number(query.micros), Number(query.id)]),
}));

app.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => ({
  product: (await visibleDesign(db, [Number(params.id), null]))[0],
}));

app.get<{ Params: { id: string }; Querystring: { before: string } }>(
  '/comments/:id',
  async ({ params, query }) => ({
    comments: await commentPage(db, [Number(params.id), null, Number(query.before), 11]),
  }),
);
app.get<{ Querystring: { must: string; micros: string; id: string } }>('/search', async ({ query }) => ({
  designs: await newestFound(db, [query.must, Number(query.micros), Number(query.id)]),
}));

app.get('/constant', (_request, reply) => {
  const body = bodies['/feed'];
  reply.type(body?.type ?? 'text/plain').send(body?.text ?? '');
});

process.on('message', (message: Record<string, Bytes>) => {
  bodies = message;
  process.send?.({ port: (app.server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit());
await app.listen({ port: 0, host: '127.0.0.1' });
const ready: Ready = { port: (app.server.address() as AddressInfo).port };
process.send?.(ready);
