import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { login, register, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import {
  cancelEmailChange,
  confirmEmail,
  sendConfirmation,
} from '#contracts/accounts/email-confirmation.contract.ts';
import { changePassword, resetPassword, verifyOtp } from '#contracts/accounts/password-reset.contract.ts';
import { updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { askForCode, codeIn } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let asha: Actor;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  asha = await app.actor({ name: 'Asha Rao', isConfirmed: false });
});
afterAll(() => app?.stop());

const lettersTo = (address: string) => app.services.mail.listUnsent(app.services.db, address);
const confirm = (token: string) => app.visitor.call(confirmEmail, { body: { token } });
const viewerOf = async (who: Actor) => (await who.call(userAuthChecker)).body.data.userFromToken;
const enter = (email: string) => app.visitor.call(login, { body: { email, password: actorPassword } });
const tooOld = 'This link is too old or was replaced. Please ask for a new one in your settings.';

/** The token of the newest letter with a link. */
async function tokenIn(address: string): Promise<string> {
  const texts = (await lettersTo(address)).map(({ text }) => text);
  const token = texts.map((text) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (!token) throw new Error(`No letter to ${address} has a link`);
  return token;
}

async function askForChange(to: string, who = asha) {
  const place = { phone: '+91 98450 21137', address: '14, 3rd Cross', city: 'Bengaluru', state: 'Karnataka' };
  const rest = { pincode: '560003', country: 'India', profession: 'Textile Designer' };
  const body = { name: who.name, email: to, currentPassword: actorPassword, ...place, ...rest };
  expect((await who.call(updateProfile, { body })).status).toBe(200);
}

test('signing up sends a letter with a link in our own words, and the link confirms the address', async () => {
  const email = 'leela@example.in';
  const body = { name: 'Win at evil.example', email, password: 'katan silk and zari' };
  const registered = await app.visitor.call(register, { body });
  expect(registered.body.user).toMatchObject({ isEmailConfirmed: false, pendingEmail: null });
  const [letter] = await lettersTo(email);
  expect(letter?.subject).toBe('Welcome to Tanabana');
  expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toContain('evil');

  const token = await tokenIn(email);
  const { rows } = await app.services.db.$client.query('select * from email_confirmations');
  expect(JSON.stringify(rows)).not.toContain(token);
  for (let nth = 0; nth < 2; nth++) {
    const { status, body: reply } = await confirm(token);
    expect([status, reply.data]).toEqual([200, { email, isChanged: false }]);
  }
  const { body: entered } = await app.visitor.call(login, { body });
  expect(entered.user.isEmailConfirmed).toBe(true);
});

test('the letter can be asked for again, works for seven days, and not once there is nothing to confirm', async () => {
  expect((await asha.call(sendConfirmation)).body.data).toEqual({ sentTo: asha.email });
  const token = await tokenIn(asha.email);
  const { rows } = await app.services.db.$client.query(
    `update email_confirmations set expires_at = expires_at - interval '7 days' where user_id = $1
     returning expires_at <= now() as over`,
    [asha.id],
  );
  expect(rows).toEqual([{ over: true }]);
  const late = await confirm(token);
  expect([late.status, late.error.message]).toEqual([400, tooOld]);
  await asha.call(sendConfirmation);
  expect((await confirm(await tokenIn(asha.email))).status).toBe(200);
  expect((await asha.call(sendConfirmation)).body.data).toEqual({ sentTo: null });
  expect(await lettersTo(asha.email)).toHaveLength(2);
});

test('another letter is sent three times an hour', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    const hasty = await limited.actor({ name: 'Hasty One', isConfirmed: false });
    const statuses = [];
    for (let nth = 0; nth < 4; nth++) statuses.push((await hasty.call(sendConfirmation)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await limited.stop();
  }
});

test('a token that was invented or is none confirms nothing', async () => {
  for (const [token, sentence] of [
    ['x'.repeat(43), tooOld],
    ['', 'This link is not complete. Please open it from the email again.'],
    ["' or 1=1 --", 'This link is not complete. Please open it from the email again.'],
  ] as const) {
    const { status, error } = await confirm(token);
    expect([status, error.message]).toEqual([400, sentence]);
  }
});

test('a new address counts once it is confirmed there; then the old one opens nothing and is told', async () => {
  const fresh = `new.${asha.email}`;
  await askForCode(app, asha.email);
  const otp = await codeIn(app, asha.email);
  await askForChange(fresh);
  expect(await viewerOf(asha)).toMatchObject({ email: asha.email, pendingEmail: fresh });
  expect([(await enter(asha.email)).status, (await enter(fresh)).status]).toEqual([200, 401]);

  const { body } = await confirm(await tokenIn(fresh));
  expect(body.data).toEqual({ email: fresh, isChanged: true });
  expect(await viewerOf(asha)).toMatchObject({ email: fresh, pendingEmail: null, isEmailConfirmed: true });
  expect([(await enter(asha.email)).status, (await enter(fresh)).status]).toEqual([401, 200]);
  expect((await lettersTo(asha.email))[0]?.subject).toBe('Your Tanabana email was changed');
  expect((await app.visitor.call(verifyOtp, { body: { otp, email: asha.email } })).status).toBe(400);
});

test('a change that was called off, replaced, or met by a new password opens nothing', async () => {
  const [first, second] = [`first.${asha.email}`, `second.${asha.email}`];
  await askForChange(first);
  await askForChange(second);
  expect((await confirm(await tokenIn(first))).error.message).toBe(tooOld);
  await asha.call(cancelEmailChange);
  expect((await confirm(await tokenIn(second))).error.message).toBe(tooOld);

  await askForChange(first);
  const stolen = await tokenIn(first);
  const password = 'ikat from Pochampally';
  await asha.call(changePassword, { body: { currentPassword: actorPassword, password } });
  expect((await confirm(stolen)).error.message).toBe(tooOld);
  expect(await viewerOf(asha)).toMatchObject({ email: asha.email, pendingEmail: null });
});

test('an address that somebody else took meanwhile stays theirs', async () => {
  const fresh = `wanted.${asha.email}`;
  await askForChange(fresh);
  const token = await tokenIn(fresh);
  await app.visitor.call(register, { body: { name: 'Quicker One', email: fresh, password: actorPassword } });
  expect((await confirm(token)).status).toBe(409);
  expect(await viewerOf(asha)).toMatchObject({ email: asha.email, pendingEmail: fresh });
});

test('a code that was read at the address confirms it as well', async () => {
  await askForCode(app, asha.email);
  const [letter] = await lettersTo(asha.email);
  expect(letter?.text).not.toContain(asha.name);
  const body = { email: asha.email, otp: await codeIn(app, asha.email) };
  const { resetToken } = (await app.visitor.call(verifyOtp, { body })).body.data;
  const password = 'ikat from Pochampally';
  await app.visitor.call(resetPassword, { body: { password, resetToken } });
  const { body: entered } = await app.visitor.call(login, { body: { email: asha.email, password } });
  expect(entered.user.isEmailConfirmed).toBe(true);
});
