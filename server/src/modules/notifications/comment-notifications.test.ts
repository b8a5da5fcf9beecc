import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment, deleteComment } from '#contracts/engagement/comments.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { commentPosted } from '#server/modules/engagement/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.stop());

/** A design with its maker and two commenters, and the notifications of each. */
async function openTalk() {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const asha = await app.actor({ name: 'Asha Rao' });
  const rohan = await app.actor({ name: 'Rohan Das' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id, title: 'Katan lehenga' });
  const say = async (who: Actor, content: string, more: { replyTo?: number; mentions?: number[] } = {}) => {
    const { body } = await who.call(createComment, { params: { id: designId }, body: { content, ...more } });
    return body.comment;
  };
  const told = async (who: Actor) => {
    await untilJobsDone(app.services.db);
    const { notifications } = (await who.call(getUnreadNotifications)).body;
    return notifications.map(({ type, message, link }) => ({ type, message, link }));
  };
  return { maker, asha, rohan, designId, say, told };
}

test('a reply is told to the author of the comment and to the maker, each with the way to it', async () => {
  const { maker, asha, rohan, designId, say, told } = await openTalk();
  const comment = await say(asha, 'Is it lined?');
  const reply = await say(rohan, 'I think so', { replyTo: comment.id });
  const link = `/product/${designId}?comment=${reply.id}`;
  expect(await told(asha)).toEqual([
    { type: 'REPLY', message: 'Rohan Das answered your comment on Katan lehenga', link },
  ]);
  expect((await told(maker))[0]).toEqual({
    type: 'COMMENT',
    message: 'Rohan Das commented on Katan lehenga',
    link,
  });
  expect(await told(rohan)).toEqual([]);
});

test('whoever is concerned in more than one way is told once, by what concerns them most', async () => {
  const { maker, asha, say, told } = await openTalk();
  const comment = await say(maker, 'New on the loom');
  const reply = await say(asha, 'Lovely, @Meher Ansari', { replyTo: comment.id, mentions: [maker.id] });
  expect((await told(maker)).map(({ type }) => type)).toEqual(['REPLY']);
  await say(maker, 'Thank you, @Asha Rao', { replyTo: reply.id, mentions: [asha.id] });
  expect((await told(asha)).map(({ type, message }) => [type, message])).toEqual([
    ['MENTION', 'Meher Ansari mentioned you in a comment on Katan lehenga'],
  ]);
});

test('the news of a comment that is heard twice tells nothing new', async () => {
  const { maker, asha, designId, say, told } = await openTalk();
  const { id } = await say(asha, 'Is it lined?');
  expect(await told(maker)).toHaveLength(1);
  await app.services.events.publish(app.services.db, commentPosted, {
    commentId: id,
    designId,
    userId: asha.id,
  });
  expect(await told(maker)).toHaveLength(1);
});

test('with a comment go the news of it and of all its replies and mentions', async () => {
  const { maker, asha, rohan, say, told } = await openTalk();
  await say(rohan, 'I was here');
  const comment = await say(asha, 'Look, @Rohan Das', { mentions: [rohan.id] });
  await say(maker, 'Welcome', { replyTo: comment.id });
  expect((await told(rohan)).map(({ type }) => type)).toEqual(['MENTION']);
  expect((await told(asha)).map(({ type }) => type)).toEqual(['REPLY']);
  await asha.call(deleteComment, { params: { id: comment.id } });
  expect(await told(rohan)).toEqual([]);
  expect(await told(asha)).toEqual([]);
  expect(await told(maker)).toHaveLength(1);
});

test('whom one has blocked neither answers nor mentions one audibly', async () => {
  const { asha, rohan, say, told } = await openTalk();
  const comment = await say(asha, 'Is it lined?');
  await asha.call(setBlock, { params: { userId: rohan.id }, body: { wanted: true } });
  await say(rohan, 'Yes', { replyTo: comment.id });
  await say(rohan, 'Look, @Asha Rao', { mentions: [asha.id] });
  expect(await told(asha)).toEqual([]);
});
