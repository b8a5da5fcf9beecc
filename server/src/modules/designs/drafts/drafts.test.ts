import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import {
  createDraft,
  type DraftWords,
  deleteDraft,
  duplicateDesign,
  getDraft,
  listDrafts,
  saveDraft,
} from '#contracts/designs/drafts/drafts.contract.ts';
import {
  draftDays,
  draftSentences,
  draftWarningDays,
  mostDrafts,
} from '#contracts/designs/drafts/drafts.rules.ts';
import { deleteSingleDesign } from '#contracts/designs/edit-design.contract.ts';
import { noTypedOptions } from '#contracts/designs/options/typed-options.ts';
import { designStatus, uploadDesign } from '#contracts/designs/publishing/upload-design.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designForm, publishDesign, settled, stagePicture } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { designDrafts } from './drafts.tables.ts';
import { sweepDrafts } from './end-draft.ts';
import { warnOfDrafts } from './warn-of-drafts.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
});
afterAll(() => app.stop());

const empty: DraftWords = {
  title: '',
  description: '',
  language: '',
  translations: {},
  category: '',
  price: '',
  discount: '',
  completionTime: '',
  materialOne: '',
  materialTwo: '',
  brand: '',
  size: '',
  measuring: '',
  color: '',
  condition: '',
  options: noTypedOptions,
};
const wordsOf = (title: string): DraftWords => ({ ...empty, title });

let lastKey = 0;
function newKey() {
  lastKey += 1;
  return `draft-test-${lastKey}`;
}

interface Content {
  words?: DraftWords;
  pictures?: number[];
  videoId?: number | null;
}
const begin = (
  { words = wordsOf('Jamdani'), pictures = [], videoId = null }: Content = {},
  idempotencyKey = newKey(),
  actor = maker,
) =>
  actor.call(createDraft, {
    body: { words, pictures, videoId },
    headers: { 'idempotency-key': idempotencyKey },
  });
const save = (
  id: number,
  version: number,
  { words = wordsOf('Jamdani'), pictures = [], videoId = null }: Content,
  actor = maker,
) => actor.call(saveDraft, { params: { id }, body: { words, pictures, videoId, version } });
const read = (id: number, actor = maker) => actor.call(getDraft, { params: { id } });
const publish = (draftId: number, pictures: number[], actor = maker, words: Record<string, string> = {}) =>
  actor.call(uploadDesign, {
    body: designForm({ draftId: String(draftId), mediaIds: pictures.map(String), ...words }),
    headers: { 'idempotency-key': newKey() },
  });

async function mediaOf(id: number) {
  const [row] = await app.services.db.select().from(media).where(eq(media.id, id));
  return row;
}

test('what is half typed is kept, read on another device, and written on', async () => {
  const [front, back] = [await stagePicture(maker), await stagePicture(maker)];
  const begun = (await begin({ pictures: [back, front] })).body.draft;
  expect(begun.version).toBe(1);
  const saved = await save(begun.id, 1, { words: wordsOf('Jamdani sari'), pictures: [front] });
  expect(saved.body.draft).toEqual({ id: begun.id, version: 2 });
  const { draft } = (await read(begun.id)).body;
  expect([draft.version, draft.words.title, draft.pictures.map(({ id }) => id)]).toEqual([
    2,
    'Jamdani sari',
    [front],
  ]);
  const listed = (await maker.call(listDrafts)).body.drafts[0];
  expect(listed).toMatchObject({ id: begun.id, title: 'Jamdani sari', pictureCount: 1 });
  const left = Date.parse(listed?.goesAt ?? '') - Date.parse(listed?.updatedAt ?? '');
  expect(left).toBe(draftDays * 24 * 60 * 60 * 1000);
  // Removed pictures are unclaimed: deleted after a day, unless put back.
  expect([(await mediaOf(front))?.claimedAt === null, (await mediaOf(back))?.claimedAt === null]).toEqual([
    false,
    true,
  ]);
  expect((await save(begun.id, 2, { pictures: [front, back] })).status).toBe(200);
});

