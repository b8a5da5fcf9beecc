import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { login, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { endOtherSessions, endSession, listSessions } from '#contracts/accounts/sessions.contract.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import { cookieOf } from '#tests/support/people/reset-codes.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { makeTabs } from '#tests/support/tabs.ts';
import { sessionsEnded } from '../accounts.events.ts';
import { startSession } from './start-session.ts';

const ended: number[][] = [];
let app: TestApp;
let base: string;
const tabs = makeTabs(() => base);
beforeAll(async () => {
  app = await startTestApp();
  const { events } = app.services;
  events.on(sessionsEnded, 'test', async ({ sessionIds }) => void ended.push(sessionIds));
  await app.start();
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const pixel =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

async function signInElsewhere(email: string): Promise<string> {
  const body = { email, password: actorPassword, rememberMe: true };
  return cookieOf(await app.visitor.call(login, { body, headers: { 'user-agent': pixel } }));
}
const isSignedIn = async (cookie: string) =>
  (await app.visitor.call(userAuthChecker, { headers: { cookie } })).status === 200;

test('one sees where one is signed in: this browser first, devices in words, networks in part', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  await signInElsewhere(asha.email);
  await app.actor({ name: 'Somebody Else' });
  const { body } = await asha.call(listSessions);
  expect(body.data).toMatchObject([
    { isThis: true, browser: null, network: '127.0.0.*' },
    { isThis: false, browser: 'Chrome', system: 'Android', isPhone: true, network: '127.0.0.*' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/token|127\.0\.0\.1/);
});

test('sessions that have run out are not in the list', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  for (const change of [
    "set expires_at = now() - interval '1 minute'",
    "set last_seen_at = now() - interval '15 days'",
  ]) {
    await signInElsewhere(asha.email);
    await app.services.db.$client.query(
      `update sessions ${change} where user_id = $1 and user_agent = $2 and expires_at > now()`,
      [asha.id, pixel],
    );
  }
  expect((await asha.call(listSessions)).body.data).toHaveLength(1);
});

test('ending one session signs that browser out and closes what it has open live', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const [lost, kept] = [await signInElsewhere(asha.email), await signInElsewhere(asha.email)];
  const { body } = await asha.call(listSessions);
  const sessionId = Math.min(...body.data.filter(({ isThis }) => !isThis).map(({ id }) => id));
  expect((await asha.call(endSession, { body: { sessionId } })).status).toBe(200);
  expect([await isSignedIn(lost), await isSignedIn(kept), await isSignedIn(asha.cookie)]).toEqual([
    false,
    true,
    true,
  ]);
  await expect.poll(() => ended).toContainEqual([sessionId]);
});

test('a session of somebody else looks missing and stays', async () => {
  const victim = await app.actor({ name: 'Victim Of It' });
  const stranger = await app.actor({ name: 'Stranger Of It' });
  const sessionId = (await victim.call(listSessions)).body.data[0]?.id ?? 0;
  const foreign = await stranger.call(endSession, { body: { sessionId } });
  const missing = await stranger.call(endSession, { body: { sessionId: 999_999_999 } });
  expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
  expect(await isSignedIn(victim.cookie)).toBe(true);
});

test('ending all others leaves this browser and other people alone', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const other = await app.actor({ name: 'Somebody Else' });
  const elsewhere = [await signInElsewhere(asha.email), await signInElsewhere(asha.email)];
  expect((await asha.call(endOtherSessions)).body.data).toEqual({ ended: 2 });
  expect(await Promise.all([...elsewhere, asha.cookie, other.cookie].map(isSignedIn))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('the list of someone with a thousand sessions stays short', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const { db, clock } = app.services;
  for (let n = 0; n < 60; n++) {
    await startSession(db, clock, {
      userId: asha.id,
      remembered: true,
      userAgent: '',
      ip: '2001:db8:1:2::3',
    });
  }
  const { data } = (await asha.call(listSessions)).body;
  expect(data).toHaveLength(51);
  expect(data[0]?.isThis).toBe(true);
  expect(data[1]?.network).toBe('2001:db8:1:*');
});

test('a browser that was signed out hears no live news any more, this one does', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const here = await tabs.connected({ cookie: asha.cookie });
  const there = await tabs.connected({ cookie: await signInElsewhere(asha.email) });
  await asha.call(endOtherSessions);
  await expect.poll(() => there.connected).toBe(false);
  expect(here.connected).toBe(true);
});
