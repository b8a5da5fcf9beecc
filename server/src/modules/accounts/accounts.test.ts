import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, register, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const meher = { name: 'Meher Ansari', email: 'meher@example.in', password: 'katan silk and zari' };

test('somebody registers, is signed in by it, and can sign out', async () => {
  const registered = await app.visitor.call(register, { body: meher });
  expect(registered.status).toBe(200);
  expect(registered.body.user).toMatchObject({
    name: 'Meher Ansari',
    firstName: 'Meher',
    lastName: 'Ansari',
    role: 'USER',
  });
  const cookie = String(registered.headers['set-cookie']).split(';')[0] ?? '';

  const checked = await app.visitor.call(userAuthChecker, { headers: { cookie } });
  expect(checked.body.data.userFromToken.email).toBe('meher@example.in');

  await app.visitor.call(logout, { headers: { cookie } });
  expect((await app.visitor.call(userAuthChecker, { headers: { cookie } })).status).toBe(401);
});

test('an account that is opened with “remember me” stays signed in for thirty days, else until the browser ends', async () => {
  const cookieWith = async (email: string, rememberMe?: boolean) => {
    const body = { ...meher, email, ...(rememberMe === undefined ? {} : { rememberMe }) };
    const { headers } = await app.visitor.call(register, { body });
    return String([headers['set-cookie']].flat()[0]);
  };
  expect(await cookieWith('asha@example.in', true)).toContain('Max-Age=2592000');
  for (const rememberMe of [false, undefined])
    expect(await cookieWith(`ravi.${rememberMe}@example.in`, rememberMe)).not.toMatch(/Max-Age|Expires/);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await app.visitor.call(login, { body: { email: meher.email, password: 'not this' } });
  const unknown = await app.visitor.call(login, {
    body: { email: 'nobody@example.in', password: 'not this' },
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.error.message).toBe('Invalid email or password.');
  expect(unknown.error.message).toBe(wrong.error.message);
});