test('of two windows the one that comes later is told; the same words again are no change', async () => {
  const { id } = (await begin()).body.draft;
  const both = await Promise.all([
    save(id, 1, { words: wordsOf('By the desk') }),
    save(id, 1, { words: wordsOf('By the phone') }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(late?.error.message).toBe(inEnglish(draftSentences.meanwhile));
  const { draft } = (await read(id)).body;
  expect((await save(id, 1, { words: draft.words })).body.draft.version).toBe(2);
});

test('a draft is begun once under one key, also by two calls at once', async () => {
  const key = newKey();
  const [one, other] = await Promise.all([begin({}, key), begin({}, key)]);
  expect(one.body.draft.id).toBe(other.body.draft.id);
});

test('a maker has twenty drafts at most, however many are begun at once', async () => {
  const busy = await app.actor({ role: 'DESIGNER' });
  const answers = await Promise.all(Array.from({ length: mostDrafts + 2 }, () => begin({}, newKey(), busy)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostDrafts);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ error }) => error.message)).toEqual([
    inEnglish(draftSentences.full),
    inEnglish(draftSentences.full),
  ]);
});

test('another’s draft looks missing, and another’s picture cannot be taken into one’s own', async () => {
  const other = await app.actor({ role: 'DESIGNER' });
  const picture = await stagePicture(maker);
  const { id } = (await begin()).body.draft;
  const asOther = [
    await read(id, other),
    await save(id, 1, {}, other),
    await other.call(deleteDraft, { params: { id } }),
  ];
  expect(asOther.map(({ status }) => status)).toEqual([404, 404, 404]);
  const stolen = await begin({ pictures: [picture] }, newKey(), other);
  expect([stolen.status, Object.keys(stolen.error.errors ?? {})]).toEqual([400, ['pictures']]);
  expect((await publish(id, [await stagePicture(other)], other)).status).toBe(200);
  expect((await read(id)).status).toBe(200);
});

test('a draft is published once by two windows, and ends with it', async () => {
  const [picture, unused] = [await stagePicture(maker), await stagePicture(maker)];
  const { id } = (await begin({ pictures: [picture, unused] })).body.draft;
  const [one, other] = await Promise.all([publish(id, [picture]), publish(id, [picture])]);
  expect([one.status, other.status, other.body.design?.id]).toEqual([200, 200, one.body.design.id]);
  expect((await publish(id, [picture])).body.design.id).toBe(one.body.design.id);
  const late = await publish(id, [picture], maker, { title: 'Another title' });
  expect([late.status, late.error.message]).toEqual([409, inEnglish(draftSentences.published)]);
  expect((await read(id)).status).toBe(404);
  expect((await settled(maker, one.body.design.id)).status).toBe('PUBLISHED');
  expect((await mediaOf(unused))?.claimedAt).toBeNull();
});

const dayMs = 24 * 60 * 60 * 1000;
/** Sets when the draft was last changed and when its maker was warned, in days ago. */
function age(id: number, days: number, warned: number | null): Promise<unknown> {
  const ago = (many: number) => new Date(app.services.clock.now().getTime() - many * dayMs);
  return app.services.db
    .update(designDrafts)
    .set({ updatedAt: ago(days), warnedAt: warned === null ? null : ago(warned) })
    .where(eq(designDrafts.id, id));
}

test('its maker is told once by letter and bell a week before, and a change keeps it', async () => {
  const meher = await app.actor({ name: 'Meher Quill', role: 'DESIGNER' });
  const forgotten = (await begin({ words: wordsOf('Jamdani of June') }, newKey(), meher)).body.draft;
  const untitled = (await begin({ words: empty, pictures: [await stagePicture(meher)] }, newKey(), meher))
    .body.draft;
  const young = (await begin({}, newKey(), meher)).body.draft;
  const due = draftDays - draftWarningDays;
  await age(forgotten.id, due + 0.1, null);
  await age(untitled.id, due + 0.2, null);
  await age(young.id, due - 0.1, null);
  await warnOfDrafts(app.services);
  await warnOfDrafts(app.services);
  await untilJobsDone(app.services.db);
  const letters = await app.services.mail.listUnsent(app.services.db, meher.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['A draft of yours is deleted soon']);
  expect(letters[0]?.text).toContain(`/upload-product?draft=${forgotten.id}`);
  expect(letters[0]?.text).toContain('Without a title yet');
  expect(letters[0]?.text).not.toContain(`draft=${young.id}`);
  const { notifications } = (await meher.call(getUnreadNotifications)).body;
  expect(notifications).toMatchObject([{ type: 'DRAFT', lead: '2 drafts of yours', link: '/userDashboard' }]);
  // Even after a long outage of the server, no draft is deleted within the promised week.
  await age(forgotten.id, draftDays + 30, draftWarningDays - 0.1);
  await sweepDrafts(app.services);
  const { draft } = (await read(forgotten.id, meher)).body;
  const listed = (await meher.call(listDrafts)).body.drafts.find(({ id }) => id === forgotten.id);
  expect(Date.parse(listed?.goesAt ?? '')).toBeGreaterThan(app.services.clock.now().getTime());
  expect((await save(draft.id, draft.version, { words: wordsOf('Jamdani of July') }, meher)).status).toBe(
    200,
  );
  await age(untitled.id, draftDays + 1, draftWarningDays + 0.1);
  await sweepDrafts(app.services);
  expect((await meher.call(listDrafts)).body.drafts.map(({ id }) => id).sort()).toEqual([
    forgotten.id,
    young.id,
  ]);
});

