import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { login, logout } from '#contracts/accounts/accounts.contract.ts';
import { changePassword } from '#contracts/accounts/password-reset.contract.ts';
import { actOnUser, findUser } from '#contracts/admin/users/users.contract.ts';
import { subscribeToPush, unsubscribeFromPush } from '#contracts/notifications/push/push.contract.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import type { PushService } from '#tests/support/servers/push-service.ts';
import { linesOf, makeReaders, openPush, startMaking, stateOf } from '#tests/support/set-ups/push.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let service: PushService;
let stop: () => Promise<void>;
let ahead = 0;
beforeAll(async () => {
  ({ app, service, stop } = await openPush({ now: () => new Date(Date.now() + ahead) }));
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => stop());

const { reader, orderBetween, subscriptionsOf, untilTriedAgain } = makeReaders(() => ({ app, service }));
const allHeard = () => untilJobsDone(app.services.db);

async function act(person: Actor, name: 'USER_SUSPENDED' | 'USER_BANNED' | 'USER_RESTORED'): Promise<void> {
  const admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  const { role, isVerified, standing } = (await admin.call(findUser, { params: { id: person.id } })).body
    .user;
  const body = { act: name, reason: 'Copied pictures.', seen: { role, isVerified, standing } };
  expect((await admin.call(actOnUser, { params: { id: person.id }, body })).status).toBe(200);
}

test.each<[string, (person: Actor) => Promise<unknown>]>([
  ['signing out', (person) => person.call(logout)],
  ['a ban', (person) => act(person, 'USER_BANNED')],
  ['turning it off', (person) => person.call(unsubscribeFromPush)],
])('%s ends the subscription at once, also for what is under way', async (_, end) => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(503);
  await write(maker, person, 'The silk has come.');
  await expect.poll(() => browser.calls).toBe(1);
  await untilTriedAgain('notifications.push');
  await end(person);
  expect(await subscriptionsOf(person)).toBe(0);
  await hurryJobs(app.services.db, 'notifications.push');
  await allHeard();
  await write(maker, person, 'Shall I cut it?').catch(() => undefined);
  await allHeard();
  expect(browser.calls).toBe(1);
});

test('a changed password ends the subscriptions of other browsers', async () => {
  const { person } = await reader({ name: 'Asha Rao' });
  const { headers } = await app.visitor.call(login, {
    body: { email: person.email, password: actorPassword },
  });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const body = { currentPassword: actorPassword, password: 'another khadi loom and shuttle' };
  const { status } = await person.call(changePassword, { body, headers: { cookie } });
  expect(status).toBe(200);
  expect(await subscriptionsOf(person)).toBe(0);
});

test('nothing is sent while somebody is suspended, and again once they are restored', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const orderId = await orderBetween(person, maker);
  await act(person, 'USER_SUSPENDED');
  await startMaking(maker, orderId);
  await allHeard();
  expect(browser.calls).toBe(0);
  await act(person, 'USER_RESTORED');
  await write(maker, person, 'The silk has come.');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Meher Ansari sent you a message']);
});

test('a subscription is its session’s: renewed in place, taken along by whoever signs in there next', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const renewed = service.subscribe();
  await person.call(subscribeToPush, { body: renewed.subscription });
  expect(await subscriptionsOf(person)).toBe(1);
  const ravi = await app.actor({ name: 'Ravi Iyer' });
  await ravi.call(subscribeToPush, { body: renewed.subscription });
  expect([await subscriptionsOf(person), await subscriptionsOf(ravi)]).toEqual([0, 1]);
  await write(ravi, person, 'I am here.');
  await allHeard();
  expect([browser.calls, renewed.calls]).toEqual([0, 0]);
});

test('of one person twenty subscriptions are kept, the newest', async () => {
  const person = await app.actor({ name: 'Asha Rao' });
  await app.services.db.$client.query(
    `with s as (
       insert into sessions (token_hash, user_id, remembered, expires_at)
       select 'many-' || n, $1, true, now() + interval '1 day' from generate_series(1, 25) n returning id)
     insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, created_at)
     select id, $1, 'https://push.example.com/many/' || id, 'B', 'a', now() - interval '1 hour' from s`,
    [person.id],
  );
  const browser = service.subscribe();
  const { body } = await person.call(subscribeToPush, { body: browser.subscription });
  expect(body.data.endpoint).toBe(browser.subscription.endpoint);
  expect(await subscriptionsOf(person)).toBe(20);
});

test('keys that are none are refused, what was kept of them costs nobody a retry, and the keys of the site stay the same', async () => {
  const person = await app.actor({ name: 'Asha Rao' });
  const { publicKey } = await stateOf(person);
  const { endpoint } = service.subscribe().subscription;
  const pair = createECDH('prime256v1');
  const keys = {
    p256dh: pair.generateKeys('base64url').replace(/.{20}$/, 'A'.repeat(20)),
    auth: 'a'.repeat(22),
  };
  expect((await person.call(subscribeToPush, { body: { endpoint, keys } })).status).toBe(400);
  await app.services.db.$client.query(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
     select id, user_id, $2, $3, $4 from sessions where user_id = $1`,
    [person.id, endpoint, keys.p256dh, keys.auth],
  );
  await write(await app.actor({ name: 'Meher Ansari' }), person, 'The silk has come.');
  await allHeard();
  expect(await subscriptionsOf(person)).toBe(0);
  const kept = await app.services.db.$client.query('select public_key as key from push_keys');
  expect(kept.rows).toEqual([{ key: publicKey }]);
});

test('an address that leads to this machine or its network is refused, and what was kept of one is forgotten', async () => {
  const closed = await startTestApp({ withJobs: true });
  const person = await closed.actor({ name: 'Asha Rao' });
  const { subscription } = service.subscribe();
  for (const endpoint of [
    subscription.endpoint,
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest/meta-data',
    'https://intranet/push',
    'https://push.example.com:8443/push',
    'http://push.example.com/push',
  ]) {
    const { status } = await person.call(subscribeToPush, { body: { ...subscription, endpoint } });
    expect([endpoint, status]).toEqual([endpoint, 400]);
  }
  const { db } = closed.services;
  await db.$client.query(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
     select id, user_id, $2, $3, $4 from sessions where user_id = $1`,
    [person.id, subscription.endpoint, subscription.keys.p256dh, subscription.keys.auth],
  );
  await write(await closed.actor({ name: 'Meher Ansari' }), person, 'The silk has come.');
  await untilJobsDone(db);
  expect((await db.$client.query('select 1 from push_subscriptions')).rows).toEqual([]);
  await closed.stop();
});
