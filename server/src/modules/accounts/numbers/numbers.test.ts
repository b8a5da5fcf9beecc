import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import {
  confirmNumber,
  getMobileNumber,
  loginWithNumber,
  numberSignInOffered,
  removeNumber,
  sendNumberCode,
  sendSignInCode,
} from '#contracts/accounts/mobile-numbers.contract.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import { resetPassword, verifyOtp } from '#contracts/accounts/password-reset.contract.ts';
import { listSignIns } from '#contracts/accounts/sign-ins.contract.ts';
import { loginWithCode } from '#contracts/accounts/two-factor.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { appCode } from '#tests/support/app-code.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { askForCode, codeIn, cookieOf, wrongCode } from '#tests/support/people/reset-codes.ts';
import { secure } from '#tests/support/people/two-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { productionSettings } from '#tests/support/servers/production-settings.ts';
import { codeSentTo, confirmMobile } from '#tests/support/set-ups/mobile-numbers.ts';

const now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } });
});
afterAll(() => app?.stop());

let count = 0;
/** A different number for each test. */
function someNumber(): string {
  count += 1;
  return `+9198450${String(count).padStart(5, '0')}`;
}
const messagesTo = (number: string) => app.services.sms.listUnsent(app.services.db, number);
const refusal = { code: 'Invalid or expired code. Try again.' };

/** Requests a sign-in code; returns the cookie of the browser. */
async function ask(number: string, more: { body?: object; cookie?: string } = {}): Promise<string> {
  const headers = more.cookie ? { headers: { cookie: more.cookie } } : {};
  const reply = await app.visitor.call(sendSignInCode, { body: { number, ...more.body }, ...headers });
  expect([reply.status, reply.body.message]).toEqual([200, inEnglish(mobileSentences.sent)]);
  return cookieOf(reply);
}
const enter = (cookie: string, code: string) =>
  app.visitor.call(loginWithNumber, { body: { code }, headers: { cookie } });
const lettersTo = async ({ email }: Actor) =>
  (await app.services.mail.listUnsent(app.services.db, email)).map(({ subject }) => subject);

test('a number is confirmed by the password and a code that it got, and its person is told', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const number = someNumber();
  const wrong = await asha.call(sendNumberCode, { body: { number, password: 'a guess of it' } });
  expect([wrong.status, wrong.error.errors]).toEqual([400, { password: 'This is not your password.' }]);
  expect(await messagesTo(number)).toEqual([]);

  const typed = number.replace('+91', '0').replace(/(\d{5})$/, ' $1');
  const sent = await asha.call(sendNumberCode, { body: { number: typed, password: actorPassword } });
  expect(sent.status).toBe(200);
  const code = await codeSentTo(app, number);
  expect((await asha.call(confirmNumber, { body: { code: wrongCode(code, 0) } })).error.errors).toEqual(
    refusal,
  );
  expect((await asha.call(getMobileNumber)).body.data.number).toBeNull();
  const confirmed = await asha.call(confirmNumber, { body: { code } });
  expect(confirmed.body.data).toMatchObject({ number, isOffered: true });
  expect((await asha.call(confirmNumber, { body: { code } })).status).toBe(400);
  expect(await lettersTo(asha)).toEqual(['A mobile number was added to your Tanabana account']);
  const { rows } = await app.services.db.$client.query('select * from mobile_codes where number = $1', [
    number,
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('the code belongs to the account that asked, and has five tries', async () => {
  const [asha, stranger] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Nila Das' })];
  const number = someNumber();
  await asha.call(sendNumberCode, { body: { number, password: actorPassword } });
  const code = await codeSentTo(app, number);
  expect((await stranger.call(confirmNumber, { body: { code } })).status).toBe(400);
  for (let n = 0; n < 5; n += 1) await asha.call(confirmNumber, { body: { code: wrongCode(code, n) } });
  expect((await asha.call(confirmNumber, { body: { code } })).error.errors).toEqual(refusal);
});

test('a number belongs to one account, which only whoever holds it learns', async () => {
  const [asha, ritu] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Ritu Sen' })];
  const number = someNumber();
  await confirmMobile(app, asha, number);
  expect((await ritu.call(sendNumberCode, { body: { number, password: actorPassword } })).status).toBe(200);
  const taken = await ritu.call(confirmNumber, { body: { code: await codeSentTo(app, number) } });
  expect([taken.status, taken.error.message]).toEqual([409, inEnglish(mobileSentences.taken)]);
  await asha.call(removeNumber);
  expect((await asha.call(removeNumber)).status).toBe(200);
  await confirmMobile(app, ritu, number);
});

test('a confirmed number signs in by a code, once, in the browser that asked, and it is recorded', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const number = someNumber();
  await confirmMobile(app, asha, number);
  const cookie = await ask(number);
  const code = await codeSentTo(app, number);
  expect((await app.visitor.call(loginWithNumber, { body: { code } })).status).toBe(400);
  expect((await enter(await ask(someNumber()), code)).error.errors).toEqual(refusal);
  expect((await enter(cookie, wrongCode(code, 1))).error.errors).toEqual(refusal);
  const entered = await enter(cookie, code);
  expect([entered.status, entered.body.data.user.id]).toEqual([200, asha.id]);
  const session = cookieOf(entered);
  expect((await app.visitor.call(userAuthChecker, { headers: { cookie: session } })).status).toBe(200);
  expect((await enter(cookie, code)).error.errors).toEqual(refusal);
  const { data } = (await asha.call(listSignIns)).body;
  expect(data.map(({ outcome }) => outcome)).toEqual(['SIGNED_IN_BY_NUMBER', 'WRONG_TEXT_CODE']);
});

test('a number that nobody has gets the same answer and no message', async () => {
  const number = someNumber();
  const cookie = await ask(number);
  expect(await messagesTo(number)).toEqual([]);
  expect((await enter(cookie, '123456')).error.errors).toEqual(refusal);
});

test('two-factor sign-in is asked for after the number as well', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const number = someNumber();
  await confirmMobile(app, asha, number);
  const { key } = await secure(asha, now);
  const reply = await enter(await ask(number), await codeSentTo(app, number));
  expect([reply.status, reply.error.code]).toEqual([401, 'CODE_REQUIRED']);
  const headers = { cookie: cookieOf(reply) };
  expect((await app.visitor.call(userAuthChecker, { headers })).status).toBe(401);
  const finished = await app.visitor.call(loginWithCode, { body: { code: appCode(key, 0, now) }, headers });
  expect(finished.body.data.user.id).toBe(asha.id);
});

test('a number that was removed, and one whose password was reset, opens nothing any more', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const number = someNumber();
  await confirmMobile(app, asha, number);
  const cookie = await ask(number);
  const code = await codeSentTo(app, number);
  await asha.call(removeNumber);
  expect((await enter(cookie, code)).error.errors).toEqual(refusal);

  await confirmMobile(app, asha, number);
  const reset = await askForCode(app, asha.email);
  const body = { otp: await codeIn(app, asha.email), email: asha.email };
  const { resetToken } = (await app.visitor.call(verifyOtp, { body, headers: { cookie: reset } })).body.data;
  const password = 'another loom and shuttle';
  expect((await app.visitor.call(resetPassword, { body: { resetToken, password } })).status).toBe(200);
  const before = (await messagesTo(number)).length;
  await ask(number);
  expect(await messagesTo(number)).toHaveLength(before);
  expect((await app.visitor.call(login, { body: { email: asha.email, password } })).status).toBe(200);
  const removed = (await lettersTo(asha)).filter((subject) => subject === 'Your mobile number was removed');
  expect(removed).toHaveLength(2);
});