test('whoever is banned is told nothing of a draft, and it goes all the same', async () => {
  const meher = await app.actor({ name: 'Meher Banned', role: 'DESIGNER' });
  const { draft } = (await begin({ words: wordsOf('Jamdani of June') }, newKey(), meher)).body;
  await age(draft.id, draftDays + 1, null);
  await app.services.db.$client.query(`update users set status = 'BANNED' where id = $1`, [meher.id]);
  await warnOfDrafts(app.services);
  await untilJobsDone(app.services.db);
  expect(await app.services.mail.listUnsent(app.services.db, meher.email)).toEqual([]);
  const ask = async (text: string) => (await app.services.db.$client.query(text, [meher.id])).rowCount;
  expect(await ask('select from notifications where recipient_id = $1')).toBe(0);
  expect(await ask('select from design_drafts where maker_id = $1 and warned_at is not null')).toBe(1);
  await age(draft.id, draftDays + 1, draftWarningDays + 0.1);
  await sweepDrafts(app.services);
  expect(await ask('select from design_drafts where maker_id = $1')).toBe(0);
});

test('a draft that is deleted takes its pictures along; one that is not touched for ninety days, too', async () => {
  const [first, second, third] = [
    await stagePicture(maker),
    await stagePicture(maker),
    await stagePicture(maker),
  ];
  const deleted = (await begin({ pictures: [first] })).body.draft;
  const old = (await begin({ pictures: [second] })).body.draft;
  const young = (await begin({ pictures: [third] })).body.draft;
  expect((await maker.call(deleteDraft, { params: { id: deleted.id } })).status).toBe(200);
  await age(old.id, draftDays + 0.1, draftWarningDays + 0.1);
  await sweepDrafts(app.services);
  expect([
    (await read(deleted.id)).status,
    (await read(old.id)).status,
    (await read(young.id)).status,
  ]).toEqual([404, 404, 200]);
  expect([await mediaOf(first), await mediaOf(second)]).toEqual([undefined, undefined]);
  expect((await mediaOf(third))?.claimedAt).not.toBeNull();
});

test('a duplicate has the words and pictures of its own, and no likes; its original may go', async () => {
  const { id } = await publishDesign(maker, { title: 'Ajrakh stole' });
  const key = newKey();
  const duplicate = (idempotencyKey = key, actor = maker) =>
    actor.call(duplicateDesign, { params: { id }, headers: { 'idempotency-key': idempotencyKey } });
  const begun = (await duplicate()).body.draft;
  expect((await duplicate()).body.draft).toEqual(begun);
  expect((await duplicate(newKey(), await app.actor())).status).toBe(404);

  const { draft } = (await read(begun.id)).body;
  const [picture] = draft.pictures;
  expect([draft.words.title, draft.words.price, draft.pictures.length]).toEqual(['Ajrakh stole', '12500', 1]);
  const published = (await publish(begun.id, [picture?.id ?? 0])).body.design;
  expect((await settled(maker, published.id)).status).toBe('PUBLISHED');
  const look = async (designId: number) =>
    (await maker.call(getProductDetails, { params: { id: designId } })).body.product.images;
  const [mine, theirs] = [await look(published.id), await look(id)];
  expect(mine).toHaveLength(1);
  expect(mine).not.toEqual(theirs);
  // The copies are separate files.
  await maker.call(deleteSingleDesign, { params: { id } });
  const served = await app.server.inject({ url: new URL(mine[0] ?? '').pathname });
  expect(served.statusCode).toBe(200);
  expect((await maker.call(designStatus, { params: { id: published.id } })).body.data.failures).toEqual([]);
});
