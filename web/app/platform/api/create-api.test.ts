import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';
import type { ApiAnswer, ApiCall, Transport } from './transport.ts';

const getDesign = endpoint({
  method: 'GET',
  path: '/api/design/:id',
  access: 'anyone',
  tag: 'designs',
  summary: 'A design',
  params: z.object({ id: z.number() }),
  query: z.object({ page: z.optional(z.number()) }),
  reply: z.object({ success: z.literal(true), title: z.string() }),
});

const comment = endpoint({
  method: 'POST',
  path: '/api/comments',
  access: 'member',
  tag: 'designs',
  summary: 'Comment',
  idempotencyKey: 'optional',
  reply: z.object({ success: z.literal(true) }),
});

const leave = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  tag: 'accounts',
  summary: 'Leave',
  reply: z.object({ success: z.literal(true) }),
});

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const calls: ApiCall[] = [];
  const transport: Transport = async (call) => {
    calls.push(call);
    const answer: ApiAnswer = {
      status,
      headers: new Headers(headers),
      text: async () => body,
    };
    return answer;
  };
  return { api: createApi(transport), calls };
}

it('fills the path and leaves out what is not asked', async () => {
  const { api, calls } = answering(200, '{"success":true,"title":"Gulnaar"}');
  const reply = await api.call<typeof getDesign>('GET /api/design/:id', {
    params: { id: 7 },
    query: { page: undefined },
  });
  expect(reply.title).toBe('Gulnaar');
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/design/7' });
  await api.call<typeof getDesign>('GET /api/design/:id', { params: { id: 7 }, query: { page: 2 } });
  expect(calls[1]?.path).toBe('/api/design/7?page=2');
});

it('names the attempt in a header where the call takes a key', async () => {
  const { api, calls } = answering(200, '{"success":true}');
  await api.call<typeof comment>('POST /api/comments', { idempotencyKey: 'once' });
  expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'once' });
  await api.call<typeof comment>('POST /api/comments');
  expect(calls[1]?.headers).not.toHaveProperty('idempotency-key');
  // @ts-expect-error: this call takes none.
  await api.call<typeof leave>('POST /api/auth/logout', { idempotencyKey: 'once' });
});

it('sends an empty object where a call says nothing', async () => {
  const { api, calls } = answering(200, '{"success":true}');
  await api.call<typeof leave>('POST /api/auth/logout');
  expect(calls[0]).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
});

it('throws what the server said: code, sentence, fields, request id and how long to wait', async () => {
  const said = {
    success: false,
    code: 'RATE_LIMITED',
    message: 'Slow down',
    errors: { a: 'b' },
    requestId: 'r1',
  };
  const { api } = answering(429, JSON.stringify(said), { 'retry-after': '7' });
  const error = await api.call<typeof leave>('POST /api/auth/logout').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: 'Slow down', retryAfter: 7 });
  expect(error).toMatchObject({ errors: { a: 'b' }, requestId: 'r1' });
});

const busy: [number, string, Record<string, string>] = [
  503,
  JSON.stringify({ success: false, code: 'OVERLOADED', message: 'Many people', requestId: 'r' }),
  { 'retry-after': '3' },
];

it('sends a call that names its attempt once more when the server has time, and then says what it said', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { api, calls } = answering(...busy);
  const commented = api.call<typeof comment>('POST /api/comments', { idempotencyKey: 'once' });
  const refused = expect(commented).rejects.toMatchObject({ code: 'OVERLOADED', message: 'Many people' });
  await vi.advanceTimersByTimeAsync(2999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(calls.map(({ headers }) => headers?.['idempotency-key'])).toEqual(['once', 'once']);
});

it('sends a call without a name once', async () => {
  const { api, calls } = answering(...busy);
  await expect(api.call<typeof comment>('POST /api/comments')).rejects.toMatchObject({ retryAfter: 3 });
  expect(calls).toHaveLength(1);
});

it.each([0, 1000])('sends nothing more when it was given up %i ms later', async (later) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { api, calls } = answering(...busy);
  const given = new AbortController();
  const commented = api
    .withSignal(given.signal)
    .call<typeof comment>('POST /api/comments', { idempotencyKey: 'once' });
  const refused = expect(commented).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(later);
  given.abort();
  await refused;
  expect(calls).toHaveLength(1);
});

it('turns an answer that is not ours into a sentence instead of a parse error', async () => {
  const { api } = answering(502, '<html>Bad gateway</html>');
  await expect(api.call<typeof leave>('POST /api/auth/logout')).rejects.toMatchObject({
    status: 502,
    code: 'UNAVAILABLE',
  });
});

it('says that the visitor seems offline when no answer came', async () => {
  const api = createApi(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.call<typeof leave>('POST /api/auth/logout')).rejects.toMatchObject({
    status: 0,
    code: 'UNAVAILABLE',
    message: 'You seem to be offline. Check the connection and try again.',
  });
});

it('passes on that a call was given up on purpose', async () => {
  const given = new AbortController();
  given.abort();
  const api = createApi(() => Promise.reject(given.signal.reason));
  const leaving = api.withSignal(given.signal).call<typeof leave>('POST /api/auth/logout');
  await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
});
