import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createComment, deleteComment } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { markChatRead, setBlock } from '#contracts/messaging/messaging.contract.ts';
import {
  getUnreadNotifications,
  listNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  markNotificationAsReadByDesign,
  type Notification,
} from '#contracts/notifications/notifications.contract.ts';
import { commentPosted, designLiked, makerFollowed } from '#server/modules/engagement/public.ts';
import { messageSent } from '#server/modules/messaging/public.ts';
import { reviewPosted } from '#server/modules/reviews/public.ts';
import type { EventKind } from '#server/platform/events/events.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { listen, makeTabs } from '#tests/support/tabs.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

const wait = { timeout: 10_000, interval: 50 };
/** Fifty people at once are much for a machine that is busy. */
const longWait = { timeout: 30_000, interval: 100 };

let app: TestApp;
let base: string;
let asha: Actor;
let rohan: Actor;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' }, withJobs: true });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  asha = await app.actor({ name: 'Asha Rao' });
  rohan = await app.actor({ name: 'Rohan Das' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

/** A maker of their own for each test, with one design. */
async function openStall(title = 'Katan silk lehenga') {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  return { maker, designId: await insertDesign(app.services.db, { makerId: maker.id, title }) };
}

async function unread(person: Actor): Promise<Notification[]> {
  return (await person.call(getUnreadNotifications)).body.notifications;
}

const messagesOf = async (person: Actor) => (await unread(person)).map(({ message }) => message);

function like(person: Actor, designId: number, wanted = true) {
  return person.call(likeUnLikeDesign, { params: { id: designId }, body: { wanted } });
}

async function comment(person: Actor, designId: number): Promise<number> {
  const { body } = await person.call(createComment, {
    params: { id: designId },
    body: { content: 'The konia is exactly like my dadi’s.' },
  });
  return body.comment.id;
}

function follow(person: Actor, maker: Actor, wanted = true) {
  return person.call(followMaker, { params: { id: maker.id }, body: { wanted } });
}

/** Says again what was said, as a job that is run twice does. */
function publish<Payload extends object>(kind: EventKind<Payload>, payload: Payload): Promise<void> {
  return app.services.events.publish(app.services.db, kind, payload);
}

const allHeard = () => untilJobsDone(app.services.db);

test('what came first stands below what came after, whichever was told of first', async () => {
  const { maker, designId } = await openStall();
  const { db, events } = app.services;
  const reviewAt = (reviewId: number, reader: Actor, hoursAgo: number) => {
    const happened = new Date(Date.now() - hoursAgo * 3_600_000);
    const then = events.withClock({ now: () => happened });
    return then.publish(db, reviewPosted, { reviewId, designId, userId: reader.id });
  };
  await reviewAt(901, asha, 1);
  await vi.waitFor(async () => expect(await unread(maker)).toHaveLength(1), wait);
  await reviewAt(902, rohan, 2);
  await vi.waitFor(async () => expect(await unread(maker)).toHaveLength(2), wait);
  expect((await unread(maker)).map(({ senderId }) => senderId)).toEqual([asha.id, rohan.id]);
});

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
        params: { name: 'Asha Rao', title: 'Katan silk lehenga' },
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
  // Told at once of the first, and a little later of all the others together.
  await vi.waitFor(async () => {
    await hurryJobs(app.services.db, 'notifications.announce');
    expect(grown.at(-1)?.[0].message).toMatch(/ and 49 others liked /);
  }, longWait);
  expect(first, 'whoever counts what is new counts one').toHaveLength(1);
  expect(grown.length).toBeLessThanOrEqual(3);
  expect(new Set([...first, ...grown].map(([{ id }]) => id)).size).toBe(1);
}, 60_000);

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
  // A like that was taken back before browsers heard of it has had its turn: they only read their list again.
  await vi.waitFor(() => expect(heard.length + outdated.length).toBeGreaterThan(before), wait);
  expect(heard.length).toBeLessThanOrEqual(1);
}, 60_000);

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
}, 30_000);

test('whoever was blocked rings the bell no more, and is not counted among the likes', async () => {
  const { maker, designId } = await openStall();
  const heard = listen(await tabs.connected({ cookie: maker.cookie }), 'new-notification');
  const pest = await app.actor({ name: 'Kabir Seth' });
  await maker.call(setBlock, { params: { userId: pest.id }, body: { wanted: true } });
  await comment(pest, designId);
  await like(pest, designId);
  await follow(pest, maker);
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
}, 30_000);

