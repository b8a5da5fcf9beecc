import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { changePassword } from '#contracts/accounts/password-reset.contract.ts';
import { listSessions } from '#contracts/accounts/sessions.contract.ts';
import {
  getTwoFactor,
  loginWithCode,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '#contracts/accounts/two-factor.contract.ts';
import { askForData } from '#contracts/personal-data/data-download.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { appCode } from '#tests/support/app-code.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { cookieOf, wrongCode } from '#tests/support/people/reset-codes.ts';
import { secure } from '#tests/support/people/two-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilBlocked } from '#tests/support/until.ts';

// A stopped clock, so that no code expires during a test.
let now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } });
});
afterAll(() => app?.stop());

const proof = (key: string, steps = 0) => ({
  body: { password: actorPassword, code: appCode(key, steps, now) },
});
const lettersTo = async ({ email }: Actor) =>
  (await app.services.mail.listUnsent(app.services.db, email)).map(({ subject }) => subject);
const refusal = 'Invalid or expired code. Try again.';

/** Submits the password; returns the cookie of the browser that must still send the code. */
async function begin({ email }: Actor, password = actorPassword): Promise<string> {
  const reply = await app.visitor.call(login, { body: { email, password } });
  expect([reply.status, reply.error.code]).toEqual([401, 'CODE_REQUIRED']);
  return cookieOf(reply);
}
const finish = (cookie: string, code: string) =>
  app.visitor.call(loginWithCode, { body: { code }, headers: { cookie } });
const isSignedIn = async (cookie: string) =>
  (await app.visitor.call(userAuthChecker, { headers: { cookie } })).status === 200;

test('it is set up by a key, a code of it and the password, and the key is never shown again', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const elsewhere = cookieOf(
    await app.visitor.call(login, { body: { email: asha.email, password: actorPassword } }),
  );
  const first = (await asha.call(setUpTwoFactor)).body.data;
  const { key, address, qr } = (await asha.call(setUpTwoFactor)).body.data;
  expect(first.key).not.toBe(key);
  expect(address).toContain(key.replaceAll(' ', ''));
  expect(qr.path.startsWith('M')).toBe(true);
  expect((await asha.call(getTwoFactor)).body.data.isOn).toBe(false);

  const old = await asha.call(turnOnTwoFactor, proof(first.key));
  expect([old.status, old.error.errors]).toEqual([400, { code: refusal }]);
  const unproven = await asha.call(turnOnTwoFactor, {
    body: { ...proof(key).body, password: 'not the password' },
  });
  expect([unproven.status, unproven.error.errors?.password]).toEqual([400, 'This is not your password.']);
  const { status, body } = await asha.call(turnOnTwoFactor, proof(key));
  expect([status, new Set(body.data.recoveryCodes).size]).toEqual([200, 10]);
  expect((await asha.call(getTwoFactor)).body.data).toMatchObject({ isOn: true, codesLeft: 10 });
  expect((await asha.call(userAuthChecker)).body.data.userFromToken.isTwoFactorOn).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(true);

  for (const call of [setUpTwoFactor, turnOnTwoFactor])
    expect((await asha.call(call, proof(key))).status).toBe(409);
  expect(await lettersTo(asha)).toEqual(['Two-factor sign-in is on']);
  const { rows } = await app.services.db.$client.query('select * from recovery_codes');
  for (const code of body.data.recoveryCodes)
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
});

test('a key that another tab draws while a code is checked leaves it off, without recovery codes', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = (await asha.call(setUpTwoFactor)).body.data;
  const { $client } = app.services.db;
  const other = await $client.connect();
  await other.query('begin');
  await other.query(`update two_factors set key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' where user_id = $1`, [
    asha.id,
  ]);
  const turning = asha.call(turnOnTwoFactor, proof(key));
  await untilBlocked(app.services.db);
  await other.query('commit');
  other.release();
  expect((await turning).status).toBe(409);
  expect((await asha.call(getTwoFactor)).body.data).toMatchObject({ isOn: false, codesLeft: 0 });
});

