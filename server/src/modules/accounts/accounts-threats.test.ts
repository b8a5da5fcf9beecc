import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, register, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { loginWithCode } from '#contracts/accounts/two-factor.contract.ts';
import { accountHeader, unkept } from '#contracts/platform/account-header.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { productionSettings } from '#tests/support/servers/production-settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.stop());

const password = 'katan silk and zari';
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';
const isSignedIn = async (cookie: string) =>
  (await app.visitor.call(userAuthChecker, { headers: { cookie } })).status === 200;
const sql = (text: string, values: unknown[] = []) => app.services.db.$client.query(text, values);

test('role, seal and id sent along with a registration are ignored', async () => {
  const wish = { role: 'ADMIN', isVerified: true, id: 1, status: 'ACTIVE' };
  const body = { name: 'Kabir Anand', email: 'kabir@example.in', password, ...wish };
  const { status, body: reply } = await app.visitor.call(register, { body });
  expect(status).toBe(200);
  expect(reply.user).toMatchObject({ role: 'USER', isVerified: false });
});

test.each([
  ['name', { name: '  ', email: 'a1@example.in', password }, 'Name is required'],
  ['email', { name: 'Asha', email: 'not an address', password }, 'Invalid email address'],
  [
    'name',
    { name: 'Tаnabana Security', email: 'a4@example.in', password },
    'This name could be taken for ours. Please use your own name, or that of your workshop.',
  ],
  [
    'password',
    { name: 'Asha', email: 'a2@example.in', password: 'short' },
    'Password must be at least 8 characters',
  ],
  [
    'password',
    { name: 'Asha', email: 'a3@example.in', password: 'Password123' },
    'This password is among the first ones that are guessed. Please choose another.',
  ],
])(
  'a registration whose %s cannot be is refused beside the field, and nobody is made',
  async (field, body, sentence) => {
    const { status, error } = await app.visitor.call(register, { body });
    expect([status, error.errors?.[field]]).toEqual([400, sentence]);
    const { rowCount } = await sql('select from users where email = $1', [body.email]);
    expect(rowCount).toBe(0);
  },
);

test('a taken address gets a general failure, and only its owner learns why', async () => {
  const owner = await app.actor({ name: 'Owner Of It' });
  const body = { name: 'Somebody Else', email: owner.email.toUpperCase(), password };
  const { status, error, headers } = await app.visitor.call(register, { body });
  expect([status, error.message]).toEqual([409, 'Registration failed. Please try again.']);
  expect(headers['set-cookie']).toBeUndefined();
  const [letter] = await app.services.mail.listUnsent(app.services.db, owner.email);
  expect(letter?.subject).toBe('You already have a Tanabana account');
});

test('an unknown address takes the work of a password check as well', async () => {
  const known = await app.actor({ name: 'Known One' });
  // Processor time of this process, its hashing threads included: other programs on the machine do not count.
  const time = async (email: string) => {
    const before = process.cpuUsage();
    await app.visitor.call(login, { body: { email, password: 'surely not this' } });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await time('warm-up@example.in');
  const unknown: number[] = [];
  const wrong: number[] = [];
  // Compares the cheapest runs, so that other work of the app does not skew the result.
  for (let round = 0; round < 12; round++) {
    unknown.push(await time(`nobody-${round}@example.in`));
    wrong.push(await time(known.email));
  }
  const ratio = Math.min(...unknown) / Math.min(...wrong);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('codes and sign-outs without a sign-in are counted for their network', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  const refusals = async (call: () => Promise<{ status: number }>, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, call));
    return answers.filter(({ status }) => status === 429).length;
  };
  const { call } = limited.visitor;
  expect(await refusals(() => call(loginWithCode, { body: { code: '123456' } }), 130)).toBe(10);
  expect(await refusals(() => call(logout, {}), 310)).toBe(10);
  await limited.stop();
});

test('signing in makes a new session and ends the one that was brought along', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const body = { email: asha.email, password: actorPassword, rememberMe: true };
  const first = cookieOf((await app.visitor.call(login, { body })).headers);
  const second = cookieOf((await app.visitor.call(login, { body, headers: { cookie: first } })).headers);
  expect(second).not.toBe(first);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
});

test.each([
  ['idle for 14 days', "update sessions set last_seen_at = now() - interval '15 days' where user_id = $1"],
  ['past its end', "update sessions set expires_at = now() - interval '1 second' where user_id = $1"],
  ['of a suspended account', "update users set status = 'SUSPENDED' where id = $1"],
])('a session %s signs nobody in', async (_, change) => {
  const person = await app.actor({ name: 'Vikram Nair' });
  expect(await isSignedIn(person.cookie)).toBe(true);
  await sql(change, [person.id]);
  expect(await isSignedIn(person.cookie)).toBe(false);
});

