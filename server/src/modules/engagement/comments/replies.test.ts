import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentSentences, mostMentions } from '#contracts/engagement/comment.rules.ts';
import {
  createComment,
  deleteComment,
  findMentionable,
  getCommentsByDesign,
  getThread,
  listReplies,
} from '#contracts/engagement/comments.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let asha: Actor;
let rohan: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  asha = await app.actor({ name: 'Asha Rao' });
  rohan = await app.actor({ name: 'Rohan Das' });
});
afterAll(() => app.stop());

const insert = (status = 'PUBLISHED') => insertDesign(app.services.db, { makerId: maker.id, status });

type Said = { content: string; replyTo?: number; mentions?: number[] };
const say = (who: Pick<Actor, 'call'>, id: number, body: Said, headers = {}) =>
  who.call(createComment, { params: { id }, body, headers });
const remove = (who: Pick<Actor, 'call'>, id: number) => who.call(deleteComment, { params: { id } });
const top = async (id: number, who: Pick<Actor, 'call'> = rohan) =>
  (await who.call(getCommentsByDesign, { params: { id }, query: { threads: '1' } })).body;
const replies = (id: number, after?: number, who: Pick<Actor, 'call'> = rohan) =>
  who.call(listReplies, { params: { id }, query: after === undefined ? {} : { after } });

async function standing(designId: number) {
  const { rows } = await app.services.db.$client.query<Record<string, number>>(
    `select comment_count as comments, replies_count as replies,
            (select count(*)::int from comments where design_id = designs.id) as rows,
            (select coalesce(sum(reply_count), 0)::int from comments where design_id = designs.id) as answered
       from designs where id = $1`,
    [designId],
  );
  return rows[0];
}

test('a reply hangs under its comment and is counted, but is no comment of the list of threads', async () => {
  const id = await insert();
  const { comment } = (await say(asha, id, { content: 'Is it lined?' })).body;
  const { body } = await say(maker, id, { content: 'Yes, in mulmul', replyTo: comment.id });
  expect(body).toMatchObject({ commentCount: 2, comment: { replyTo: comment.id, replyCount: 0 } });
  const list = await top(id);
  expect(list).toMatchObject({ totalComments: 1, withReplies: 2, totalPages: 1 });
  expect(list.comments).toMatchObject([{ id: comment.id, replyTo: null, replyCount: 1 }]);
  expect((await replies(comment.id)).body).toMatchObject({
    replies: [{ content: 'Yes, in mulmul', user: { id: maker.id } }],
    next: null,
  });
});

test('who does not ask for threads reads comments and replies in one list, on as many pages as it counts', async () => {
  const id = await insert();
  const words: string[] = [];
  for (let n = 1; n <= 6; n++) {
    const { comment } = (await say(asha, id, { content: `Question ${n}` })).body;
    await say(maker, id, { content: `Answer ${n}`, replyTo: comment.id });
    words.unshift(`Answer ${n}`, `Question ${n}`);
  }
  const pageOf = async (query: object) =>
    (await rohan.call(getCommentsByDesign, { params: { id }, query: { limit: 5, ...query } })).body;
  const first = await pageOf({});
  expect(first).toMatchObject({ totalComments: 12, withReplies: 12, totalPages: 3 });
  const read = [];
  for (const page of [1, 2, 3]) read.push(...(await pageOf({ page })).comments);
  expect(read.map(({ content }) => content)).toEqual(words);
  expect(read[0]).toMatchObject({ replyTo: read[1]?.id });
  const second = await pageOf({ before: first.next });
  expect(second.comments.map(({ content }) => content)).toEqual(words.slice(5, 10));
});

test('the answer to a reply hangs under the same comment', async () => {
  const id = await insert();
  const { comment } = (await say(asha, id, { content: 'Is it lined?' })).body;
  const first = (await say(maker, id, { content: 'Yes', replyTo: comment.id })).body.comment;
  const second = (await say(rohan, id, { content: 'With what?', replyTo: first.id })).body.comment;
  expect(second.replyTo).toBe(comment.id);
  expect((await replies(comment.id)).body.replies.map((reply) => reply.id)).toEqual([first.id, second.id]);
});

test('replies are read on without repeating or skipping', async () => {
  const id = await insert();
  const { comment } = (await say(asha, id, { content: 'Is it lined?' })).body;
  for (let n = 1; n <= 12; n++) await say(rohan, id, { content: `Reply ${n}`, replyTo: comment.id });
  const first = (await replies(comment.id)).body;
  expect(first.replies).toHaveLength(10);
  await remove(rohan, first.replies[9]?.id ?? 0);
  const second = (await replies(comment.id, first.next ?? 0)).body;
  expect(second.replies.map(({ content }) => content)).toEqual(['Reply 11', 'Reply 12']);
  expect(second.next).toBeNull();
});

