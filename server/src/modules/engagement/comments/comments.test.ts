import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentSentences } from '#contracts/engagement/comment.rules.ts';
import {
  createComment,
  deleteComment,
  getCommentsByDesign,
} from '#contracts/engagement/comments.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { commentDeleted, commentPosted } from '../engagement.events.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
let stranger: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
  stranger = await app.actor({ name: 'Nisha Paul' });
});
afterAll(() => app.stop());

const insert = (status = 'PUBLISHED') => insertDesign(app.services.db, { makerId: maker.id, status });

const post = (actor: Pick<Actor, 'call'>, id: number, content: string, headers = {}) =>
  actor.call(createComment, { params: { id }, body: { content }, headers });

const read = (id: number, query: { page?: number; limit?: number; before?: number } = {}, who = stranger) =>
  who.call(getCommentsByDesign, { params: { id }, query });

const remove = (actor: Pick<Actor, 'call'>, id: number) => actor.call(deleteComment, { params: { id } });

async function standing(designId: number) {
  const { rows } = await app.services.db.$client.query<{ counted: number; rows: number }>(
    `select comment_count as counted, (select count(*) from comments where design_id = designs.id) as rows
       from designs where id = $1`,
    [designId],
  );
  return rows[0];
}

test('a comment is trimmed, stored, answered with and counted', async () => {
  const id = await insert();
  const { status, body } = await post(shopper, id, '  Is the border woven or stitched on?\n');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: 'Comment posted',
    commentCount: 1,
    comment: {
      content: 'Is the border woven or stitched on?',
      user: { id: shopper.id, name: 'Rohan Das', profile: { profileImage: null } },
      can: { delete: true, report: false },
    },
  });
  expect(await standing(id)).toEqual({ counted: 1, rows: 1 });
});

