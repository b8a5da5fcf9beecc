import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorPassword } from '#tests/support/people/actors.ts';
import { codeIn, wrongCode } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { newHashedCode } from '../numbers/send-text-code.ts';
import { wrongGuesses } from './password-resets.policy.ts';
import { sendResetCode } from './send-reset-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

let network = 0;
/** Each call comes from its own network, unless the test is about networks. */
const newNetwork = () => `10.0.${network >> 8}.${network++ & 255}`;
const post = (call: string, payload: object, remoteAddress = newNetwork(), cookie = '') =>
  app.server.inject({
    method: 'POST',
    url: `/api/auth/${call}`,
    payload,
    remoteAddress,
    headers: cookie === '' ? {} : { cookie },
  });
type Reply = Awaited<ReturnType<typeof post>>;
const cookieOf = (reply: Reply, name = 'tanabana_reset') => {
  const { value } = reply.cookies.find((each) => each.name === name) ?? {};
  if (!value) throw new Error(`No cookie ${name} was set`);
  return `${name}=${value}`;
};
const sql = (text: string, values: unknown[] = []) => app.services.db.$client.query(text, values);
/** Makes the codes older by `seconds`. */
const age = (email: string, seconds: number) =>
  sql('update password_resets set created_at = created_at - make_interval(secs => $2) where email = $1', [
    email,
    seconds,
  ]);

