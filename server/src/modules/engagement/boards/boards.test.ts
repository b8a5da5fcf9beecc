import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createBoard,
  deleteBoard,
  getLikedDesignsByUser,
  getSavedDesignsByUser,
  listBoards,
  mostBoards,
  moveSavedDesign,
  renameBoard,
} from '#contracts/engagement/boards.contract.ts';
import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: 'http://tanabana.example' }, withJobs: true });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.actor({ name: 'Rohan Das' });
});

const insert = (title: string) => insertDesign(app.services.db, { makerId: maker.id, title });
const save = (id: number, wanted = true) =>
  shopper.call(saveUnSaveDesign, { params: { id }, body: { wanted } });
const like = (id: number, wanted = true) =>
  shopper.call(likeUnLikeDesign, { params: { id }, body: { wanted } });
const move = (id: number, boardId: number | null, who = shopper) =>
  who.call(moveSavedDesign, { params: { id }, body: { boardId } });
const boardOf = async (name: string, who = shopper) =>
  (await who.call(createBoard, { body: { name } })).body.data.id ?? 0;
const boards = async () => (await shopper.call(listBoards)).body.data;
const savedIn = async (board?: 'default' | number) =>
  (
    await shopper.call(getSavedDesignsByUser, { query: board === undefined ? {} : { board } })
  ).body.designs.map(({ id }) => id);

test('what is saved lies in the default board, newest first, in the shape that front ends read', async () => {
  const older = await insert('Ajrakh stole');
  const newer = await insert('Chanderi kurta');
  await save(older);
  await save(newer);
  const { body } = await shopper.call(getSavedDesignsByUser, { query: { board: 'default' } });
  expect(body).toMatchObject({ success: true, board: { id: null, name: 'Saved' }, nextCursor: null });
  expect(body.designs.map(({ id }) => id)).toEqual([newer, older]);
  expect(body.designs[0]).toMatchObject({
    id: newer,
    title: 'Chanderi kurta',
    price: 2499,
    userName: 'Kavya Iyer',
    images: [expect.stringMatching(/^http:\/\/tanabana\.example\/media\/.*\.webp$/)],
    boardId: null,
  });
  expect(await boards()).toMatchObject([{ id: null, name: 'Saved', designs: 2, covers: [{}, {}] }]);
});

test('likes are read newest first in a shape of their own, and a like taken back is gone', async () => {
  const one = await insert('Jamdani saree');
  const two = await insert('Zari clutch');
  await like(one);
  await like(two);
  const { body } = await shopper.call(getLikedDesignsByUser);
  expect(body.data.map(({ id }) => id)).toEqual([two, one]);
  expect(body.data[0]).toMatchObject({
    title: 'Zari clutch',
    designer: { name: 'Kavya Iyer' },
    images: [{ url: expect.stringContaining('/media/') }],
  });
  await like(two, false);
  expect((await shopper.call(getLikedDesignsByUser)).body.data.map(({ id }) => id)).toEqual([one]);
});

test('a saved design is moved into a named board and back', async () => {
  const id = await insert('Phulkari dupatta');
  await save(id);
  const wedding = await boardOf('Wedding');
  expect((await move(id, wedding)).body).toMatchObject({
    message: 'Saved to Wedding',
    data: { id: wedding },
  });
  expect([await savedIn('default'), await savedIn(wedding), await savedIn()]).toEqual([[], [id], [id]]);
  await move(id, null);
  expect([await savedIn('default'), await savedIn(wedding)]).toEqual([[id], []]);
});

test('what was saved in a board that is taken apart goes to the default one', async () => {
  const id = await insert('Linen suit');
  await save(id);
  const board = await boardOf('For Diwali');
  await move(id, board);
  await shopper.call(deleteBoard, { params: { id: board } });
  expect(await savedIn('default')).toEqual([id]);
  expect((await boards()).map(({ name }) => name)).toEqual(['Saved']);
});

test('a design taken out of the saved ones leaves its board', async () => {
  const id = await insert('Ikat cushion');
  await save(id);
  const board = await boardOf('Home');
  await move(id, board);
  await save(id, false);
  expect(await savedIn(board)).toEqual([]);
  expect((await move(id, board)).status).toBe(404);
});

