import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
  listSavedReplies,
} from '#contracts/messaging/replies/saved-replies.contract.ts';
import { savedReplyLimits, savedReplySentences } from '#contracts/messaging/replies/saved-replies.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let other: Actor;
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  other = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
});
afterAll(() => app.stop());

const add = (who: Actor, title: string, content = 'Dear {name}, seven days.') =>
  who.call(addSavedReply, { body: { title, content } });

test('a reply is kept for its own account, changed and deleted by it alone', async () => {
  const { body } = await add(maker, ' Delivery ');
  const [kept] = body.replies;
  expect(kept).toMatchObject({ title: 'Delivery', content: 'Dear {name}, seven days.' });
  const id = kept?.id ?? 0;
  expect((await other.call(listSavedReplies)).body.replies).toEqual([]);
  const words = { title: 'Delivery', content: 'Ten days.' };
  expect((await other.call(changeSavedReply, { params: { id }, body: words })).status).toBe(404);
  expect((await other.call(deleteSavedReply, { params: { id } })).status).toBe(404);
  const changed = await maker.call(changeSavedReply, { params: { id }, body: words });
  expect(changed.body.replies).toEqual([{ id, ...words }]);
  expect((await maker.call(deleteSavedReply, { params: { id } })).body.replies).toEqual([]);
  expect((await maker.call(deleteSavedReply, { params: { id } })).status).toBe(404);
});

test('a title stands once, in whatever letters, and another account may have it too', async () => {
  await add(maker, 'Fabric');
  const taken = await add(maker, 'FABRIC');
  expect(taken.status).toBe(400);
  expect(taken.error.message).toContain(inEnglish(savedReplySentences.titleTaken));
  expect((await add(other, 'Fabric')).status).toBe(200);
  const { body } = await add(maker, 'Sizes');
  const sizes = body.replies.find(({ title }) => title === 'Sizes');
  const renamed = await maker.call(changeSavedReply, {
    params: { id: sizes?.id ?? 0 },
    body: { title: 'fabric', content: 'Cotton.' },
  });
  expect(renamed.status).toBe(400);
});

test('nothing is kept that is blank, or has a placeholder that nobody fills in', async () => {
  expect((await add(maker, ' ')).status).toBe(400);
  expect((await add(maker, 'Blank', '  ')).status).toBe(400);
  const unknown = await add(maker, 'Ticket', 'Dear {name}, {ticket}.');
  expect(unknown.error.message).toContain(inEnglish(savedReplySentences.unknownPlaceholder));
});

test('there are no more than fifty, also of two that come at once', async () => {
  const busy = await app.actor({ name: 'Rehana Begum', role: 'DESIGNER' });
  for (let nth = 1; nth < savedReplyLimits.most; nth++) await add(busy, `Reply ${nth}`);
  const answers = await Promise.all([add(busy, 'One more'), add(busy, 'And another')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await busy.call(listSavedReplies)).body.replies).toHaveLength(savedReplyLimits.most);
});
