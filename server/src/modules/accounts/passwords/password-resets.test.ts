import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import {
  changePassword,
  forgotPassowrd,
  forgotPassword,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '#contracts/accounts/password-reset.contract.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { askForCode, codeIn, cookieOf, wrongCode } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const password = 'ikat from Pochampally';
const isSignedIn = async ({ call }: Actor) => (await call(userAuthChecker)).status === 200;
const enter = (email: string, typed: string) => app.visitor.call(login, { body: { email, password: typed } });

test('somebody who forgot the password gets a code by mail, chooses a new one and is told of it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const asked = await app.visitor.call(forgotPassowrd, { body: { email: asha.email.toUpperCase() } });
  expect(asked.status).toBe(200);
  expect(asked.body.data).toEqual({ emailMasked: 'as****@example.in' });
  const cookie = cookieOf(asked);

  const again = await app.visitor.call(resendOtp, { body: {}, headers: { cookie } });
  expect(again.body.data).toEqual({ emailMasked: 'as****@example.in' });
  const verified = await app.visitor.call(verifyOtp, {
    body: { otp: await codeIn(app, asha.email) },
    headers: { cookie },
  });
  expect(verified.status).toBe(200);
  const { resetToken } = verified.body.data;

  const reset = await app.visitor.call(resetPassword, { body: { password, resetToken } });
  expect([reset.status, reset.body.message]).toEqual([200, 'Password Reset Successful']);
  expect((await enter(asha.email, actorPassword)).status).toBe(401);
  expect((await enter(asha.email, password)).status).toBe(200);
  const [letter] = await app.services.mail.listUnsent(app.services.db, asha.email);
  expect(letter?.subject).toBe('Your Tanabana password was changed');
});

test('the correct spelling is the same call, and an e-mail address does without the cookie', async () => {
  const kabir = await app.actor({ name: 'Kabir Anand' });
  const { email } = kabir;
  await app.visitor.call(forgotPassword, { body: { email } });
  const resent = await app.visitor.call(resendOtp, { body: { email } });
  expect(resent.status).toBe(200);
  const verified = await app.visitor.call(verifyOtp, { body: { email, otp: await codeIn(app, email) } });
  expect(verified.status).toBe(200);
});

test.each([
  ['short', 'Password must be at least 8 characters'],
  ['Password123', 'This password is among the first ones that are guessed. Please choose another.'],
])('the new password %s is refused as at sign-up, and the step is not used up', async (poor, sentence) => {
  const { email } = await app.actor({ name: 'Naina Kapoor' });
  await askForCode(app, email);
  const { body } = await app.visitor.call(verifyOtp, { body: { email, otp: await codeIn(app, email) } });
  const { resetToken } = body.data;
  const refused = await app.visitor.call(resetPassword, { body: { password: poor, resetToken } });
  expect([refused.status, refused.error.errors?.password]).toEqual([400, sentence]);
  expect((await app.visitor.call(resetPassword, { body: { password, resetToken } })).status).toBe(200);
});

test('without a reset token no password is set', async () => {
  const { status, error } = await app.visitor.call(resetPassword, { body: { password } });
  expect([status, error.message]).toEqual([400, 'No reset token']);
});

test('a code works once, only until the next one is sent, and for ten minutes', async () => {
  const { email } = await app.actor({ name: 'Vikram Nair' });
  const verify = (otp: string) => app.visitor.call(verifyOtp, { body: { email, otp } });
  await askForCode(app, email);
  const first = await codeIn(app, email);
  await askForCode(app, email);
  const second = await codeIn(app, email);
  if (first !== second) expect((await verify(first)).status).toBe(400);
  expect((await verify(second)).status).toBe(200);
  const used = await verify(second);
  expect([used.status, used.error.message]).toEqual([400, 'Invalid or expired code. Try again.']);

  await askForCode(app, email);
  const old = await codeIn(app, email);
  const { rows } = await app.services.db.$client.query(
    `update password_resets set code_expires_at = code_expires_at - interval '10 minutes'
      where email = $1 and code_used_at is null returning extract(epoch from code_expires_at - created_at) as life`,
    [email],
  );
  expect(rows.map(({ life }) => Number(life))).toContain(0);
  expect((await verify(old)).status).toBe(400);
});

