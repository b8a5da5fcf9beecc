import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakEnquiry } from '#contracts/enquiries/voice/voice.contract.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { productionSettings } from '#tests/support/servers/production-settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { CORS_ORIGINS: 'https://studio.example.in' } });
});
afterAll(() => app.stop());

const login = { method: 'POST', url: '/api/auth/login' } as const;
const payload = { email: 'nobody@example.in', password: 'not this' };

test('a write from another site is not carried out', async () => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    const answer = await app.server.inject({ ...login, payload, headers });
    expect([answer.statusCode, answer.json().code], JSON.stringify(headers)).toEqual([403, 'FORBIDDEN']);
  }
});

test('our own pages, other front ends of ours and programs may write', async () => {
  for (const headers of [
    {},
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://studio.example.in' },
    { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' },
  ]) {
    const answer = await app.server.inject({ ...login, payload, headers });
    expect(answer.json().code, JSON.stringify(headers)).toBe('INVALID_CREDENTIALS');
  }
});

test('what a foreign form can send without asking is not read as JSON', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-seq',
  ]) {
    const answer = await app.server.inject({
      ...login,
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.json().code], type).toEqual([415, 'UNSUPPORTED_MEDIA']);
  }
});

test('another front end of ours may call with cookies; a stranger may not', async () => {
  const ask = (origin: string) =>
    app.server.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const ours = await ask('https://studio.example.in');
  expect(ours.headers['access-control-allow-origin']).toBe('https://studio.example.in');
  expect(ours.headers['access-control-allow-credentials']).toBe('true');
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});

test('every answer carries the headers against framing, sniffing and leaking', async () => {
  for (const url of ['/healthz', '/api/nowhere', '/dev/mailbox', '/api/docs', '/plain/page.css']) {
    const { headers } = await app.server.inject({ url, headers: { accept: 'text/html' } });
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['x-powered-by'], url).toBeUndefined();
    expect(headers['strict-transport-security'], 'not on plain http').toBeUndefined();
    if (String(headers['content-type']).startsWith('text/html')) {
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  }
});

test('on https browsers are told to stay on https, and cookies are bound to the host', async () => {
  const secure = await startTestApp({ settings: productionSettings });
  try {
    const { headers } = await secure.server.inject('/healthz');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    const registered = await secure.server.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { origin: 'https://tanabana.example' },
      payload: { name: 'Meher Ansari', email: 'meher@example.in', password: 'katan silk and zari' },
    });
    expect(registered.cookies.map(({ name }) => name)).toEqual([
      '__Host-tanabana_session',
      '__Host-tanabana_device',
    ]);
    for (const cookie of [registered.headers['set-cookie']].flat()) {
      expect(cookie).toMatch(/^__Host-.*HttpOnly; Secure; SameSite=Lax$/i);
    }
  } finally {
    await secure.stop();
  }
});

test('a form whose border is longer than the parser takes is refused with a sentence', async () => {
  const border = 'b'.repeat(300);
  const answer = await app.server.inject({
    method: speakEnquiry.method,
    url: speakEnquiry.path,
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
    payload: `--${border}--\r\n`,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'The form arrived incomplete. Please try again.',
  ]);
});

test('poisoned, endless, deep and broken JSON is refused with a sentence', async () => {
  const deep = '['.repeat(40_000) + ']'.repeat(40_000);
  const bodies: [name: string, body: string, status: number][] = [
    ['poisoned', '{"email":"a@b.in","password":"x","__proto__":{"role":"ADMIN"}}', 400],
    ['poisoned deeper', '{"email":"a@b.in","constructor":{"prototype":{"role":"ADMIN"}}}', 400],
    ['deep', deep, 400],
    ['deep in a field', `{"email":${deep},"password":"x"}`, 400],
    ['too large', JSON.stringify({ email: 'x'.repeat(101 * 1024), password: 'x' }), 413],
    ['broken', '{"email":', 400],
    ['with half of a pair', '{"email":"a@b.in","password":"x\\ud800"}', 400],
    ['with a NUL', '{"email":"a@b.in","password":"x\\u0000"}', 400],
  ];
  for (const [name, body, status] of bodies) {
    const answer = await app.server.inject({
      ...login,
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode, name).toBe(status);
    expect(answer.json(), name).toMatchObject({ success: false, message: expect.any(String) });
  }
  expect(({} as Record<string, unknown>).role).toBeUndefined();
});