test('the same event heard twice, also after it was read, tells nothing new', async () => {
  const { maker, designId } = await openStall();
  await like(asha, designId);
  await follow(asha, maker);
  const commentId = await comment(asha, designId);
  const { id: messageId, chatId } = await write(asha, maker, 'Is there a blouse piece with it?');
  const tellAgain = async () => {
    await publish(designLiked, { designId, userId: asha.id });
    await publish(commentPosted, { commentId, designId, userId: asha.id });
    await publish(reviewPosted, { reviewId: 72, designId, userId: asha.id });
    await publish(makerFollowed, { makerId: maker.id, followerId: asha.id });
    await publish(messageSent, { messageId, chatId, senderId: asha.id, receiverId: maker.id });
    await allHeard();
  };
  await tellAgain();
  await tellAgain();
  const first = await unread(maker);
  expect(first.map(({ type }) => type).sort()).toEqual(['COMMENT', 'FOLLOW', 'LIKE', 'MESSAGE', 'REVIEW']);
  expect(first.find(({ type }) => type === 'MESSAGE')?.message).toBe('Asha Rao sent you a message');

  await maker.call(markAllNotificationsAsRead);
  await tellAgain();
  expect(await unread(maker)).toEqual([]);
  expect((await maker.call(listNotifications)).body.notifications).toHaveLength(5);
});

test('nobody is told of their own act', async () => {
  const { maker, designId } = await openStall();
  await like(maker, designId);
  await comment(maker, designId);
  await publish(reviewPosted, { reviewId: 82, designId, userId: maker.id });
  await allHeard();
  expect((await maker.call(listNotifications)).body.notifications).toEqual([]);
});

test('messages of a chat are one notification while it is unread, and reading the chat reads it', async () => {
  const { maker } = await openStall();
  await write(rohan, maker, 'Namaste');
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['Rohan Das sent you a message']),
    wait,
  );
  await write(rohan, maker, 'Is the pallu woven by hand?');
  const last = await write(rohan, maker, 'And how long does it take?');
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['3 new messages from Rohan Das']),
    wait,
  );
  const { chatId } = last;
  expect((await unread(maker)).map(({ link }) => link)).toEqual([`/chat/${chatId}/${rohan.id}`]);

  await maker.call(markChatRead, { params: { chatId }, body: { upTo: last.id } });
  await vi.waitFor(async () => expect(await unread(maker)).toEqual([]), wait);
  // The news of a message that is slower than its reader.
  await publish(messageSent, { messageId: last.id, chatId, senderId: rohan.id, receiverId: maker.id });
  await allHeard();
  expect(await unread(maker)).toEqual([]);

  await write(rohan, maker, 'One more thing');
  await vi.waitFor(
    async () => expect(await messagesOf(maker)).toEqual(['Rohan Das sent you a message']),
    wait,
  );
});

test('what was taken back is withdrawn, also when the news of it is told again', async () => {
  const { maker, designId } = await openStall();
  const commentId = await comment(asha, designId);
  await allHeard();
  await follow(rohan, maker);
  await allHeard();
  expect(await messagesOf(maker)).toEqual([
    'Rohan Das follows you',
    'Asha Rao commented on Katan silk lehenga',
  ]);
  await asha.call(deleteComment, { params: { id: commentId } });
  await follow(rohan, maker, false);
  await allHeard();
  await publish(commentPosted, { commentId, designId, userId: asha.id });
  await publish(makerFollowed, { makerId: maker.id, followerId: rohan.id });
  await allHeard();
  expect((await maker.call(listNotifications)).body.notifications).toEqual([]);
});

test('whoever follows and unfollows in turn rings the bell once', async () => {
  const { maker } = await openStall();
  const heard = listen(await tabs.connected({ cookie: maker.cookie }), 'new-notification');
  for (let round = 0; round < 6; round++) await follow(asha, maker, round % 2 === 0);
  await follow(asha, maker);
  await allHeard();
  expect(await messagesOf(maker)).toEqual(['Asha Rao follows you']);
  await maker.call(markAllNotificationsAsRead);
  await follow(asha, maker, false);
  await follow(asha, maker);
  await allHeard();
  expect(await unread(maker)).toEqual([]);
  expect(heard.length).toBeLessThanOrEqual(1);
});