test('names of boards are kept apart without regard to capitals, and “Saved” is taken', async () => {
  const first = await boardOf('Sister’s wedding');
  for (const name of ['SISTER’S WEDDING', ' sister’s wedding ', 'saved']) {
    const { status, error } = await shopper.call(createBoard, { body: { name } });
    expect([status, error.code], name).toEqual([409, 'CONFLICT']);
  }
  const second = await boardOf('Mehndi');
  expect(
    (await shopper.call(renameBoard, { params: { id: second }, body: { name: 'Sister’s Wedding' } })).status,
  ).toBe(409);
  const own = await shopper.call(renameBoard, { params: { id: first }, body: { name: 'Sister’s Wedding' } });
  expect(own.body.data).toEqual({ id: first, name: 'Sister’s Wedding' });
  for (const name of ['', '   ', 'x'.repeat(41)])
    expect((await shopper.call(createBoard, { body: { name } })).status).toBe(400);
});

test('of many attempts at once no more boards are made than can be, and one of each name', async () => {
  const names = Array.from({ length: mostBoards + 10 }, (_, n) => `Board ${n % (mostBoards + 5)}`);
  const answers = await Promise.all(names.map((name) => shopper.call(createBoard, { body: { name } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostBoards);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect(await boards()).toHaveLength(mostBoards + 1);
});

test('somebody else’s board looks like one that is not there', async () => {
  const id = await insert('Kalamkari shawl');
  await save(id);
  const stranger = await app.actor({ name: 'Imran Sheikh' });
  const theirs = await boardOf('Private', stranger);
  await stranger.call(saveUnSaveDesign, { params: { id }, body: { wanted: true } });
  await stranger.call(moveSavedDesign, { params: { id }, body: { boardId: theirs } });

  const missing = await shopper.call(getSavedDesignsByUser, { query: { board: 999_999 } });
  for (const answer of [
    await shopper.call(getSavedDesignsByUser, { query: { board: theirs } }),
    await shopper.call(renameBoard, { params: { id: theirs }, body: { name: 'Mine' } }),
    await shopper.call(deleteBoard, { params: { id: theirs } }),
    await move(id, theirs),
  ]) {
    expect([answer.status, answer.error.message]).toEqual([404, missing.error.message]);
  }
  expect((await boards()).map(({ name }) => name)).toEqual(['Saved']);
  expect(await savedIn('default')).toEqual([id]);
});

test('lists are read on by cursor, neither repeating nor skipping while more is saved', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 30; n++) {
    const id = await insert(`Length ${n}`);
    ids.unshift(id);
    await save(id);
    await like(id);
  }
  for (const call of ['saved', 'liked'] as const) {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? {} : { cursor };
      const { body } =
        call === 'saved'
          ? await shopper.call(getSavedDesignsByUser, { query })
          : await shopper.call(getLikedDesignsByUser, { query });
      seen.push(...('designs' in body ? body.designs : body.data).map(({ id }) => id));
      cursor = body.nextCursor ?? undefined;
      const late = await insert('Just now');
      await save(late);
      await like(late);
    } while (cursor);
    expect(seen.slice(call === 'saved' ? 0 : 3)).toEqual(ids);
  }
});

test('what its maker has withdrawn is passed over, and counted in no board', async () => {
  const gone = await insert('Withdrawn');
  const there = await insert('Still there');
  await save(there);
  await save(gone);
  await like(gone);
  await app.services.db.$client.query(`update designs set status = 'DELETED' where id = $1`, [gone]);
  expect(await savedIn()).toEqual([there]);
  expect((await shopper.call(getLikedDesignsByUser)).body.data).toEqual([]);
  expect(await boards()).toMatchObject([{ designs: 1 }]);
});

test.each(['nonsense', ''])(
  'the cursor "%s", which is none of ours, is refused with a sentence',
  async (cursor) => {
    const { status, error } = await shopper.call(getSavedDesignsByUser, { query: { cursor } });
    expect([status, error.errors]).toEqual([
      400,
      { cursor: 'This place in the list is not known. Please start from the top.' },
    ]);
  },
);
