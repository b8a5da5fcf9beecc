import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    settings: { LOG_LEVEL: 'trace' },
    surroundings: { logTo: { write: (line) => lines.push(line) } },
  });
});
afterAll(() => app.stop());

const secrets = {
  password: 'katan-silk-and-zari-8461',
  otp: '482913',
  cookie: 'tanabana_session=woven-token-5512',
  signature: 'c0ffee5ab1ec0ffee5ab1e',
  address: '14 Loom Lane, Varanasi',
};

test('no password, code, cookie, signature or address reaches the log, whatever goes wrong', async () => {
  const { server, services } = app;
  const person = { name: 'Meher Ansari', email: 'meher@example.in', password: secrets.password };
  const post = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, payload, headers: { cookie: secrets.cookie } });
  await post('/api/auth/register', person);
  await post('/api/auth/login', { email: person.email, password: `${secrets.password}-wrong` });
  await post(`/api/nowhere?otp=${secrets.otp}`, { otp: secrets.otp });

  // Lines that a developer might add while debugging.
  services.log.info({ body: { ...secrets }, headers: { cookie: secrets.cookie } }, 'what arrived');
  services.log.warn({ ...secrets }, 'what arrived');
  services.log.info({ req: { method: 'GET', url: `/x?otp=${secrets.otp}`, headers: {} } }, 'a request');

  // The query builder writes every parameter into its message, and the database writes the row's values into its
  // detail.
  await services.db.execute(sql`alter table users add constraint no_silk check (email not like '%silk%')`);
  const refused = await post('/api/auth/register', { ...person, email: 'silk@example.in' });
  expect(refused.statusCode).toBe(500);
  expect(refused.json()).toEqual({
    success: false,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
    reason: 'platform.wentWrong',
    requestId: expect.any(String),
  });

  const log = lines.join('');
  expect(log).toContain('unforeseen failure');
  expect(log, 'the failure can still be found').toContain('no_silk');
  expect(log).toContain('[hidden]');
  for (const [name, secret] of Object.entries(secrets)) expect(log, name).not.toContain(secret);
  expect(log).not.toContain('argon2id');
  expect(log).not.toContain('silk@example.in');
});

test('a failure names the request, so that the log can be searched for it', async () => {
  const answer = await app.server.inject('/api/nowhere');
  const { requestId } = answer.json();
  expect(lines.some((line) => line.includes(`"requestId":"${requestId}"`))).toBe(true);
});