test('a password alone opens nothing; the code opens the browser that typed it, once', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = await secure(asha, now);
  const waiting = await begin(asha);
  expect(await isSignedIn(waiting)).toBe(false);
  const { length: before } = (await asha.call(listSessions)).body.data;

  const stranger = await finish('', appCode(key, 0, now));
  expect([stranger.status, stranger.error.code]).toEqual([400, 'BAD_REQUEST']);
  const entered = await finish(waiting, appCode(key, 0, now));
  expect([entered.status, entered.body.data.codesLeft]).toEqual([200, null]);
  expect(await isSignedIn(cookieOf(entered))).toBe(true);
  expect((await asha.call(listSessions)).body.data).toHaveLength(before + 1);
  expect((await finish(waiting, appCode(key, 1, now))).status).toBe(400);
});

test('a step that was used opens nothing again, nor does one before it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = await secure(asha, now);
  const current = appCode(key, 0, now);
  expect((await finish(await begin(asha), current)).status).toBe(200);
  const cookie = await begin(asha);
  for (const code of [current, appCode(key, -1, now)]) {
    const reply = await finish(cookie, code);
    expect([reply.status, reply.error.message]).toEqual([400, refusal]);
  }
  expect((await finish(cookie, appCode(key, 1, now))).status).toBe(200);
});

test('one code sent twice at once opens one browser', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = await secure(asha, now);
  const cookies = [await begin(asha), await begin(asha)];
  const replies = await Promise.all(cookies.map((cookie) => finish(cookie, appCode(key, 0, now))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a recovery code sent twice at once opens once, and its person is told', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { recoveryCodes } = await secure(asha, now);
  const [code = ''] = recoveryCodes;
  const cookies = [await begin(asha), await begin(asha), await begin(asha)];
  const replies = await Promise.all(cookies.map((cookie) => finish(cookie, code.toLowerCase())));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(replies.find(({ status }) => status === 200)?.body.data.codesLeft).toBe(9);
  expect(await lettersTo(asha)).toEqual(['A recovery code was used', 'Two-factor sign-in is on']);
  expect((await asha.call(getTwoFactor)).body.data.codesLeft).toBe(9);
});

test('a recovery code of somebody else opens nothing', async () => {
  const [asha, other] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Kabir Anand' })];
  await secure(asha, now);
  const { recoveryCodes } = await secure(other, now);
  expect((await finish(await begin(asha), recoveryCodes[0] ?? '')).status).toBe(400);
});

test('five wrong codes end the sign-in, a right one comes too late, and its person is told', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = await secure(asha, now);
  const right = appCode(key, 0, now);
  const counted = new Set([right, appCode(key, 1, now)]);
  const wrong = Array.from({ length: 8 }, (_, n) => wrongCode(right, n)).filter((code) => !counted.has(code));
  const cookie = await begin(asha);
  for (const code of wrong.slice(0, 5)) expect((await finish(cookie, code)).error.message).toBe(refusal);
  const late = await finish(cookie, right);
  expect([late.status, late.error.message]).toEqual([
    400,
    'This sign-in is too old or was tried too often. Please enter your password again.',
  ]);
  expect((await lettersTo(asha))[0]).toBe('Wrong codes were entered for your account');
  expect((await finish(await begin(asha), right)).status).toBe(200);
});

test('a sign-in waits ten minutes for its code, and not at all after a new password', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = await secure(asha, now);
  const cookie = await begin(asha);
  const begun = now;
  now += 10 * 60_000;
  expect((await finish(cookie, appCode(key, 0, now))).status).toBe(400);
  now = begun;
  const password = 'ikat from Pochampally';
  await asha.call(changePassword, { body: { currentPassword: actorPassword, password } });
  expect((await finish(cookie, appCode(key, 0, now))).status).toBe(400);
  expect((await finish(await begin(asha, password), appCode(key, 0, now))).status).toBe(200);
});