test('the list has no envelope: the design, the page, the totals and the comments, newest first', async () => {
  const id = await insert();
  for (let n = 1; n <= 12; n++) await post(shopper, id, `Remark ${n}`);
  const { body } = await read(id);
  expect(Object.keys(body).sort()).toEqual([
    'comments',
    'currentPage',
    'designId',
    'next',
    'success',
    'totalComments',
    'totalPages',
    'withReplies',
  ]);
  expect(body).toMatchObject({ designId: id, currentPage: 1, totalPages: 2, totalComments: 12 });
  expect(body.comments.map(({ content }) => content)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Remark ${12 - n}`),
  );
});

test('pages by number hold every comment once, and one beyond the last is empty', async () => {
  const id = await insert();
  for (let n = 1; n <= 7; n++) await post(shopper, id, `Remark ${n}`);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => read(id, { page, limit: 3 })));
  expect(pages.map(({ body }) => body.comments.map(({ content }) => content.slice(-1)).join(''))).toEqual([
    '765',
    '432',
    '1',
    '',
  ]);
  expect(pages.map(({ body }) => body.currentPage)).toEqual([1, 2, 3, 4]);
  expect(pages.map(({ body }) => body.next === null)).toEqual([false, false, true, true]);
});

test('reading on after a comment neither repeats nor skips while others are posted and deleted', async () => {
  const id = await insert();
  for (let n = 1; n <= 6; n++) await post(shopper, id, `Remark ${n}`);
  const first = (await read(id, { limit: 3 })).body;
  await post(shopper, id, 'A newcomer');
  await remove(shopper, first.comments[0]?.id ?? 0);
  const second = (await read(id, { limit: 3, before: first.next ?? 0 })).body;
  expect(second.comments.map(({ content }) => content)).toEqual(['Remark 3', 'Remark 2', 'Remark 1']);
  expect(second.next).toBeNull();
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['signs that cannot be seen', '\u200b\u2060\u00ad'],
])('%s is no comment', async (_, content) => {
  const id = await insert();
  const { status, error } = await post(shopper, id, content);
  expect([status, error.code, error.errors]).toEqual([
    400,
    'INVALID_INPUT',
    { content: inEnglish(commentSentences.empty) },
  ]);
  expect(await standing(id)).toEqual({ counted: 0, rows: 0 });
});

test('a thousand characters are posted and one more is refused with a sentence', async () => {
  const id = await insert();
  expect((await post(shopper, id, 'क'.repeat(1000))).status).toBe(200);
  const { status, error } = await post(shopper, id, 'क'.repeat(1001));
  expect([status, error.errors]).toEqual([400, { content: inEnglish(commentSentences.tooLong) }]);
  expect(await standing(id)).toEqual({ counted: 1, rows: 1 });
});

test('only designs that can be seen are commented on and read', async () => {
  for (const id of [
    await insert('HIDDEN'),
    await insert('DELETED'),
    await insert('PROCESSING'),
    987_654_321,
  ]) {
    const { status, error } = await post(shopper, id, 'Lovely');
    expect([status, error.message]).toEqual([404, 'This design could not be found.']);
    expect((await read(id)).status).toBe(404);
  }
});

test('makers see the empty list of their own design while its pictures are prepared', async () => {
  const id = await insert('PROCESSING');
  expect((await read(id, {}, maker)).body).toMatchObject({ totalComments: 0, totalPages: 0, comments: [] });
});

test('signed out one reads, and neither posts nor deletes', async () => {
  const id = await insert();
  const { body } = await post(shopper, id, 'Will it fade?');
  const seen = await app.visitor.call(getCommentsByDesign, { params: { id }, query: {} });
  expect(seen.body.comments).toMatchObject([
    { content: 'Will it fade?', can: { delete: false, report: true } },
  ]);
  expect((await post(app.visitor, id, 'Hello')).status).toBe(401);
  expect((await remove(app.visitor, body.comment.id)).status).toBe(401);
  expect(await standing(id)).toEqual({ counted: 1, rows: 1 });
});

test('a comment is deleted by its author, the maker of the design or an admin, by nobody else', async () => {
  const id = await insert();
  const admin = await app.actor({ name: 'The Desk', role: 'ADMIN' });
  const otherMaker = await app.actor({ name: 'Farida Chhipa', role: 'DESIGNER' });
  for (const allowed of [shopper, maker, admin]) {
    const { comment } = (await post(shopper, id, 'Such fine work')).body;
    for (const other of [stranger, otherMaker]) {
      const { status, error } = await remove(other, comment.id);
      expect([status, error.message]).toEqual([404, 'This comment could not be found.']);
      const seen = await read(id, {}, other);
      expect(seen.body.comments[0]).toMatchObject({ id: comment.id, can: { delete: false } });
    }
    const seen = await read(id, {}, allowed);
    expect(seen.body.comments[0]).toMatchObject({ id: comment.id, can: { delete: true } });
    expect((await remove(allowed, comment.id)).body).toMatchObject({ success: true, commentCount: 0 });
    expect((await remove(allowed, comment.id)).status).toBe(404);
  }
  expect(await standing(id)).toEqual({ counted: 0, rows: 0 });
});

test('what was said under a design that is hidden meanwhile can still be taken back', async () => {
  const id = await insert();
  const { comment } = (await post(shopper, id, 'Mine')).body;
  await app.services.db.$client.query(`update designs set status = 'HIDDEN' where id = $1`, [id]);
  expect((await remove(shopper, comment.id)).status).toBe(200);
  expect(await standing(id)).toEqual({ counted: 0, rows: 0 });
});

test('markup in a comment is kept as the text it is', async () => {
  const id = await insert();
  const content = '</script><script>alert(1)</script><img src=x onerror=alert(2)> & "quotes"';
  await post(shopper, id, content);
  expect((await read(id)).body.comments[0]?.content).toBe(content);
});

test('an attempt that is sent again and again under one key is posted once', async () => {
  const id = await insert();
  const headers = { 'idempotency-key': 'attempt-0001' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(shopper, id, 'Sent from a train', headers)),
  );
  expect(
    new Set(answers.map(({ status, body }) => `${status} ${body.comment.id} ${body.commentCount}`)).size,
  ).toBe(1);
  expect(await standing(id)).toEqual({ counted: 1, rows: 1 });
  expect((await post(stranger, id, 'Sent from a bus', headers)).status).toBe(200);
  expect((await post(shopper, await insert(), 'Sent from a train', headers)).error.code).toBe('CONFLICT');
  expect((await post(shopper, id, 'Other words', headers)).error.code).toBe('CONFLICT');
});

test('thirty comments and as many deletions at once leave the count equal to the rows', async () => {
  const id = await insert();
  const old = await Promise.all(Array.from({ length: 30 }, (_, n) => post(shopper, id, `Old ${n}`)));
  const statuses = await Promise.all([
    ...Array.from({ length: 30 }, (_, n) => post(stranger, id, `New ${n}`)),
    // Author and maker delete the same comment at once: one of them comes too late.
    ...old.flatMap(({ body }) => [remove(shopper, body.comment.id), remove(maker, body.comment.id)]),
  ]);
  expect(statuses.filter(({ status }) => status === 404)).toHaveLength(30);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(await standing(id)).toEqual({ counted: 30, rows: 30 });
  const { comments } = (await read(id, { limit: 50 })).body;
  const ids = comments.map((comment) => comment.id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  const times = comments.map(({ createdAt }) => createdAt);
  expect(times, 'ids follow time').toEqual([...times].sort().reverse());
});

test('what follows a comment hears of it after the commit, and of its deletion', async () => {
  const heard: unknown[] = [];
  const listening = await startTestApp();
  listening.services.events.on(commentPosted, 'test-posted', async (event) => {
    heard.push({ posted: event });
  });
  listening.services.events.on(commentDeleted, 'test-deleted', async (event) => {
    heard.push({ deleted: event });
  });
  await listening.start();
  const author = await listening.actor();
  const designId = await insertDesign(listening.services.db, { makerId: author.id });
  const { comment } = (await post(author, designId, 'First')).body;
  await expect.poll(() => heard.length).toBe(1);
  await remove(author, comment.id);
  await expect.poll(() => heard.length).toBe(2);
  await listening.stop();
  expect(heard).toEqual([
    { posted: { commentId: comment.id, designId, userId: author.id, happenedAt: expect.any(String) } },
    {
      deleted: {
        commentId: comment.id,
        designId,
        gone: [{ id: comment.id, peopleIds: [author.id] }],
        happenedAt: expect.any(String),
      },
    },
  ]);
});

test('the 31st comment within a minute is asked to wait', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  const person = await limited.actor();
  const designId = await insertDesign(limited.services.db, { makerId: person.id });
  const within: number[] = [];
  for (let n = 1; n <= 30; n++) within.push((await post(person, designId, `Line ${n}`)).status);
  const beyond = await post(person, designId, 'One more');
  await limited.stop();
  expect(new Set(within)).toEqual(new Set([200]));
  expect([beyond.status, beyond.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
});

test('a comment of somebody whose account is deleted stays, under no name', async () => {
  const designId = await insert();
  const author = await app.actor({ name: 'Leaving Soon' });
  await post(author, designId, 'The border is lovely');
  await app.services.db.$client.query("update users set status = 'DELETED' where id = $1", [author.id]);
  const { body } = await read(designId);
  expect(body.comments).toMatchObject([
    { content: 'The border is lovely', user: { name: 'Deleted user', profile: { profileImage: null } } },
  ]);
});