test('a code is kept as a slow hash, the token and the cookie as hashes', async () => {
  const { email } = await app.actor({ name: 'Meher Ansari' });
  const cookie = await askForCode(app, email);
  const otp = await codeIn(app, email);
  const { body } = await app.visitor.call(verifyOtp, { body: { otp }, headers: { cookie } });
  const { rows } = await app.services.db.$client.query('select * from password_resets where email = $1', [
    email,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const kept = JSON.stringify(rows[0]);
  for (const secret of [otp, body.data.resetToken, cookie.split('=')[1] ?? '']) {
    expect(secret).not.toBe('');
    expect(kept).not.toContain(secret);
  }
});

test('fifty guesses at once spend five tries, and the right code is too late after them', async () => {
  const { email } = await app.actor({ name: 'Farida Khan' });
  await askForCode(app, email);
  const otp = await codeIn(app, email);
  const guesses = Array.from({ length: 50 }, (_, n) =>
    app.visitor.call(verifyOtp, { body: { email, otp: wrongCode(otp, n) } }),
  );
  const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status));
  expect([...statuses]).toEqual([400]);
  const { rows } = await app.services.db.$client.query(
    'select tries, stranger_tries from password_resets where email = $1',
    [email],
  );
  expect(rows).toEqual([{ tries: 0, stranger_tries: 5 }]);
  expect((await app.visitor.call(verifyOtp, { body: { email, otp } })).status).toBe(400);
});

test('the right code sent five times at once gives one token', async () => {
  const { email } = await app.actor({ name: 'Sumaiya Ali' });
  await askForCode(app, email);
  const otp = await codeIn(app, email);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.visitor.call(verifyOtp, { body: { email, otp } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code without cookie and without address is refused, and so is a cookie that nobody has', async () => {
  const { email } = await app.actor({ name: 'Ritu Sen' });
  await askForCode(app, email);
  const otp = await codeIn(app, email);
  for (const cookie of ['', 'tanabana_reset=invented']) {
    const verified = await app.visitor.call(verifyOtp, { body: { otp }, headers: { cookie } });
    expect([verified.status, verified.error.message]).toEqual([400, 'Please ask for a code first.']);
    expect((await app.visitor.call(resendOtp, { body: {}, headers: { cookie } })).status).toBe(400);
  }
});

test('the cookie of one request opens no other account', async () => {
  const victim = await app.actor({ name: 'Victim Of It' });
  const attacker = await app.actor({ name: 'Attacker Of It' });
  await askForCode(app, victim.email);
  const cookie = await askForCode(app, attacker.email);
  const otp = await codeIn(app, victim.email);
  const own = await codeIn(app, attacker.email);
  if (otp !== own) {
    expect((await app.visitor.call(verifyOtp, { body: { otp }, headers: { cookie } })).status).toBe(400);
  }
  const body = { email: victim.email, otp: wrongCode(otp, 0) };
  expect((await app.visitor.call(verifyOtp, { body, headers: { cookie } })).status).toBe(400);
});

test('a new password ends every session, voids what was open, and its token works once', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const other = await app.actor({ name: 'Somebody Else' });
  const tokenOf = async () => {
    await askForCode(app, asha.email);
    const body = { email: asha.email, otp: await codeIn(app, asha.email) };
    return (await app.visitor.call(verifyOtp, { body })).body.data.resetToken;
  };
  const earlier = await tokenOf();
  const resetToken = await tokenOf();
  const results = await Promise.all(
    ['indigo vat in Bagru', 'ajrakh from Bhuj'].map((chosen) =>
      app.visitor.call(resetPassword, { body: { password: chosen, resetToken } }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect([await isSignedIn(asha), await isSignedIn(other)]).toEqual([false, true]);
  const late = await app.visitor.call(resetPassword, { body: { password, resetToken: earlier } });
  expect(late.status).toBe(400);
});

test('a reset token is good for 15 minutes', async () => {
  const { email } = await app.actor({ name: 'Late Comer' });
  await askForCode(app, email);
  const { body } = await app.visitor.call(verifyOtp, { body: { email, otp: await codeIn(app, email) } });
  const { rows } = await app.services.db.$client.query(
    `update password_resets set token_expires_at = token_expires_at - interval '15 minutes'
      where email = $1 returning token_expires_at <= now() as over`,
    [email],
  );
  expect(rows).toEqual([{ over: true }]);
  const { resetToken } = body.data;
  expect((await app.visitor.call(resetPassword, { body: { password, resetToken } })).status).toBe(400);
});

test('a suspended account is sent no code', async () => {
  const { email, id } = await app.actor({ name: 'Suspended One' });
  await app.services.db.$client.query("update users set status = 'SUSPENDED' where id = $1", [id]);
  await askForCode(app, email);
  expect(await app.services.mail.listUnsent(app.services.db, email)).toEqual([]);
});

test('changing the password takes the old one and ends every session but this one', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const phone = (await enter(asha.email, actorPassword)).headers['set-cookie'];
  const cookie = String(phone).split(';')[0] ?? '';
  const wrong = await asha.call(changePassword, { body: { currentPassword: 'not it', password } });
  expect([wrong.status, wrong.error.errors?.currentPassword]).toEqual([
    400,
    'This is not your current password.',
  ]);
  const changed = await asha.call(changePassword, { body: { currentPassword: actorPassword, password } });
  expect(changed.status).toBe(200);
  expect(await isSignedIn(asha)).toBe(true);
  expect((await app.visitor.call(userAuthChecker, { headers: { cookie } })).status).toBe(401);
  expect((await enter(asha.email, password)).status).toBe(200);
});
