import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignLocalPartSentence } from '#contracts/accounts/email-address.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { countTry } from './sign-in-limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => app?.stop());

/** Each try has its own network, unless a test is about one network. */
let count = 0;
const newNetwork = () => `10.${count >> 8}.${count++ & 255}.1`;

function trySignIn(email: string, password = 'a guess', remoteAddress = newNetwork(), cookie = '') {
  return app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email, password },
    headers: cookie === '' ? {} : { cookie },
  });
}
type Reply = Awaited<ReturnType<typeof trySignIn>>;
const deviceOf = (reply: Reply) => {
  const { name, value } = reply.cookies.find((each) => each.name === 'tanabana_device') ?? {};
  if (!value) throw new Error('No device cookie was set');
  return `${name}=${value}`;
};

async function statuses(times: number, each: (nth: number) => Promise<Reply>): Promise<number[]> {
  const all: number[] = [];
  for (let nth = 0; nth < times; nth++) all.push((await each(nth)).statusCode);
  return all;
}

test('whoever signs in often is nobody who guesses', async () => {
  const { email } = await app.actor({ name: 'Busy One' });
  const network = newNetwork();
  expect(await statuses(27, () => trySignIn(email, actorPassword, network))).toEqual(Array(27).fill(200));
});

test('ten wrong tries stop their network at the account, and its person signs in from anywhere else', async () => {
  const { email } = await app.actor({ name: 'Stuffed Account' });
  const network = newNetwork();
  expect(await statuses(11, () => trySignIn(email, 'a guess', network))).toEqual([
    ...Array(10).fill(401),
    429,
  ]);
  const refused = await trySignIn(email, actorPassword, network);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await trySignIn(email, actorPassword)).statusCode).toBe(200);
});

test('an address is counted as the account that the database finds, however it is spelled', async () => {
  const { email } = await app.actor({ name: 'Ila Iyer' });
  const network = newNetwork();
  const spellings = [
    email,
    email.toUpperCase(),
    ` ${email}`,
    `${email.slice(0, 3).toUpperCase()}${email.slice(3)}`,
  ];
  const answers = await statuses(11, (nth) => trySignIn(spellings[nth % 4] ?? '', 'a guess', network));
  expect(answers).toEqual([...Array(10).fill(401), 429]);

  // PostgreSQL folds this letter to an i, JavaScript does not. It is refused as malformed and gets no second budget.
  const dotted = email.replaceAll('i', 'İ');
  expect(dotted).not.toBe(email);
  const odd = await trySignIn(dotted, actorPassword);
  expect([odd.statusCode, odd.json().errors]).toEqual([400, { email: inEnglish(foreignLocalPartSentence) }]);
});

test('an unknown address is counted and refused like one that somebody has', async () => {
  const network = newNetwork();
  const { email } = await app.actor({ name: 'Known One' });
  const seen = [];
  for (const address of [email, 'nobody.at.all@example.in']) {
    const replies: Reply[] = [];
    for (let nth = 0; nth < 11; nth++) replies.push(await trySignIn(address, 'a guess', network));
    seen.push(replies.map((reply) => [reply.statusCode, reply.json().message.replace(/\d+/, 'n')]));
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.at(-1)?.[0]).toBe(429);
});

test('many networks together are stopped as well, and a device that signed in before passes both', async () => {
  const { id, email } = await app.actor({ name: 'Besieged One' });
  const device = deviceOf(await trySignIn(email, actorPassword));
  // Counts 199 tries without computing the slow hash of each.
  for (let nth = 0; nth < 199; nth++) {
    await countTry(app.services.limits, { account: `u${id}`, network: newNetwork(), knownDevice: null });
  }
  expect((await trySignIn(email)).statusCode).toBe(401);
  expect((await trySignIn(email, actorPassword)).statusCode).toBe(429);
  const network = newNetwork();
  expect((await trySignIn(email, actorPassword, network, device)).statusCode).toBe(200);
  // A device has its own budget: a stolen device gets no more guesses than a network.
  expect(await statuses(11, () => trySignIn(email, 'a guess', newNetwork(), device))).toEqual([
    ...Array(10).fill(401),
    429,
  ]);
});

test('a device is known to the accounts opened in it, and to no other', async () => {
  const [asha, other] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Somebody Else' })];
  const first = deviceOf(await trySignIn(asha.email, actorPassword));
  // The cookie belonged to another account and may have been planted, so this account gets a fresh one.
  const second = deviceOf(await trySignIn(other.email, actorPassword, newNetwork(), first));
  expect(second).not.toBe(first);
  expect(deviceOf(await trySignIn(asha.email, actorPassword, newNetwork(), second))).toBe(second);
  const { rows } = await app.services.db.$client.query(
    'select user_id from known_devices where user_id = any($1) order by user_id',
    [[asha.id, other.id]],
  );
  expect(rows.map(({ user_id }) => Number(user_id))).toEqual([asha.id, other.id]);
  const kept = await app.services.db.$client.query('select token_hash from known_devices');
  expect(JSON.stringify(kept.rows)).not.toContain(second.split('=')[1]);
});

test('an account knows twenty devices, and after a new password only the one that chose it', async () => {
  const { id, email } = await app.actor({ name: 'Many Devices' });
  await app.services.db.$client.query(
    `insert into known_devices (user_id, token_hash, last_used_at)
     select $1, 'old ' || n, now() - n * interval '1 day' from generate_series(1, 30) n`,
    [id],
  );
  const device = deviceOf(await trySignIn(email, actorPassword));
  const known = async () =>
    (await app.services.db.$client.query('select from known_devices where user_id = $1', [id])).rowCount;
  expect(await known()).toBe(20);
  await app.server.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { cookie: device },
    payload: {},
  });
  expect(await known()).toBe(20);
  const entered = await trySignIn(email, actorPassword);
  const session = entered.cookies.find(({ name }) => name === 'tanabana_session')?.value;
  const changed = await app.server.inject({
    method: 'POST',
    url: '/api/auth/changePassword',
    headers: { cookie: `tanabana_session=${session}` },
    payload: { currentPassword: actorPassword, password: 'ikat from Pochampally' },
  });
  expect([changed.statusCode, await known()]).toEqual([200, 1]);
});

test('one network may fail at 25 addresses in five minutes', async () => {
  const network = newNetwork();
  const all = await statuses(26, (nth) => trySignIn(`one-of-many-${nth}@example.in`, 'a guess', network));
  expect(all).toEqual([...Array(25).fill(401), 429]);
});

test('strangers who fail from the same network stop new devices there, and not a device that the account knows', async () => {
  const { email } = await app.actor({ name: 'Behind One Address' });
  const network = newNetwork();
  const device = deviceOf(await trySignIn(email, actorPassword, network));
  const failures = await statuses(25, (nth) => trySignIn(`stranger-${nth}@example.in`, 'a guess', network));
  expect(failures).toEqual(Array(25).fill(401));
  expect((await trySignIn(email, actorPassword, network)).statusCode).toBe(429);
  expect((await trySignIn(email, actorPassword, network, device)).statusCode).toBe(200);
});
