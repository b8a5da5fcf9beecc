import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { visibleDesign } from '#server/modules/designs/showing/design-details.queries.ts';
import { commentPage } from '#server/modules/engagement/comments/comments.queries.ts';
import { feedPageForVisitor } from '#server/modules/feed/feed.queries.ts';
import { orderById } from '#server/modules/orders/core/orders.queries.ts';
import { listOrders, type Selection } from '#server/modules/orders/dashboards/list-orders.queries.ts';
import { placeOrder } from '#server/modules/orders/placing/place-order.ts';
import { expectPayment } from '#server/modules/payments/incoming/expect-payment.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import { type BareOrder, writeBareOrder } from './bare-order.ts';
import type { Bytes, Ready } from './floor.ts';
import { newestFound } from './newest-found.ts';

// Floor B: Fastify and pg with only the prepared, indexed statement. It has no session, rules, presenter or headers.
// For cached answers: Fastify with a constant string.
const db = openDatabase({ url: process.env.DATABASE_URL ?? '', size: 20, onIdleError: () => undefined });
const app = fastify();
const salesAsked: Omit<Selection, 'viewerId' | 'after'> = {
  side: 'sales',
  words: '',
  number: null,
  status: null,
  designId: null,
  oldestFirst: false,
  locale: 'hi',
  limit: 51,
};
let bodies: Record<string, Bytes> = {};

app.get<{ Querystring: { micros: string; id: string } }>('/feed', async ({ query }) => ({
  products: await feedPageForVisitor(db, {
    micros: Number(query.micros),
    afterId: Number(query.id),
    locale: 'en',
  }),
}));

app.get<{ Params: { id: string } }>('/product/:id', async ({ params }) => ({
  product: (await visibleDesign(db, [Number(params.id), null, 'en']))[0],
}));

app.get<{ Params: { id: string }; Querystring: { before: string } }>(
  '/comments/:id',
  async ({ params, query }) => ({
    comments: await commentPage(db, {
      designId: Number(params.id),
      viewerId: null,
      before: Number(query.before),
      limit: 11,
    }),
  }),
);
app.get<{ Querystring: { must: string; micros: string; id: string } }>('/search', async ({ query }) => ({
  designs: await newestFound(db, [query.must, Number(query.micros), Number(query.id)]),
}));

app.get<{ Params: { id: string } }>('/order/:id', async ({ params }) => ({
  order: (await orderById(db, [Number(params.id)]))[0],
}));
app.get<{ Params: { maker: string }; Querystring: { after: string } }>('/sales/:maker', async (request) => ({
  orders: await listOrders(db, {
    ...salesAsked,
    viewerId: Number(request.params.maker),
    after: Number(request.query.after),
  }),
}));
app.post<{ Body: BareOrder }>('/bare-order', async ({ body }) => ({ id: await writeBareOrder(db, body) }));

// Compares the product's order transaction with the bare one, in the same process and without a server.
const timed = { db, clock: systemClock, env: { REQUIRE_CONFIRMED_EMAIL: false } };
const services: Parameters<typeof placeOrder>[0] = {
  ...timed,
  payments: {
    expect: (tx, orderId, purpose, amountPaise) =>
      expectPayment(timed, tx, { orderId, purpose, amountPaise }),
  },
};
app.post<{ Body: BareOrder & { request: Parameters<typeof placeOrder>[2] } }>(
  '/placed-order',
  async ({ body: { buyerId, request, key } }) => ({
    id: (await placeOrder(services, { id: buyerId, name: 'Asha Rao' }, request, key)).orderId,
  }),
);

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