test('what leads nowhere any more is not shown: a design taken down, a person who has gone', async () => {
  const { maker, designId } = await openStall();
  const leaver = await app.actor({ name: 'Zoya Khan' });
  await like(asha, designId);
  await follow(leaver, maker);
  await vi.waitFor(async () => expect(await unread(maker)).toHaveLength(2), wait);
  await app.services.db.$client.query(`update designs set status = 'HIDDEN' where id = $1`, [designId]);
  await app.services.db.$client.query(`update users set status = 'BANNED' where id = $1`, [leaver.id]);
  expect((await maker.call(getUnreadNotifications)).body).toMatchObject({
    notifications: [],
    unreadCount: 0,
  });
  expect((await maker.call(listNotifications)).body.notifications).toEqual([]);
});

test('marking one, those of a design, or all is heard by the other tabs and by nobody else', async () => {
  const { maker, designId } = await openStall();
  const other = await insertDesign(app.services.db, { makerId: maker.id });
  const tab = listen(await tabs.connected({ cookie: maker.cookie }), 'notificationsRead');
  await like(asha, designId);
  await comment(rohan, designId);
  await like(asha, other);
  await follow(asha, maker);
  await vi.waitFor(async () => expect(await unread(maker)).toHaveLength(4), wait);
  const before = tab.length;

  const byDesign = await maker.call(markNotificationAsReadByDesign, { params: { designId } });
  expect(byDesign.body).toMatchObject({ message: 'Marked as read', reason: 'done.read', unreadCount: 2 });
  const [newest] = await unread(maker);
  const one = await maker.call(markNotificationAsRead, { params: { id: newest?.id ?? 0 } });
  expect(one.body.unreadCount).toBe(1);
  expect((await maker.call(markAllNotificationsAsRead)).body.unreadCount).toBe(0);
  await vi.waitFor(() => expect(tab.length - before).toBe(3), wait);
  const { notifications } = (await maker.call(listNotifications)).body;
  expect(notifications.map(({ isRead }) => isRead)).toEqual([true, true, true, true]);
});

test('another’s notifications are neither shown nor marked, and look like none', async () => {
  const { maker, designId } = await openStall();
  await like(asha, designId);
  await vi.waitFor(async () => expect(await unread(maker)).toHaveLength(1), wait);
  const [one] = await unread(maker);
  const foreign = await rohan.call(markNotificationAsRead, { params: { id: one?.id ?? 0 } });
  const missing = await rohan.call(markNotificationAsRead, { params: { id: 987_654_321 } });
  expect([foreign.status, foreign.error.message]).toEqual([missing.status, missing.error.message]);
  expect(foreign.status).toBe(404);
  await rohan.call(markNotificationAsReadByDesign, { params: { designId } });
  await rohan.call(markAllNotificationsAsRead);
  expect(await unread(maker)).toHaveLength(1);
  expect((await rohan.call(listNotifications)).body.notifications.map(({ id }) => id)).not.toContain(one?.id);
});

test('the list ends at fifty and the count at a hundred; pages go on to the last one', async () => {
  const { maker, designId } = await openStall();
  await app.services.db.$client.query(
    `insert into notifications (recipient_id, type, subject, sender_id, design_id, created_at)
     select $1, 'COMMENT', 'comment:-' || i, $2, $3, now() - (i / 3) * interval '1 minute'
       from generate_series(1, 130) i`,
    [maker.id, asha.id, designId],
  );
  const { body } = await maker.call(getUnreadNotifications);
  expect([body.notifications.length, body.unreadCount]).toEqual([50, 100]);

  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof maker.call<typeof listNotifications>>> = await maker.call(
      listNotifications,
      { query: cursor === undefined ? {} : { cursor } },
    );
    ids.push(...page.body.notifications.map(({ id }) => id));
    cursor = page.body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(ids).toHaveLength(130);
  expect(new Set(ids).size).toBe(130);
  expect((await maker.call(listNotifications, { query: { cursor: 'nowhere' } })).status).toBe(400);
});