test('only comments of the same design are answered', async () => {
  const [here, there] = [await insert(), await insert()];
  const { comment } = (await say(asha, there, { content: 'Elsewhere' })).body;
  for (const replyTo of [comment.id, 987_654_321]) {
    const { status, error } = await say(rohan, here, { content: 'Hello', replyTo });
    expect([status, error.message]).toEqual([404, 'This comment could not be found.']);
  }
  expect(await standing(here)).toMatchObject({ comments: 0, replies: 0 });
});

test('a deleted comment takes its replies along; a deleted reply goes alone', async () => {
  const id = await insert();
  const { comment } = (await say(asha, id, { content: 'Is it lined?' })).body;
  const one = (await say(rohan, id, { content: 'I ask too', replyTo: comment.id })).body.comment;
  await say(maker, id, { content: 'It is', replyTo: comment.id });
  expect((await remove(asha, one.id)).status).toBe(404);
  expect((await remove(rohan, one.id)).body.commentCount).toBe(2);
  expect(await standing(id)).toEqual({ comments: 2, replies: 1, rows: 2, answered: 1 });
  expect((await remove(asha, comment.id)).body.commentCount).toBe(0);
  expect(await standing(id)).toEqual({ comments: 0, replies: 0, rows: 0, answered: 0 });
});

test('replies and the deletion of what they answer at once leave the counts equal to the rows', async () => {
  const id = await insert();
  const comments = await Promise.all(
    Array.from(
      { length: 6 },
      async (_, n) => (await say(asha, id, { content: `Comment ${n}` })).body.comment,
    ),
  );
  const statuses = await Promise.all(
    comments.flatMap((comment, n) => [
      say(rohan, id, { content: 'First', replyTo: comment.id }),
      ...(n % 2 === 0 ? [remove(maker, comment.id), remove(asha, comment.id)] : []),
      say(rohan, id, { content: 'Second', replyTo: comment.id }),
    ]),
  );
  expect(statuses.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(await standing(id)).toEqual({ comments: 9, replies: 6, rows: 9, answered: 6 });
});

test('a repeated reply is posted once, and its key posts nothing under another comment', async () => {
  const id = await insert();
  const { comment } = (await say(asha, id, { content: 'Is it lined?' })).body;
  const other = (await say(asha, id, { content: 'Does it fade?' })).body.comment;
  const headers = { 'idempotency-key': 'reply-00001' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => say(rohan, id, { content: 'Yes', replyTo: comment.id }, headers)),
  );
  expect(new Set(answers.map(({ body }) => body.comment.id)).size).toBe(1);
  const elsewhere = await say(rohan, id, { content: 'Yes', replyTo: other.id }, headers);
  expect(elsewhere.error.code).toBe('CONFLICT');
  expect(await standing(id)).toMatchObject({ comments: 3, replies: 1 });
});

test('a comment is found where it stands, and not once its design is hidden', async () => {
  const id = await insert();
  const { comment } = (await say(asha, id, { content: 'Is it lined?' })).body;
  const reply = (await say(maker, id, { content: 'Yes', replyTo: comment.id })).body.comment;
  const thread = (asked: number, who: Pick<Actor, 'call'> = app.visitor) =>
    who.call(getThread, { params: { id: asked } });
  expect((await thread(comment.id)).body).toMatchObject({
    designId: id,
    comment: { id: comment.id },
    reply: null,
  });
  expect((await thread(reply.id)).body).toMatchObject({
    comment: { id: comment.id },
    reply: { id: reply.id },
  });
  await app.services.db.$client.query(`update designs set status = 'HIDDEN' where id = $1`, [id]);
  expect((await thread(reply.id, rohan)).status).toBe(404);
  expect((await replies(comment.id)).body.replies).toEqual([]);
  expect((await thread(reply.id, maker)).status).toBe(200);
});

test('those named behind an @ are kept where their name stands in the words', async () => {
  const id = await insert();
  await say(rohan, id, { content: 'Lovely' });
  const { body } = await say(asha, id, {
    content: 'Look, @Rohan Das and @Kavya Iyer',
    mentions: [rohan.id, maker.id, asha.id],
  });
  expect(body.comment.mentions).toEqual([
    { id: maker.id, name: 'Kavya Iyer' },
    { id: rohan.id, name: 'Rohan Das' },
  ]);
  const unnamed = await say(asha, id, { content: 'Nobody here', mentions: [rohan.id] });
  expect(unnamed.body.comment.mentions).toEqual([]);
});

