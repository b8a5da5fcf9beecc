import fastify from 'fastify';
import { expect, test } from 'vitest';
import '../fastify-types.ts';
import { collectSpecialRoutes } from './special-routes.ts';

const app = fastify();
const specialOf = collectSpecialRoutes(app);
const answer = async () => ({});
app.get('/healthz', { config: { alwaysAnswers: true } }, answer);
app.get('/files/*', { config: { alwaysAnswers: true } }, answer);
app.get('/api/order/:id', answer);
app.post('/api/order/:id/pay', { config: { share: 'checkout' } }, answer);
app.register(async (part) => {
  part.post('/api/news', { config: { share: 'payment news' } }, answer);
});
await app.ready();

test.each([
  ['GET', '/healthz', { alwaysAnswers: true }],
  ['HEAD', '/healthz?now=1', { alwaysAnswers: true }],
  ['GET', '/files/a/b.js', { alwaysAnswers: true }],
  ['POST', '/api/order/7/pay', { share: 'checkout' }],
  ['POST', '/api/order/7/pay/?asked=1', { share: 'checkout' }],
  ['POST', '/api/news', { share: 'payment news' }],
])('%s %s is known before it is routed', (method, url, special) => {
  expect(specialOf(method, url)).toMatchObject(special);
});

test.each([
  ['POST', '/healthz'],
  ['GET', '/healthz/more'],
  ['GET', '/api/order/7'],
  ['GET', '/api/order/7/pay'],
  ['POST', '/api/order/7/8/pay'],
  ['POST', '/api/news2'],
])('%s %s is like any other', (method, url) => {
  expect(specialOf(method, url)).toBeUndefined();
});