test('turning it off asks for password and code; then the password alone signs in', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key, recoveryCodes } = await secure(asha, now);
  const guessed = await asha.call(turnOffTwoFactor, {
    body: { password: actorPassword, code: appCode(key, 5, now) },
  });
  expect([guessed.status, guessed.error.errors]).toEqual([400, { code: refusal }]);
  const waiting = await begin(asha);
  expect((await asha.call(turnOffTwoFactor, proof(key))).status).toBe(200);
  expect((await finish(waiting, recoveryCodes[0] ?? '')).status).toBe(400);
  const body = { email: asha.email, password: actorPassword };
  expect((await app.visitor.call(login, { body })).status).toBe(200);
  expect((await asha.call(turnOffTwoFactor, proof(key, 1))).status).toBe(409);
  expect((await lettersTo(asha))[0]).toBe('Two-factor sign-in is off');
});

test('new recovery codes void the old ones', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key, recoveryCodes } = await secure(asha, now);
  const { body } = await asha.call(renewRecoveryCodes, proof(key));
  const cookie = await begin(asha);
  expect((await finish(cookie, recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await finish(cookie, body.data.recoveryCodes[0] ?? '')).status).toBe(200);
});

test('another email and leaving ask for a code where signing in does', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key } = await secure(asha, now);
  const place = { phone: '+91 98450 21137', address: '14, 3rd Cross', city: 'Bengaluru', state: 'Karnataka' };
  const rest = { pincode: '560003', country: 'India', profession: 'Textile Designer' };
  const change = (code: string) =>
    asha.call(updateProfile, {
      body: {
        name: asha.name,
        email: `new.${asha.email}`,
        currentPassword: actorPassword,
        code,
        ...place,
        ...rest,
      },
    });
  const unasked = await change('');
  expect([unasked.status, unasked.error.errors]).toEqual([
    400,
    { code: 'Please enter the code from your authenticator app.' },
  ]);
  expect((await change(appCode(key, 0, now))).body.data.pendingEmail).toBe(`new.${asha.email}`);

  const leave = (code: string) =>
    asha.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE', code } });
  // The change used up this step.
  expect((await leave(appCode(key, 0, now))).error.errors).toEqual({ code: refusal });
  expect((await leave(appCode(key, 1, now))).status).toBe(200);
  for (const table of ['two_factors', 'recovery_codes', 'sign_in_challenges', 'sign_ins']) {
    const { rowCount } = await app.services.db.$client.query(`select from ${table} where user_id = $1`, [
      asha.id,
    ]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});

test('whoever asks for their data is asked for a code where signing in does, and a recovery code counts too', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { key, recoveryCodes } = await secure(asha, now);
  const ask = (code?: string) =>
    asha.call(askForData, { body: { password: actorPassword, ...(code !== undefined && { code }) } });
  const files = async () =>
    (await app.services.db.$client.query('select from data_downloads where user_id = $1', [asha.id]))
      .rowCount;
  expect((await ask()).error.errors).toEqual({ code: 'Please enter the code from your authenticator app.' });
  expect((await ask('000 000')).error.errors).toEqual({ code: refusal });
  expect(await files()).toBe(0);
  expect((await ask(appCode(key, 0, now))).status).toBe(200);
  expect(await files()).toBe(1);
  // A code can be used once.
  expect((await ask(appCode(key, 0, now))).error.errors).toEqual({ code: refusal });
  expect((await ask(recoveryCodes[0])).status).toBe(200);
  expect(await lettersTo(asha)).toContain('A recovery code was used');
});

test('wrong codes are counted for an account, whatever the challenge', async () => {
  const limited = await startTestApp({
    settings: { RATE_LIMITS: 'on' },
    clock: { now: () => new Date(now) },
  });
  try {
    const asha = await limited.actor({ name: 'Asha Rao' });
    await secure(asha, now);
    const enter = async () =>
      cookieOf(await limited.visitor.call(login, { body: { email: asha.email, password: actorPassword } }));
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      const cookie = await enter();
      for (let nth = 0; nth < 5; nth++) {
        const { status } = await limited.visitor.call(loginWithCode, {
          body: { code: 'no code' },
          headers: { cookie },
        });
        statuses.push(status);
      }
    }
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
  } finally {
    await limited.stop();
  }
});