test('codes by number have the limits of reset codes', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    const asha = await limited.actor({ name: 'Asha Rao' });
    const number = '+919845099999';
    const password = actorPassword;
    expect((await asha.call(sendNumberCode, { body: { number, password } })).status).toBe(200);
    const hasty = await asha.call(sendNumberCode, { body: { number, password, isResend: true } });
    expect(hasty.status).toBe(429);
    expect(hasty.error.message).toMatch(/^You can ask for another code in (29|30) seconds\.$/);
  } finally {
    await limited.stop();
  }
});

test('numbers that get no messages do not use up the allowance', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  try {
    const asha = await limited.actor({ name: 'Asha Rao' });
    const password = actorPassword;
    for (const number of ['+44 7911 123456', '12345', '+44 7911 123457', '+1 415 555 0132']) {
      expect((await asha.call(sendNumberCode, { body: { number, password } })).status).toBe(400);
      expect((await limited.visitor.call(sendSignInCode, { body: { number } })).status).toBe(400);
    }
    const right = await asha.call(sendNumberCode, { body: { number: someNumber(), password } });
    expect(right.status).toBe(200);
  } finally {
    await limited.stop();
  }
});

test.each(['', '12345', 'asha', '+91 12345 67890'])('“%s” is no mobile number', async (number) => {
  const { status, error } = await app.visitor.call(sendSignInCode, { body: { number } });
  expect([status, error.errors]).toEqual([400, { number: inEnglish(mobileSentences.invalid) }]);
});

test('where no message can reach anybody, it is neither offered nor done', async () => {
  const { NODE_ENV: _none, ...settings } = productionSettings;
  const closed = await startTestApp({ settings });
  try {
    expect((await closed.visitor.call(numberSignInOffered)).body.data.isOffered).toBe(false);
    const reply = await closed.visitor.call(sendSignInCode, { body: { number: someNumber() } });
    expect([reply.status, reply.error.message]).toEqual([409, inEnglish(mobileSentences.notOffered)]);
  } finally {
    await closed.stop();
  }
});

test('numbers of countries that get no text messages are refused where they are typed, with what to do', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const abroad = '+44 7911 123456';
  const refused = { number: inEnglish(mobileSentences.elsewhere('+91')) };
  const confirming = await asha.call(sendNumberCode, { body: { number: abroad, password: actorPassword } });
  expect([confirming.status, confirming.error.errors]).toEqual([400, refused]);
  const signingIn = await app.visitor.call(sendSignInCode, { body: { number: abroad } });
  expect([signingIn.status, signingIn.error.errors]).toEqual([400, refused]);
  await app.services.sms.send(app.services.db, {
    ...{ to: '+447911123456', ownerId: null, kind: 'ORDER', text: 'Order TB-1 was confirmed.' },
    livesMinutes: 60,
  });
  expect(await messagesTo('+447911123456')).toEqual([]);
});

test('the operator names the countries whose numbers get text messages', async () => {
  const abroad = await startTestApp({ settings: { SMS_COUNTRIES: 'GB, +91' } });
  try {
    const asha = await abroad.actor({ name: 'Asha Rao' });
    const sent = await asha.call(sendNumberCode, {
      body: { number: '+44 7911 123456', password: actorPassword },
    });
    expect(sent.status).toBe(200);
    await codeSentTo(abroad, '+447911123456');
  } finally {
    await abroad.stop();
  }
});
