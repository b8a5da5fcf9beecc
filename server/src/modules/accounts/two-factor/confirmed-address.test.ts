import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { confirmedEmailSentences } from '#contracts/accounts/confirmed-email.rules.ts';
import { resetPassword, verifyOtp } from '#contracts/accounts/password-reset.contract.ts';
import { setUpTwoFactor, turnOnTwoFactor } from '#contracts/accounts/two-factor.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { appCode } from '#tests/support/app-code.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { askForCode, codeIn } from '#tests/support/people/reset-codes.ts';
import { secure } from '#tests/support/people/two-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

// A stopped clock, so that no code expires during a test.
const now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } });
});
afterAll(() => app?.stop());

/** Sets a new password with an emailed code. */
async function resetBy(email: string, password: string): Promise<void> {
  const cookie = await askForCode(app, email);
  const otp = await codeIn(app, email);
  const verified = await app.visitor.call(verifyOtp, { body: { email, otp }, headers: { cookie } });
  const { resetToken } = verified.body.data;
  const reply = await app.visitor.call(resetPassword, {
    body: { resetToken, password },
  });
  expect([reply.status, reply.error.message]).toEqual([200, 'Password Reset Successful']);
}

test('it needs a confirmed email, so that nobody shuts out the owner of an address that they registered', async () => {
  const { db } = app.services;
  const stranger = await app.actor({ name: 'Nila Das', isConfirmed: false });
  const refused = await stranger.call(setUpTwoFactor);
  expect([refused.status, refused.error.code, refused.error.message]).toEqual([
    403,
    'EMAIL_NOT_CONFIRMED',
    inEnglish(confirmedEmailSentences.twoFactor),
  ]);
  // A key created while the address was confirmed cannot be turned on either.
  await db.$client.query('insert into two_factors (user_id, key) values ($1, $2)', [
    stranger.id,
    'JBSWY3DPEHPK3PXP',
  ]);
  expect(
    (
      await stranger.call(turnOnTwoFactor, {
        body: { password: actorPassword, code: appCode('JBSWY3DPEHPK3PXP', 0, now) },
      })
    ).status,
  ).toBe(403);
});

test('a reset that confirms an address for the first time ends two-factor sign-in and every session', async () => {
  const stranger = await app.actor({ name: 'Nila Das' });
  await secure(stranger, now);
  // Like accounts that turned it on before it required a confirmed email.
  await app.services.db.$client.query('update users set email_confirmed_at = null where id = $1', [
    stranger.id,
  ]);
  const password = 'the owner of the address';
  await resetBy(stranger.email, password);
  expect((await stranger.call(userAuthChecker)).status).toBe(401);
  const entered = await app.visitor.call(login, { body: { email: stranger.email, password } });
  expect(entered.status).toBe(200);
  expect(entered.body.user).toMatchObject({ isEmailConfirmed: true, isTwoFactorOn: false });
});

test('a reset at an address that was confirmed before leaves two-factor sign-in on', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await secure(asha, now);
  await resetBy(asha.email, 'another loom and shuttle');
  const body = { email: asha.email, password: 'another loom and shuttle' };
  const { status, error } = await app.visitor.call(login, { body });
  expect([status, error.code]).toEqual([401, 'CODE_REQUIRED']);
});
