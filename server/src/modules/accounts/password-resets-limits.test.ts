import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { codeIn, wrongCode } from '#tests/support/reset-codes.ts';
import { guessesPerHour } from './password-resets.policy.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

let network = 0;
/** Every call from a network of its own, unless the test is about networks. */
const post = (call: string, payload: object, remoteAddress = `10.0.${network >> 8}.${network++ & 255}`) =>
  app.server.inject({ method: 'POST', url: `/api/auth/${call}`, payload, remoteAddress });
const sql = (text: string, values: unknown[] = []) => app.services.db.$client.query(text, values);
/** As if this had been so many seconds ago. */
const age = (email: string, seconds: number) =>
  sql('update password_resets set created_at = created_at - make_interval(secs => $2) where email = $1', [
    email,
    seconds,
  ]);

test('threat 15: an address gets three codes an hour and six a day, also when asked for at once, known or not', async () => {
  const { email } = await app.actor({ name: 'Flooded One' });
  for (const address of [email, 'nobody.flooded@example.in']) {
    const burst = await Promise.all(
      Array.from({ length: 8 }, () => post('forgotPassowrd', { email: address })),
    );
    expect(burst.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = burst.find(({ statusCode }) => statusCode === 429);
    const wait = Number(refused?.headers['retry-after']);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);

    await age(address, 3601);
    for (let n = 0; n < 3; n++) {
      expect((await post('forgotPassowrd', { email: address })).statusCode).toBe(200);
    }
    await age(address, 3601);
    expect((await post('forgotPassowrd', { email: address })).statusCode).toBe(429);
    await age(address, 22 * 3600);
    expect((await post('forgotPassowrd', { email: address })).statusCode).toBe(200);
  }
  expect(await app.services.mail.listUnsent(app.services.db, email)).toHaveLength(7);
});

test('threat 15: a resend waits for 30 seconds', async () => {
  const { email } = await app.actor({ name: 'Hasty One' });
  await post('forgotPassowrd', { email });
  const early = await post('resendOtp', { email });
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(30);
  await age(email, 31);
  expect((await post('resendOtp', { email })).statusCode).toBe(200);
});

test('threat 36: one network asks for three codes a minute, whoever they are for and however it is spelled', async () => {
  const statuses: number[] = [];
  for (const call of ['forgotPassowrd', 'forgotPassword', 'resendOtp', 'forgotPassowrd']) {
    statuses.push(
      (await post(call, { email: `one.${call}.${statuses.length}@example.in` }, '198.51.100.7')).statusCode,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('threat 16: when the whole site is being guessed at, no code is looked at any more', async () => {
  const { email } = await app.actor({ name: 'Patient One' });
  await post('forgotPassowrd', { email });
  const otp = await codeIn(app, email);
  const { rowCount } = await sql(
    `insert into password_resets (email, user_id, request_hash, code_hash, tries, code_expires_at)
     select 'guessed@example.in', (select max(id) from users), '', '', 5, now()
       from generate_series(1, $1::int / 5)`,
    [guessesPerHour],
  );
  expect(rowCount).toBe(guessesPerHour / 5);
  const refused = await post('verifyOtp', { email, otp });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  await sql("delete from password_resets where email = 'guessed@example.in'");
  expect((await post('verifyOtp', { email, otp: wrongCode(otp, 0) })).statusCode).toBe(400);
  expect((await post('verifyOtp', { email, otp })).statusCode).toBe(200);
});

test('threat 17: a known and an unknown address get the same answer in the same time', async () => {
  const open = await startTestApp();
  try {
    const { email } = await open.actor({ name: 'Known One' });
    const ask = async (address: string) => {
      const from = performance.now();
      const answer = await open.server.inject({
        method: 'POST',
        url: '/api/auth/forgotPassowrd',
        payload: { email: address },
      });
      return { answer, milliseconds: performance.now() - from };
    };
    await ask('warm-up@example.in');
    const known: number[] = [];
    const unknown: number[] = [];
    // In turn, so that a busy machine slows both.
    for (let round = 0; round < 25; round++) {
      const to = { known: await ask(email), unknown: await ask(`kn${round}.nobody@example.in`) };
      known.push(to.known.milliseconds);
      unknown.push(to.unknown.milliseconds);
      expect(to.unknown.answer.json()).toEqual(to.known.answer.json());
      const names = (answer: typeof to.known.answer) => Object.keys(answer.headers).sort();
      expect(names(to.unknown.answer)).toEqual(names(to.known.answer));
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(20);
    // The slow hash was really made for both.
    expect(median(unknown)).toBeGreaterThan(8);
  } finally {
    await open.stop();
  }
});

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
