import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import {
  getUnreadNotifications,
  listNotifications,
  markNotificationAsReadByDesign,
} from '#contracts/notifications/notifications.contract.ts';
import { reviewPosted } from '#server/modules/reviews/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import {
  like,
  makeNews,
  messagesOf,
  openNotifications,
  unread,
} from '#tests/support/set-ups/notifications.ts';
import { listen, makeTabs } from '#tests/support/tabs.ts';
import { hurryJobs } from '#tests/support/until.ts';

const wait = { timeout: 60_000, interval: 50 };
/** Fifty concurrent people are slow on a busy machine. */
const longWait = { timeout: 60_000, interval: 100 };

let app: TestApp;
let base: string;
let asha: Actor;
let rohan: Actor;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  ({ app, base, asha, rohan } = await openNotifications());
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

const { openStall, publish, allHeard } = makeNews(() => app);

test('a like is told to the maker with who, what and where, in the words of the contract', async () => {
  const { maker, designId } = await openStall();
  await like(asha, designId);
  await vi.waitFor(async () => expect(await unread(maker)).toHaveLength(1), wait);
  const { body } = await maker.call(getUnreadNotifications);
  expect(body).toEqual({
    success: true,
    unreadCount: 1,
    notifications: [
      {
        id: expect.any(Number),
        type: 'LIKE',
        message: 'Asha Rao liked Katan silk lehenga',
        lead: 'Asha Rao',
        reason: 'likes.liked',
        params: { name: 'Asha Rao', title: { written: 'Katan silk lehenga', translated: {} } },
        link: `/product/${designId}`,
        designId,
        senderId: asha.id,
        recipientId: maker.id,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        isRead: false,
        sender: { id: asha.id, name: 'Asha Rao', profileImage: null },
        image: expect.stringContaining('/media/'),
      },
    ],
  });
});

test('fifty people who like a design at once make one notification that tells of fifty', async () => {
  const { maker, designId } = await openStall();
  const tab = await tabs.connected({ cookie: maker.cookie });
  const [first, grown] = [listen(tab, 'new-notification'), listen(tab, 'notificationGrew')];
  const people = await Promise.all(Array.from({ length: 50 }, (_, n) => app.actor({ name: `Person ${n}` })));
  const [earliest, ...others] = people;
  if (!earliest) throw new Error('nobody was made');
  await like(earliest, designId);
  await vi.waitFor(() => expect(first).toHaveLength(1), wait);
  await Promise.all(others.map((person) => like(person, designId)));
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual([expect.stringMatching(/ and 49 others liked /)]),
    longWait,
  );
  // The first like is announced at once, all others together a little later.
  await vi.waitFor(async () => {
    await hurryJobs(app.services.db, 'notifications.announce');
    expect(grown.at(-1)?.[0].message).toMatch(/ and 49 others liked /);
  }, longWait);
  expect(first, 'whoever counts what is new counts one').toHaveLength(1);
  expect(grown.length).toBeLessThanOrEqual(3);
  expect(new Set([...first, ...grown].map(([{ id }]) => id)).size).toBe(1);
});

test('500 taps of one person end in one notification or none, as the like ends', async () => {
  const { maker, designId } = await openStall();
  const tab = await tabs.connected({ cookie: maker.cookie });
  const [heard, outdated] = [listen(tab, 'new-notification'), listen(tab, 'notificationsRead')];
  for (let round = 0; round < 50; round++) {
    await Promise.all(Array.from({ length: 10 }, (_, n) => like(asha, designId, n % 2 === 0)));
  }
  await like(asha, designId, false);
  await allHeard();
  expect(await unread(maker)).toEqual([]);
  const before = heard.length + outdated.length;
  await like(asha, designId, true);
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['Asha Rao liked Katan silk lehenga']),
    wait,
  );
  // A like that was taken back before its announcement still used it up: browsers only refetch their list.
  await vi.waitFor(() => expect(heard.length + outdated.length).toBeGreaterThan(before), wait);
  expect(heard.length).toBeLessThanOrEqual(1);
});

test('likes after the maker has read are told anew, and those before are not counted again', async () => {
  const { maker, designId } = await openStall();
  await like(asha, designId);
  await like(rohan, designId);
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['Rohan Das and 1 other liked Katan silk lehenga']),
    wait,
  );
  await maker.call(markNotificationAsReadByDesign, { params: { designId } });
  const third = await app.actor({ name: 'Kavya Iyer' });
  await like(third, designId);
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['Kavya Iyer liked Katan silk lehenga']),
    wait,
  );
});

test('a like that was told of and read rings no second time, however often it is taken back and given', async () => {
  const { maker, designId } = await openStall();
  const heard = listen(await tabs.connected({ cookie: maker.cookie }), 'new-notification');
  await like(asha, designId);
  await vi.waitFor(() => expect(heard).toHaveLength(1), wait);
  await maker.call(markNotificationAsReadByDesign, { params: { designId } });
  for (let round = 0; round < 3; round++) {
    await like(asha, designId, false);
    await allHeard();
    await like(asha, designId);
    await allHeard();
  }
  expect(await unread(maker)).toEqual([]);
  expect(heard).toHaveLength(1);

  await like(rohan, designId);
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['Rohan Das liked Katan silk lehenga']),
    wait,
  );
  await like(asha, designId, false);
  await like(asha, designId);
  await allHeard();
  expect(await messagesOf(maker)).toEqual(['Rohan Das liked Katan silk lehenga']);
  expect(heard).toHaveLength(2);
});

test('whoever was blocked rings the bell no more, and is not counted among the likes', async () => {
  const { maker, designId } = await openStall();
  const heard = listen(await tabs.connected({ cookie: maker.cookie }), 'new-notification');
  const pest = await app.actor({ name: 'Kabir Seth' });
  await maker.call(setBlock, { params: { userId: pest.id }, body: { wanted: true } });
  await like(pest, designId);
  await publish(reviewPosted, { reviewId: 92, designId, userId: pest.id });
  await allHeard();
  expect((await maker.call(getUnreadNotifications)).body).toMatchObject({
    notifications: [],
    unreadCount: 0,
  });
  expect((await maker.call(listNotifications)).body.notifications).toEqual([]);
  expect(heard).toEqual([]);
  await like(asha, designId);
  await allHeard();
  expect(await messagesOf(maker)).toEqual(['Asha Rao liked Katan silk lehenga']);
});
