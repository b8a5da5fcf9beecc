import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deleteComment } from '#contracts/engagement/comments.contract.ts';
import { markChatRead } from '#contracts/messaging/messaging.contract.ts';
import {
  getUnreadNotifications,
  listNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  markNotificationAsReadByDesign,
} from '#contracts/notifications/notifications.contract.ts';
import { commentPosted, designLiked, makerFollowed } from '#server/modules/engagement/public.ts';
import { messageSent } from '#server/modules/messaging/public.ts';
import { reviewPosted } from '#server/modules/reviews/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import {
  comment,
  like,
  makeNews,
  messagesOf,
  openNotifications,
  unread,
} from '#tests/support/set-ups/notifications.ts';
import { follow } from '#tests/support/set-ups/profiles.ts';
import { listen, makeTabs } from '#tests/support/tabs.ts';

const wait = { timeout: 60_000, interval: 50 };

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
  // The event of a message that arrives after the message was read.
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