test('a network gets three codes an hour for an address and six a day, also when asked for at once, known or not', async () => {
  const { email } = await app.actor({ name: 'Flooded One' });
  for (const address of [email, 'nobody.flooded@example.in']) {
    const here = newNetwork();
    // Bypasses the route, whose own limit per network and minute is lower.
    const ask = () =>
      sendResetCode(app.services, {
        email: address,
        requestToken: 'token',
        isResend: false,
        network: here,
        deviceToken: undefined,
        askedIn: 'en',
      }).then(
        () => ({ statusCode: 200, wait: 0 }),
        (error) => ({ statusCode: error.status as number, wait: error.retryAfter as number }),
      );
    const burst = await Promise.all(Array.from({ length: 8 }, ask));
    expect(burst.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = burst.find(({ statusCode }) => statusCode === 429);
    expect(refused?.wait).toBeGreaterThan(3500);
    expect(refused?.wait).toBeLessThanOrEqual(3600);

    await age(address, 3601);
    for (let n = 0; n < 3; n++) expect((await ask()).statusCode).toBe(200);
    await age(address, 3601);
    expect((await ask()).statusCode).toBe(429);
    await age(address, 22 * 3600);
    expect((await ask()).statusCode).toBe(200);
  }
  expect(await app.services.mail.listUnsent(app.services.db, email)).toHaveLength(7);
});

test('strangers who ask for somebody’s codes stop them neither in another network nor on a device they know', async () => {
  const { email } = await app.actor({ name: 'Besieged One' });
  const body = { email, password: actorPassword };
  const device = cookieOf(await post('login', body), 'tanabana_device');
  const stranger = newNetwork();
  for (let n = 0; n < 3; n++)
    expect((await post('forgotPassowrd', { email }, stranger)).statusCode).toBe(200);
  const early = await post('resendOtp', { email });
  expect(early.statusCode).toBe(200);
  // The limit for all strangers together is twelve an hour.
  for (let n = 4; n < 12; n++) expect((await post('forgotPassowrd', { email })).statusCode).toBe(200);
  expect((await post('forgotPassowrd', { email })).statusCode).toBe(429);
  for (let n = 0; n < 3; n++) {
    expect((await post('forgotPassowrd', { email }, newNetwork(), device)).statusCode).toBe(200);
  }
  expect((await post('forgotPassowrd', { email }, newNetwork(), device)).statusCode).toBe(429);
});

test('a resend waits for 30 seconds', async () => {
  const { email } = await app.actor({ name: 'Hasty One' });
  const here = newNetwork();
  await post('forgotPassowrd', { email }, here);
  const early = await post('resendOtp', { email }, here);
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(30);
  await age(email, 31);
  expect((await post('resendOtp', { email }, here)).statusCode).toBe(200);
});

test('one network asks for three codes a minute, whoever they are for and however it is spelled', async () => {
  const statuses: number[] = [];
  for (const call of ['forgotPassowrd', 'forgotPassword', 'resendOtp', 'forgotPassowrd']) {
    statuses.push(
      (await post(call, { email: `one.${call}.${statuses.length}@example.in` }, '198.51.100.7')).statusCode,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('wrong codes of strangers are counted for their network, and right ones are not', async () => {
  const strangers = newNetwork();
  const guess = (email: string, otp: string, cookie = '') =>
    post('verifyOtp', { email, otp }, strangers, cookie);
  const own = await app.actor({ name: 'Right Here' });
  await post('forgotPassowrd', { email: own.email });
  expect((await guess(own.email, await codeIn(app, own.email))).statusCode).toBe(200);

  for (let n = 0; n < wrongGuesses.most; n++) {
    expect((await guess(`nobody-${n}@example.in`, '123456')).statusCode).toBe(400);
  }
  const refused = await guess('nobody@example.in', '123456');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);

  // One person of the same network who has requested a code, and one elsewhere.
  for (const [name, isHere] of [
    ['Patient One', true],
    ['Distant One', false],
  ] as const) {
    const { email } = await app.actor({ name });
    const cookie = cookieOf(await post('forgotPassowrd', { email }));
    const otp = await codeIn(app, email);
    if (isHere) {
      expect((await guess(email, wrongCode(otp, 0), cookie)).statusCode).toBe(400);
      expect((await guess(email, otp, cookie)).statusCode).toBe(200);
    } else expect((await post('verifyOtp', { email, otp })).statusCode).toBe(200);
  }
});

test('strangers use up neither the tries nor the code of the browser that asked', async () => {
  const { email } = await app.actor({ name: 'Tried One' });
  const cookie = cookieOf(await post('forgotPassowrd', { email }));
  const otp = await codeIn(app, email);
  for (let n = 0; n < 7; n++) {
    expect((await post('verifyOtp', { email, otp: wrongCode(otp, n) })).statusCode).toBe(400);
  }
  // For strangers this code is used up, even if correct.
  expect((await post('verifyOtp', { email, otp })).statusCode).toBe(400);
  // A code that another browser requested does not replace this one.
  const others = cookieOf(await post('forgotPassowrd', { email }));
  expect(others).not.toBe(cookie);
  for (let n = 0; n < 4; n++) {
    expect((await post('verifyOtp', { email, otp: wrongCode(otp, n) }, undefined, cookie)).statusCode).toBe(
      400,
    );
  }
  expect((await post('verifyOtp', { email, otp }, undefined, cookie)).statusCode).toBe(200);
});

test('the browser that asked has five tries and no more', async () => {
  const { email } = await app.actor({ name: 'Clumsy One' });
  const cookie = cookieOf(await post('forgotPassowrd', { email }));
  const otp = await codeIn(app, email);
  for (let n = 0; n < 5; n++) {
    expect((await post('verifyOtp', { email, otp: wrongCode(otp, n) }, undefined, cookie)).statusCode).toBe(
      400,
    );
  }
  expect((await post('verifyOtp', { email, otp }, undefined, cookie)).statusCode).toBe(400);
});

test('after a reset this browser is known, so that a crowd at the door does not keep its person out', async () => {
  const { email } = await app.actor({ name: 'Returning One' });
  const cookie = cookieOf(await post('forgotPassowrd', { email }));
  const otp = await codeIn(app, email);
  const { resetToken } = (await post('verifyOtp', { email, otp }, undefined, cookie)).json().data;
  const password = 'ikat from Pochampally';
  const device = cookieOf(await post('resetPassword', { password, resetToken }), 'tanabana_device');
  const here = newNetwork();
  for (let n = 0; n < 10; n++) await post('login', { email, password: 'a guess' }, here);
  expect((await post('login', { email, password }, here)).statusCode).toBe(429);
  expect((await post('login', { email, password }, here, device)).statusCode).toBe(200);
});

test('a known and an unknown address get the same answer for the same work', async () => {
  const open = await startTestApp();
  try {
    const { email } = await open.actor({ name: 'Known One' });
    // Measures CPU time, because elapsed time depends on the load of the machine.
    const ask = async (address: string) => {
      const before = process.cpuUsage();
      const answer = await open.server.inject({
        method: 'POST',
        url: '/api/auth/forgotPassowrd',
        payload: { email: address },
      });
      return { answer, work: workSince(before) };
    };
    await ask('warm-up@example.in');
    const known: number[] = [];
    const unknown: number[] = [];
    const hashes: number[] = [];
    // Alternates both cases and compares the lowest values, so that other load does not skew the result.
    for (let round = 0; round < 25; round++) {
      const to = { known: await ask(email), unknown: await ask(`kn${round}.nobody@example.in`) };
      known.push(to.known.work);
      unknown.push(to.unknown.work);
      hashes.push(await workOfHash());
      expect(to.unknown.answer.json()).toEqual(to.known.answer.json());
      const names = (answer: typeof to.known.answer) => Object.keys(answer.headers).sort();
      expect(names(to.unknown.answer)).toEqual(names(to.known.answer));
    }
    // Each case computes one slow hash, whatever that costs on this machine.
    const ofHash = Math.min(...hashes);
    expect(Math.min(...known)).toBeGreaterThan(ofHash * 0.7);
    expect(Math.min(...unknown)).toBeGreaterThan(ofHash * 0.7);
    expect(Math.abs(Math.min(...known) - Math.min(...unknown))).toBeLessThan(ofHash);
  } finally {
    await open.stop();
  }
});

/** CPU milliseconds that this process has used since. */
function workSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** CPU milliseconds of hashing a code. */
async function workOfHash(): Promise<number> {
  const before = process.cpuUsage();
  await newHashedCode();
  return workSince(before);
}
