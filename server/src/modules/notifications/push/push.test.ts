import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { login, logout } from '#contracts/accounts/accounts.contract.ts';
import { changePassword } from '#contracts/accounts/password-reset.contract.ts';
import { actOnUser, findUser } from '#contracts/admin/users/users.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { setMute } from '#contracts/engagement/mutes.contract.ts';
import { chatMessages, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { newsCatalogues } from '#contracts/news/catalogues.ts';
import { tell } from '#contracts/news/tell.ts';
import { changeChoice, changeLetterTimes } from '#contracts/notifications/choices/choices.contract.ts';
import {
  getUnreadNotifications,
  markAllNotificationsAsRead,
} from '#contracts/notifications/notifications.contract.ts';
import {
  getPush,
  subscribeToPush,
  unsubscribeFromPush,
} from '#contracts/notifications/push/push.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertOrder } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { type PushService, type Subscriber, startPushService } from '#tests/support/servers/push-service.ts';
import { ask, makeTabs } from '#tests/support/tabs.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let base: string;
let service: PushService;
let ahead = 0;
const tabs = makeTabs(() => base);
beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({
    withJobs: true,
    clock: { now: () => new Date(Date.now() + ahead) },
    surroundings: { outside: service.outside },
  });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  tabs.closeAll();
  ahead = 0;
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

/** Somebody whose browser has subscribed. */
async function reader(details: Parameters<TestApp['actor']>[0] = { name: 'Meher Ansari', role: 'DESIGNER' }) {
  const person = await app.actor(details);
  const browser = service.subscribe();
  expect((await person.call(subscribeToPush, { body: browser.subscription })).status).toBe(200);
  return { person, browser };
}

/** Until a job of a queue has failed and waits for its next try. */
const untilTriedAgain = (queue: string) =>
  expect
    .poll(async () => {
      const text = `select 1 from pgboss.job where name = $1 and state = 'retry' and start_after > now()`;
      return (await app.services.db.$client.query(text, [queue])).rows.length;
    })
    .toBe(1);

const allHeard = () => untilJobsDone(app.services.db);
const linesOf = ({ arrived }: Subscriber) => arrived.map(({ message }) => message.line);
const stateOf = async (person: Actor) => (await person.call(getPush)).body.data;

async function orderBetween(buyer: Actor, maker: Actor): Promise<number> {
  return insertOrder(app, { buyer, maker, designId: await designOf(app, maker) });
}
const start = (maker: Actor, id: number) =>
  maker.call(updateOrderStatus, { params: { id }, body: { status: 'DESIGN_IN_PROGRESS' } });

/** Sets quiet hours from an hour ago until an hour ahead. */
async function beQuiet(person: Actor): Promise<void> {
  const ist = (ms: number) => new Date(Date.now() + ms + 5.5 * 3_600_000).toISOString().slice(11, 16);
  const quietHours = { from: ist(-3_600_000), to: ist(3_600_000) };
  expect((await person.call(changeLetterTimes, { body: { quietHours } })).status).toBe(200);
}

test('a message arrives encrypted and signed, with what the device needs and without what was written', async () => {
  const { person, browser } = await reader();
  const asha = await app.actor({ name: 'Asha Rao' });
  const { chatId } = await write(asha, person, 'Is the madder fast?');
  await allHeard();
  expect(browser.arrived).toHaveLength(1);
  const [{ message, headers, claims } = expect.fail('nothing arrived')] = browser.arrived;
  expect(message).toEqual({
    recipientId: person.id,
    title: 'New message',
    line: 'Asha Rao sent you a message',
    lang: 'en',
    path: `/chat/${chatId}/${asha.id}`,
    tag: `chat-${chatId}`,
    isWhole: true,
    sounds: 'always',
    at: expect.any(Number),
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  const { publicKey } = await stateOf(person);
  const audience = new URL(browser.subscription.endpoint).origin;
  expect(claims).toMatchObject({ aud: audience, sub: 'mailto:hello@tanabana.example', key: publicKey });
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
});

test('messages of one chat are one on the screen, which says how many wait', async () => {
  const { person, browser } = await reader();
  const asha = await app.actor({ name: 'Asha Rao' });
  await write(asha, person, 'Is the madder fast?');
  await allHeard();
  await write(asha, person, 'And the indigo?');
  await allHeard();
  await hurryJobs(app.services.db, 'notifications.announce');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Asha Rao sent you a message', '2 new messages from Asha Rao']);
  const [first, second] = browser.arrived;
  expect(second?.message.tag).toBe(first?.message.tag);
  expect(second?.headers.topic).toBe(first?.headers.topic);
});

test('likes come once they are switched on, orders always, and nothing of a kind that is off', async () => {
  const { person: maker, browser } = await reader();
  const { person: asha, browser: hers } = await reader({ name: 'Asha Rao' });
  const id = await designOf(app, maker);
  const like = (wanted: boolean) => asha.call(likeUnLikeDesign, { params: { id }, body: { wanted } });
  await like(true);
  await allHeard();
  expect(linesOf(browser)).toEqual([]);
  await maker.call(changeChoice, { body: { kind: 'LIKE', push: true } });
  await maker.call(changeChoice, { body: { kind: 'MESSAGE', push: false } });
  const other = await app.actor({ name: 'Kavya Menon' });
  await other.call(likeUnLikeDesign, { params: { id }, body: { wanted: true } });
  await write(asha, maker, 'Is the madder fast?');
  await allHeard();
  await hurryJobs(app.services.db, 'notifications.announce');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Kavya Menon and 1 other liked Katan silk lehenga']);
  expect(browser.arrived[0]?.message).toMatchObject({ tag: `design-${id}`, sounds: 'first' });
  expect(browser.arrived[0]?.headers.urgency).toBe('low');
  const orderId = await orderBetween(asha, maker);
  await start(maker, orderId);
  await allHeard();
  expect(hers.arrived.map(({ message }) => message)).toMatchObject([
    {
      title: 'Your order',
      line: 'Katan silk lehenga is being designed',
      path: `/order-details/purchase/${orderId}`,
      tag: `order-${orderId}`,
    },
  ]);
});

test('in quiet hours a message waits for their end, and an order comes without a sound', async () => {
  const { person: asha, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  await beQuiet(asha);
  await write(maker, asha, 'The silk has come.');
  await start(maker, await orderBetween(asha, maker));
  await allHeard();
  expect(browser.arrived.map(({ message }) => [message.line, message.sounds])).toEqual([
    ['Katan silk lehenga is being designed', 'never'],
  ]);
  ahead = 2 * 3_600_000;
  await hurryJobs(app.services.db, 'notifications.push-after-quiet');
  await allHeard();
  expect(linesOf(browser)).toEqual([
    'Katan silk lehenga is being designed',
    'Meher Ansari sent you a message',
  ]);
});

test('what was read before the quiet hours end is not sent any more', async () => {
  const { person: asha, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  await beQuiet(asha);
  await write(maker, asha, 'The silk has come.');
  await allHeard();
  await asha.call(markAllNotificationsAsRead);
  ahead = 2 * 3_600_000;
  await hurryJobs(app.services.db, 'notifications.push-after-quiet');
  await allHeard();
  expect(browser.calls).toBe(0);
});

test('nothing comes of whoever is blocked, and no likes of whoever is muted', async () => {
  const { person: maker, browser } = await reader();
  const [blocked, muted] = [await app.actor({ name: 'Asha Rao' }), await app.actor({ name: 'Ravi Iyer' })];
  await maker.call(changeChoice, { body: { kind: 'LIKE', push: true } });
  await maker.call(setMute, { params: { id: muted.id }, body: { wanted: true } });
  await write(blocked, maker, 'Is the madder fast?');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Asha Rao sent you a message']);
  await maker.call(setBlock, { params: { userId: blocked.id }, body: { wanted: true } });
  const id = await designOf(app, maker);
  for (const person of [blocked, muted]) {
    await person.call(likeUnLikeDesign, { params: { id }, body: { wanted: true } });
  }
  await write(muted, maker, 'I am here.');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Asha Rao sent you a message', 'Ravi Iyer sent you a message']);
});

test('a chat that is open in front is not told of on the device', async () => {
  const { person: asha, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  const { chatId } = await write(maker, asha, 'The silk has come.');
  await allHeard();
  await asha.call(chatMessages, { params: { chatId } });
  const tab = await tabs.connected({ cookie: asha.cookie });
  expect(await ask(tab, 'joinRoom', `chat_${chatId}`)).toBe(true);
  await write(maker, asha, 'Shall I cut it?');
  await allHeard();
  await hurryJobs(app.services.db, 'notifications.tell-unread-message');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Meher Ansari sent you a message']);
});

async function act(person: Actor, name: 'USER_SUSPENDED' | 'USER_BANNED' | 'USER_RESTORED'): Promise<void> {
  const admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  const { role, isVerified, standing } = (await admin.call(findUser, { params: { id: person.id } })).body
    .user;
  const body = { act: name, reason: 'Copied pictures.', seen: { role, isVerified, standing } };
  expect((await admin.call(actOnUser, { params: { id: person.id }, body })).status).toBe(200);
}

async function subscriptionsOf({ id }: Actor): Promise<number> {
  const text = 'select 1 from push_subscriptions where user_id = $1';
  return (await app.services.db.$client.query(text, [id])).rows.length;
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
  await start(maker, orderId);
  await allHeard();
  expect(browser.calls).toBe(0);
  await act(person, 'USER_RESTORED');
  await write(maker, person, 'The silk has come.');
  await allHeard();
  expect(linesOf(browser)).toEqual(['Meher Ansari sent you a message']);
});

test.each([404, 410, 403])('a push service that answers %i is not called again', async (answer) => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(answer);
  await write(maker, person, 'The silk has come.');
  await allHeard();
  expect(await subscriptionsOf(person)).toBe(0);
  expect((await stateOf(person)).endpoint).toBeNull();
  await write(maker, person, 'Shall I cut it?');
  await allHeard();
  expect(browser.calls).toBe(1);
});

test.each([429, 500, 503])('what a push service answers with %i is tried again', async (answer) => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(answer);
  await write(maker, person, 'The silk has come.');
  await expect.poll(() => browser.calls).toBe(1);
  expect(linesOf(browser)).toEqual([]);
  await expect
    .poll(async () => {
      await hurryJobs(app.services.db, 'notifications.push');
      return linesOf(browser);
    })
    .toEqual(['Meher Ansari sent you a message']);
  expect(await subscriptionsOf(person)).toBe(1);
});

test('a push service that has taken nothing for three days has three tries, and is then forgotten', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  const { db } = app.services;
  browser.answers.push('silence', 503, 503);
  await db.$client.query(
    `update push_subscriptions set created_at = now() - interval '73 hours' where user_id = $1`,
    [person.id],
  );
  await write(maker, person, 'The silk has come.');
  for (const failures of [1, 2]) {
    await expect.poll(() => waitingAfter(person, failures), { timeout: 12_000 }).toBe(1);
    expect(await subscriptionsOf(person)).toBe(1);
    await hurryJobs(db, 'notifications.push');
  }
  await expect.poll(() => subscriptionsOf(person)).toBe(0);
  await allHeard();
  expect(browser.calls).toBe(3);
});

/** How many sendings to somebody wait after so many failures. */
async function waitingAfter({ id }: Actor, failures: number): Promise<number> {
  const text = `select 1 from pgboss.job j join push_subscriptions p on p.id = (j.data ->> 'subscriptionId')::bigint
     where j.name = 'notifications.push' and j.state = 'created' and p.user_id = $1
       and (j.data ->> 'failures')::int = $2`;
  return (await app.services.db.$client.query(text, [id, failures])).rows.length;
}

test('one that has taken something since is tried as often as any', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(503);
  await app.services.db.$client.query(
    `update push_subscriptions set created_at = now() - interval '30 days', taken_at = now() - interval '71 hours'
      where user_id = $1`,
    [person.id],
  );
  await write(maker, person, 'The silk has come.');
  await untilTriedAgain('notifications.push');
  await hurryJobs(app.services.db, 'notifications.push');
  await expect.poll(() => linesOf(browser)).toEqual(['Meher Ansari sent you a message']);
});

test('the news and its sending are written together: what undoes one undoes the other', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const orderId = await orderBetween(person, maker);
  const { db } = app.services;
  // A process that dies between the two: here the database refuses the second.
  await db.$client.query(
    `create function refuse_push() returns trigger language plpgsql as
       $$ begin if new.name = 'notifications.push' then raise exception 'gone'; end if; return new; end $$;
     create trigger refuse_push before insert on pgboss.job for each row execute function refuse_push()`,
  );
  await start(maker, orderId);
  const listed = 'select 1 from notifications where recipient_id = $1';
  await untilTriedAgain('order.moved/notify');
  expect((await db.$client.query(listed, [person.id])).rows).toEqual([]);
  await db.$client.query('drop function refuse_push cascade');
  await hurryJobs(db, 'order.moved/notify');
  await expect.poll(() => linesOf(browser)).toEqual(['Katan silk lehenga is being designed']);
  expect((await db.$client.query(listed, [person.id])).rows).toHaveLength(1);
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
  expect(kept.rows).toEqual([{ key: (await stateOf(person)).publicKey }]);
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

test('a buyer who reads Hindi is told of an order in Hindi, on the device and in the list', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const { person: buyer, browser } = await reader({ name: 'Asha Rao' });
  const chosen = { theme: 'light', textSize: 'usual', language: 'hi' };
  await app.services.db.$client.query(
    `insert into appearance_settings (user_id, theme, text_size, language) values ($1, $2, $3, $4)`,
    [buyer.id, chosen.theme, chosen.textSize, chosen.language],
  );
  const orderId = await orderBetween(buyer, maker);
  await start(maker, orderId);
  await allHeard();
  expect(browser.arrived.map(({ message }) => message)).toMatchObject([
    { title: 'आपका ऑर्डर', line: 'Katan silk lehenga का डिज़ाइन बन रहा है', lang: 'hi' },
  ]);
  const [row = expect.fail('nothing is listed')] = (await buyer.call(getUnreadNotifications)).body
    .notifications;
  expect(row).toMatchObject({
    message: 'Katan silk lehenga is being designed',
    reason: 'orders.DESIGN_IN_PROGRESS',
    params: { order: { reason: 'order.titled', params: { title: 'Katan silk lehenga' } } },
  });
  expect(tell(row, newsCatalogues.hi, 'hi')).toEqual({
    message: 'Katan silk lehenga का डिज़ाइन बन रहा है',
    lead: 'Katan silk lehenga',
  });
});