test('a shopper who has said nothing here and is not followed cannot be named', async () => {
  const id = await insert();
  const quiet = await app.actor({ name: 'Quiet Person' });
  const name = () => say(asha, id, { content: 'You, @Quiet Person', mentions: [quiet.id] });
  expect((await name()).body.comment.mentions).toEqual([]);
  await asha.call(followMaker, { params: { id: quiet.id }, body: { wanted: true } });
  expect((await name()).body.comment.mentions).toEqual([{ id: quiet.id, name: 'Quiet Person' }]);
});

test('more than five people are refused with a sentence', async () => {
  const id = await insert();
  const mentions = Array.from({ length: mostMentions + 1 }, (_, n) => n + 1);
  const { status, error } = await say(asha, id, { content: 'All of you', mentions });
  expect([status, error.errors]).toEqual([400, { mentions: inEnglish(commentSentences.tooManyMentions) }]);
});

test('a deleted person stays in the words, without a link', async () => {
  const id = await insert();
  const leaving = await app.actor({ name: 'Leaving Soon' });
  await say(leaving, id, { content: 'Bye' });
  await say(asha, id, { content: 'Bye, @Leaving Soon', mentions: [leaving.id] });
  await app.services.db.$client.query(`update users set status = 'DELETED' where id = $1`, [leaving.id]);
  expect((await top(id)).comments[0]).toMatchObject({ content: 'Bye, @Leaving Soon', mentions: [] });
});

test('people who blocked one another are neither suggested nor named', async () => {
  const id = await insert();
  const blocker = await app.actor({ name: 'Blocking Bina', role: 'DESIGNER' });
  const blocked = await app.actor({ name: 'Blocked Bhanu', role: 'DESIGNER' });
  await blocker.call(setBlock, { params: { userId: blocked.id }, body: { wanted: true } });
  for (const [who, other, name] of [
    [blocker, blocked, 'Blocked Bhanu'],
    [blocked, blocker, 'Blocking Bina'],
  ] as const) {
    await say(other, id, { content: 'I was here' });
    for (const q of ['', name]) {
      const { body } = await who.call(findMentionable, { params: { id }, query: { q } });
      expect(body.people.map((person) => person.id)).not.toContain(other.id);
    }
    const { body } = await say(who, id, { content: `Hey @${name}`, mentions: [other.id] });
    expect(body.comment.mentions).toEqual([]);
  }
});

test('the maker, who commented and whom one follows are suggested before others of the name', async () => {
  const id = await insert();
  await say(rohan, id, { content: 'Lovely' });
  const ask = async (q: string) =>
    (await asha.call(findMentionable, { params: { id }, query: { q } })).body.people.map(({ name }) => name);
  expect((await ask('')).slice(0, 2)).toEqual(['Kavya Iyer', 'Rohan Das']);
  expect(await ask('roh')).toEqual(['Rohan Das']);
  expect(await ask('das ro')).toEqual(['Rohan Das']);
  expect(await ask(`';--`)).toEqual(await ask(''));
});

test('names are found as the search folds them, whatever accents, dots and signs they are written with', async () => {
  const id = await insert();
  const people = ['Zoë Fernandes', "Noel D'Souza", 'ज़ोया अली'];
  for (const name of people) await say(await app.actor({ name }), id, { content: 'Lovely' });
  const asked = ['Zoe', 'dsouza', 'जोया'];
  const found = await Promise.all(
    asked.map(async (q) => (await asha.call(findMentionable, { params: { id }, query: { q } })).body.people),
  );
  expect(found.map(([first]) => first?.name)).toEqual(people.map((name) => name.normalize('NFC')));
});

test('people who do not see the design are not suggested', async () => {
  const id = await insert();
  const follower = await app.actor({ name: 'Bhoomi Follows', role: 'DESIGNER' });
  const stranger = await app.actor({ name: 'Bhoomi Elsewhere', role: 'DESIGNER' });
  await follower.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  await say(stranger, id, { content: 'Seen while all could' });
  const suggested = async (q: string) =>
    (await maker.call(findMentionable, { params: { id }, query: { q } })).body.people.map(({ name }) => name);
  expect(await suggested('bhoomi')).toEqual(['Bhoomi Elsewhere', 'Bhoomi Follows']);
  await maker.call(changePrivacy, { body: { profileVisibility: 'FOLLOWERS' } });
  expect(await suggested('bhoomi')).toEqual(['Bhoomi Follows']);
  expect(await suggested('')).not.toContain('Bhoomi Elsewhere');
  await maker.call(changePrivacy, { body: { profileVisibility: 'PUBLIC' } });
});
