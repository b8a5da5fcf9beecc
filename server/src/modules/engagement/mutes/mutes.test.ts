import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { createComment, findMentionable } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { listMuted, setMute } from '#contracts/engagement/mutes.contract.ts';
import { suggestMakers } from '#contracts/feed/discover.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { listBlocked, setBlock } from '#contracts/messaging/messaging.contract.ts';
import {
  getUnreadNotifications,
  listNotifications,
} from '#contracts/notifications/notifications.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.stop());

/** A new reader and a muted maker for each test. */
async function pair() {
  const reader = await app.actor({ name: 'Asha Rao', role: 'DESIGNER' });
  const muted = await app.actor({ name: 'Muted Mohan', role: 'DESIGNER' });
  return { reader, muted };
}

const mute = (who: Actor, { id }: { id: number }, wanted = true) =>
  who.call(setMute, { params: { id }, body: { wanted } });
const unread = async (who: Actor) => {
  await untilJobsDone(app.services.db);
  return (await who.call(getUnreadNotifications)).body;
};

test('the feed and its Following tab leave out whom one has muted, and bring them back', async () => {
  const { reader, muted } = await pair();
  const hidden = await insertDesign(app.services.db, { makerId: muted.id });
  const other = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const shown = await insertDesign(app.services.db, { makerId: other.id });
  for (const maker of [muted, other])
    await reader.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  const idsOf = async (tab?: 'following') => {
    const { body } = await reader.call(getProductsForFeed, { query: tab ? { tab } : {} });
    return body.products.map(({ id }) => id);
  };
  await mute(reader, muted);
  for (const ids of [await idsOf(), await idsOf('following')]) {
    expect(ids).toContain(shown);
    expect(ids).not.toContain(hidden);
  }
  const { body } = await app.visitor.call(getProductsForFeed, { query: {} });
  expect(body.products.map(({ id }) => id)).toContain(hidden);
  await mute(reader, muted, false);
  for (const ids of [await idsOf(), await idsOf('following')]) expect(ids).toContain(hidden);
});

test('suggestions of makers and of people to mention leave them out', async () => {
  const { reader, muted } = await pair();
  const designId = await insertDesign(app.services.db, { makerId: muted.id });
  const suggested = async () => {
    const makers = (await reader.call(suggestMakers)).body.data.map(({ id }) => id);
    const { body } = await reader.call(findMentionable, { params: { id: designId }, query: {} });
    return [makers.includes(muted.id), body.people.some(({ id }) => id === muted.id)];
  };
  expect(await suggested()).toEqual([true, true]);
  await mute(reader, muted);
  expect(await suggested()).toEqual([false, false]);
});

test('neither what they did before nor what they do now is told, but their message is', async () => {
  const { reader, muted } = await pair();
  const designId = await insertDesign(app.services.db, { makerId: reader.id });
  const act = async (content: string) => {
    await muted.call(createComment, { params: { id: designId }, body: { content } });
    await muted.call(likeUnLikeDesign, { params: { id: designId }, body: { wanted: true } });
    await muted.call(followMaker, { params: { id: reader.id }, body: { wanted: true } });
  };
  await muted.call(createComment, { params: { id: designId }, body: { content: 'Before' } });
  expect((await unread(reader)).unreadCount).toBe(1);
  await mute(reader, muted);
  await act('After');
  await write(muted, reader, 'Is the madder fast?');
  const told = await unread(reader);
  expect(told.notifications.map(({ type }) => type)).toEqual(['MESSAGE']);
  expect(told.unreadCount).toBe(1);
  const { body } = await reader.call(listNotifications, { query: {} });
  expect(body.notifications.map(({ type }) => type)).toEqual(['MESSAGE']);
});

test('they can still be visited, and nothing of theirs tells that they are muted', async () => {
  const { reader, muted } = await pair();
  const profile = async (who: Actor, { id }: Actor) =>
    (await who.call(viewPublicProfile, { params: { userId: id } })).body.data;
  const before = await profile(muted, reader);
  await mute(reader, muted);
  expect(await profile(reader, muted)).toMatchObject({ isMuted: true, can: { mute: true, message: true } });
  expect(await profile(muted, reader)).toEqual(before);
  expect((await unread(muted)).notifications).toEqual([]);
  expect((await muted.call(listMuted, { query: {} })).body.people).toEqual([]);
});

test('the muted and the blocked are listed with the latest first, page by page, each until it is undone', async () => {
  const reader = await app.actor({ name: 'Asha Rao' });
  const people: Actor[] = [];
  for (let n = 0; n < 22; n++) people.push(await app.actor({ name: `Person ${n}` }));
  for (const person of people) {
    expect((await mute(reader, person)).body).toMatchObject({ isMuted: true });
    await reader.call(setBlock, { params: { userId: person.id }, body: { wanted: true } });
  }
  const expected = people.map(({ id }) => id).reverse();
  for (const list of [listMuted, listBlocked]) {
    const first = (await reader.call(list, { query: {} })).body;
    const second = (await reader.call(list, { query: { cursor: first.nextCursor ?? '' } })).body;
    expect([...first.people, ...second.people].map(({ id }) => id)).toEqual(expected);
    expect([first.people.length, second.nextCursor]).toEqual([20, null]);
  }
  const last = people.at(-1) ?? reader;
  await Promise.all([mute(reader, last, false), mute(reader, last, false)]);
  expect((await reader.call(listMuted, { query: {} })).body.people[0]?.id).toBe(expected[1]);
});

test('muting twice at once is muting once; oneself and nobody are refused', async () => {
  const { reader, muted } = await pair();
  const answers = await Promise.all(Array.from({ length: 8 }, () => mute(reader, muted)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await reader.call(listMuted, { query: {} })).body.people).toHaveLength(1);
  const self = await mute(reader, reader);
  expect([self.status, self.error.message]).toEqual([400, 'You cannot mute yourself.']);
  expect((await mute(reader, { id: 987_654_321 })).status).toBe(404);
});
