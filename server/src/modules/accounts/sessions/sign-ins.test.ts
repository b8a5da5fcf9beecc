import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register } from '#contracts/accounts/accounts.contract.ts';
import { listSignIns } from '#contracts/accounts/sign-ins.contract.ts';
import { loginWithCode } from '#contracts/accounts/two-factor.contract.ts';
import { appCode } from '#tests/support/app-code.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { cookieOf } from '#tests/support/people/reset-codes.ts';
import { secure } from '#tests/support/people/two-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { forgetExpired } from '../forget-expired.ts';

// The clock is stopped, so that no code expires during a test.
const now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } });
});
afterAll(() => app?.stop());

const pixel =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const enter = ({ email }: Actor, password = actorPassword) =>
  app.visitor.call(login, { body: { email, password }, headers: { 'user-agent': pixel } });
const outcomesOf = async (who: Actor) =>
  (await who.call(listSignIns)).body.data.map(({ outcome }) => outcome);

test('one sees who signed in and who failed, newest first, with the device in words and the network in part', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await enter(await app.actor({ name: 'Somebody Else' }));
  await enter(asha, 'a guess');
  await enter(asha);
  const { body } = await asha.call(listSignIns);
  expect(body.data).toMatchObject([
    { outcome: 'SIGNED_IN', browser: 'Chrome', system: 'Android', isPhone: true, network: '127.0.0.*' },
    { outcome: 'WRONG_PASSWORD' },
  ]);
  expect(JSON.stringify(body)).not.toContain('127.0.0.1');
});

test('a right password without its code is told apart from one with it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key, recoveryCodes } = await secure(asha, now);
  await enter(asha);
  const withCode = (cookie: string, code: string) =>
    app.visitor.call(loginWithCode, { body: { code }, headers: { cookie, 'user-agent': pixel } });
  const cookie = cookieOf(await enter(asha));
  await withCode(cookie, 'no code');
  expect((await withCode(cookie, appCode(key, 1, now))).status).toBe(200);
  await withCode(cookieOf(await enter(asha)), recoveryCodes[0] ?? '');
  expect(await outcomesOf(asha)).toEqual([
    'SIGNED_IN_WITH_RECOVERY_CODE',
    'WRONG_CODE',
    'SIGNED_IN_WITH_CODE',
    'CODE_ASKED',
  ]);
});

test('a new account begins with its registration', async () => {
  const body = { email: 'fresh.history@example.in', name: 'Leela Das', password: 'katan silk and zari' };
  const cookie = cookieOf(await app.visitor.call(register, { body }));
  const { data } = (await app.visitor.call(listSignIns, { headers: { cookie } })).body;
  expect(data.map(({ outcome }) => outcome)).toEqual(['REGISTERED']);
});

test('ten stand on a page, and what is new meanwhile moves none', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await app.services.db.$client.query(
    `insert into sign_ins (user_id, outcome, user_agent, network)
     select $1, 'SIGNED_IN', '', '' from generate_series(1, 23)`,
    [asha.id],
  );
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const { body } = await asha.call(listSignIns, { query });
    seen.push(...body.data.map(({ id }) => id));
    cursor = body.nextCursor;
    await enter(asha);
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([23, 23]);
  expect((await asha.call(listSignIns, { query: { cursor: 'x' } })).status).toBe(400);
});

test('after 90 days they are shown no more and then forgotten, tries at addresses of nobody after an hour', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await enter({ ...asha, email: 'nobody.at.all@example.in' });
  await enter(asha);
  await enter(asha, 'a guess');
  const ask = (text: string) => app.services.db.$client.query(text, [asha.id]);
  await ask(
    `update sign_ins set created_at = now() - interval '91 days' where user_id = $1 and outcome = 'SIGNED_IN'`,
  );
  await ask(`update sign_ins set created_at = now() - interval '2 hours' where user_id is null and $1 > 0`);
  expect(await outcomesOf(asha)).toEqual(['WRONG_PASSWORD']);
  await forgetExpired(app.services.db);
  const { rows } = await ask('select outcome from sign_ins where user_id = $1 or user_id is null');
  expect(rows).toEqual([{ outcome: 'WRONG_PASSWORD' }]);
});
