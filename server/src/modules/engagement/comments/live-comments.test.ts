import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createComment, deleteComment } from '#contracts/engagement/comments.contract.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';

let app: TestApp;
let base: string;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

test('pages of a design hear of each comment, reply and deletion, and those of another design do not', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const asha = await app.actor({ name: 'Asha Rao' });
  const [designId, other] = [
    await insertDesign(app.services.db, { makerId: maker.id }),
    await insertDesign(app.services.db, { makerId: maker.id }),
  ];
  const [here, elsewhere] = [await tabs.connected(asha), await tabs.connected(asha)];
  expect(await ask(here, 'joinRoom', `design_${designId}`)).toBe(true);
  expect(await ask(elsewhere, 'joinRoom', `design_${other}`)).toBe(true);
  const [heard, missed] = [listen(here, 'commentsChanged'), listen(elsewhere, 'commentsChanged')];
  const say = (id: number, body: { content: string; replyTo?: number }) =>
    maker.call(createComment, { params: { id }, body });

  const { comment } = (await say(designId, { content: 'New on the loom' })).body;
  await expect.poll(() => heard).toEqual([[designId]]);
  await say(designId, { content: 'And lined', replyTo: comment.id });
  await expect.poll(() => heard).toHaveLength(2);
  await maker.call(deleteComment, { params: { id: comment.id } });
  await expect.poll(() => heard).toHaveLength(3);
  await say(other, { content: 'Here too' });
  await expect.poll(() => missed).toEqual([[other]]);
  expect(heard).toHaveLength(3);
});

test('nobody listens to a design that they may not see', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const asha = await app.actor({ name: 'Asha Rao' });
  const hidden = await insertDesign(app.services.db, { makerId: maker.id, status: 'HIDDEN' });
  const [tab, own] = [await tabs.connected(asha), await tabs.connected(maker)];
  expect(await ask(tab, 'joinRoom', `design_${hidden}`)).toBe(false);
  expect(await ask(own, 'joinRoom', `design_${hidden}`)).toBe(true);
});
