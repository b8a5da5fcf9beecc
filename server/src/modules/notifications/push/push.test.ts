import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { setMute } from '#contracts/engagement/mutes.contract.ts';
import { chatMessages, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { changeChoice, changeLetterTimes } from '#contracts/notifications/choices/choices.contract.ts';
import {
  getUnreadNotifications,
  markAllNotificationsAsRead,
} from '#contracts/notifications/notifications.contract.ts';
import { renderNews } from '#contracts/words/render-news.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { designOf } from '#tests/support/people/shop.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import type { PushService } from '#tests/support/servers/push-service.ts';
import { linesOf, makeReaders, openPush, startMaking, stateOf } from '#tests/support/set-ups/push.ts';
import { ask, makeTabs } from '#tests/support/tabs.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let service: PushService;
let stop: () => Promise<void>;
let base: string;
let ahead = 0;
const tabs = makeTabs(() => base);
beforeAll(async () => {
  ({ app, service, stop } = await openPush({ now: () => new Date(Date.now() + ahead) }));
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  tabs.closeAll();
  ahead = 0;
});
afterAll(() => stop());

const { reader, orderBetween } = makeReaders(() => ({ app, service }));
const allHeard = () => untilJobsDone(app.services.db);

/** Sets quiet hours from an hour ago until an hour from now. */
async function beQuiet(person: Actor): Promise<void> {
  const ist = (ms: number) => new Date(Date.now() + ms + 5.5 * 3_600_000).toISOString().slice(11, 16);
  const quietHours = { from: ist(-3_600_000), to: ist(3_600_000) };
  expect((await person.call(changeLetterTimes, { body: { quietHours } })).status).toBe(200);
}

/** The line that a buyer gets, with the order number. */
const designed = expect.stringMatching(/^Katan silk lehenga \(TB-[-\d]+\) is being designed$/);
const designedInHindi = expect.stringMatching(/^Katan silk lehenga \(TB-[-\d]+\) का डिज़ाइन बन रहा है$/);

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
  await startMaking(maker, orderId);
  await allHeard();
  expect(hers.arrived.map(({ message }) => message)).toMatchObject([
    {
      title: 'Your order',
      line: designed,
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
  await startMaking(maker, await orderBetween(asha, maker));
  await allHeard();
  expect(browser.arrived.map(({ message }) => [message.line, message.sounds])).toEqual([[designed, 'never']]);
  ahead = 2 * 3_600_000;
  await hurryJobs(app.services.db, 'notifications.push-after-quiet');
  await allHeard();
  expect(linesOf(browser)).toEqual([designed, 'Meher Ansari sent you a message']);
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

test('a buyer who reads Hindi is told of an order in Hindi, on the device and in the list', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const { person: buyer, browser } = await reader({ name: 'Asha Rao' });
  const chosen = { theme: 'light', textSize: 'usual', language: 'hi' };
  await app.services.db.$client.query(
    `insert into appearance_settings (user_id, theme, text_size, language) values ($1, $2, $3, $4)`,
    [buyer.id, chosen.theme, chosen.textSize, chosen.language],
  );
  const orderId = await orderBetween(buyer, maker);
  await startMaking(maker, orderId);
  await allHeard();
  expect(browser.arrived.map(({ message }) => message)).toMatchObject([
    { title: 'आपका ऑर्डर', line: designedInHindi, lang: 'hi' },
  ]);
  const [row = expect.fail('nothing is listed')] = (await buyer.call(getUnreadNotifications)).body
    .notifications;
  expect(row).toMatchObject({
    message: designed,
    reason: 'orders.DESIGN_IN_PROGRESS',
    params: {
      order: {
        reason: 'order.numbered',
        params: { title: { written: 'Katan silk lehenga', translated: {} } },
      },
    },
  });
  expect(renderNews(row, 'hi')).toEqual({
    message: designedInHindi,
    lead: 'Katan silk lehenga',
  });
});