test('a session token is kept as a hash alone', async () => {
  const person = await app.actor({ name: 'Naina Kapoor' });
  const token = person.cookie.split('=')[1];
  const { rows } = await sql('select token_hash from sessions where user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
  expect(rows[0].token_hash).not.toContain(token);
});

test('the cookie is for the server and this site alone, and remembers only when asked to', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const enter = async (rememberMe: boolean) => {
    const body = { email: asha.email, password: actorPassword, rememberMe };
    const { headers } = await app.visitor.call(login, { body });
    return (headers['set-cookie'] as string[])[0] ?? '';
  };
  const remembered = await enter(true);
  expect(remembered).toMatch(/^tanabana_session=/);
  expect(remembered).toMatch(/HttpOnly/);
  expect(remembered).toMatch(/SameSite=Lax/);
  expect(remembered).toMatch(/Max-Age=2592000/);
  expect(await enter(false)).not.toMatch(/Max-Age|Expires/);
});

test('answers for a session that ends with the browser say that nothing of it may be kept', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const accountSaid = async (rememberMe: boolean) => {
    const body = { email: asha.email, password: actorPassword, rememberMe };
    const { headers } = await app.visitor.call(login, { body });
    const cookie = ((headers['set-cookie'] as string[])[0] ?? '').split(';')[0] ?? '';
    const url = '/api/auth/userAuthChecker';
    const answer = await app.server.inject({ method: 'GET', url, headers: { cookie } });
    return answer.headers[accountHeader];
  };
  expect(await accountSaid(true)).toBe(String(asha.id));
  expect(await accountSaid(false)).toBe(unkept);
});

test('a front end on another site keeps a session of its own, and a page of a stranger cannot use it', async () => {
  const studio = 'https://studio.example.in';
  const shared = await startTestApp({
    settings: { ...productionSettings, CORS_ORIGINS: studio, COOKIE_SAMESITE: 'none' },
  });
  try {
    const ask = (origin: string, method: 'GET' | 'POST', url: string, cookie = '', payload = {}) =>
      shared.server.inject({
        method,
        url,
        headers: { origin, cookie, 'sec-fetch-site': 'cross-site' },
        ...(method === 'POST' ? { payload } : {}),
      });
    const asha = await shared.actor({ name: 'Asha Rao' });
    const body = { email: asha.email, password: actorPassword };
    const entered = await ask(studio, 'POST', login.path, '', body);
    expect([entered.statusCode, entered.headers['access-control-allow-credentials']]).toEqual([200, 'true']);
    const line = String(entered.headers['set-cookie']);
    expect(line).toMatch(/^__Host-tanabana_session_partitioned=/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect(line).toContain(part);
    const reset = await ask(studio, 'POST', '/api/auth/forgotPassword', '', { email: asha.email });
    expect(String(reset.headers['set-cookie'])).toMatch(/^__Host-tanabana_reset_partitioned=.*SameSite=None/);

    const cookie = cookieOf(entered.headers);
    expect((await ask(studio, 'GET', userAuthChecker.path, cookie)).statusCode).toBe(200);
    const seen = await ask('https://evil.example', 'GET', userAuthChecker.path, cookie);
    expect(seen.headers['access-control-allow-origin'], 'a stranger cannot read the answer').toBeUndefined();
    for (const origin of ['https://evil.example', 'null', 'https://studio.example.in.evil.example']) {
      expect((await ask(origin, 'POST', logout.path, cookie)).statusCode, origin).toBe(403);
    }
    const silent = await shared.server.inject({
      method: 'POST',
      url: logout.path,
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
      payload: {},
    });
    expect(silent.statusCode).toBe(403);
    const left = await ask(studio, 'POST', logout.path, cookie);
    expect(String(left.headers['set-cookie'])).toMatch(/Max-Age=0.*Partitioned|Partitioned.*Max-Age=0/);
    expect((await ask(studio, 'GET', userAuthChecker.path, cookie)).statusCode).toBe(401);
  } finally {
    await shared.stop();
  }
});

test('on https the cookie is bound to this host', async () => {
  const secure = await startTestApp({ settings: productionSettings });
  try {
    const body = { name: 'Meher Ansari', email: 'meher@example.in', password };
    const { headers } = await secure.visitor.call(register, { body });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-tanabana_session=.*; Path=\/; HttpOnly; Secure/);
  } finally {
    await secure.stop();
  }
});
