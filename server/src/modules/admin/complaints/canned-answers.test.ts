import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import {
  addCannedAnswer,
  changeCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '#contracts/admin/complaints/canned-answers.contract.ts';
import { cannedAnswerSentences, fillPlaceholders } from '#contracts/admin/complaints/complaints.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { listen, makeTabs } from '#tests/support/tabs.ts';

let app: TestApp;
let devika: Actor;
let kabir: Actor;
let base: string;
const tabs = makeTabs(() => base);
beforeAll(async () => {
  app = await startTestApp();
  devika = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  kabir = await app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  tabs.closeAll();
  await app.stop();
});

const add = (by: Actor, title: string, content = 'Dear {name}') =>
  by.call(addCannedAnswer, { body: { title, content } });
const all = async () => (await devika.call(listCannedAnswers)).body.answers;
const named = async (title: string) => {
  const found = (await all()).find((each) => each.title === title);
  if (!found) throw new Error(`${title} is not kept`);
  return found;
};

test('an answer is kept, changed and deleted, and the log tells each', async () => {
  await add(devika, 'Refunds', 'Dear {name}, about {ticket}.');
  const { id, ...seen } = await named('Refunds');
  const words = { title: 'Refunds', content: 'Dear {name}, five days.' };
  await kabir.call(changeCannedAnswer, { params: { id }, body: { ...words, seen } });
  expect(await named('Refunds')).toEqual({ id, ...words });
  await devika.call(deleteCannedAnswer, { params: { id }, body: { seen: words } });
  expect((await all()).map((each) => each.id)).not.toContain(id);
  const { acts } = (await devika.call(listActs, { query: { subject: 'CANNED_ANSWER', subjectId: id } })).body;
  expect(acts.map(({ name, admin }) => [name, admin?.name])).toEqual([
    ['CANNED_ANSWER_DELETED', 'Devika Nair'],
    ['CANNED_ANSWER_CHANGED', 'Kabir Sen'],
    ['CANNED_ANSWER_ADDED', 'Devika Nair'],
  ]);
});

test('whoever changes or deletes what another admin has changed meanwhile is refused, and theirs stands', async () => {
  await add(devika, 'Parcels');
  const { id, ...seen } = await named('Parcels');
  const change = (by: Actor, content: string) =>
    by.call(changeCannedAnswer, { params: { id }, body: { title: 'Parcels', content, seen } });
  const answers = await Promise.all([change(devika, 'Words of Devika'), change(kabir, 'Words of Kabir')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await kabir.call(deleteCannedAnswer, { params: { id }, body: { seen } });
  expect([late.status, late.error.message]).toEqual([409, inEnglish(cannedAnswerSentences.changed)]);
  const { id: _, ...now } = await named('Parcels');
  await devika.call(deleteCannedAnswer, { params: { id }, body: { seen: now } });
  const gone = await change(kabir, 'Again');
  expect([gone.status, gone.error.message]).toEqual([409, inEnglish(cannedAnswerSentences.gone)]);
});

test('every open page of an admin hears of each change, and nobody else’s does', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const heard = listen(await tabs.connected({ cookie: kabir.cookie }), 'cannedAnswersChanged');
  const heardByOthers = listen(await tabs.connected({ cookie: asha.cookie }), 'cannedAnswersChanged');
  await add(devika, 'Returns');
  await expect.poll(() => heard).toHaveLength(1);
  const { id, ...seen } = await named('Returns');
  const words = { title: 'Returns', content: 'Words of Devika' };
  await devika.call(changeCannedAnswer, { params: { id }, body: { ...words, seen } });
  await expect.poll(() => heard).toHaveLength(2);
  await devika.call(deleteCannedAnswer, { params: { id }, body: { seen: words } });
  await expect.poll(() => heard).toHaveLength(3);
  expect(heardByOthers).toEqual([]);
});

test('a title is taken once whatever its letters, and braces are refused that nothing fills', async () => {
  await add(devika, 'Delays');
  const taken = await add(kabir, 'DELAYS');
  expect([taken.status, taken.error.errors]).toEqual([
    400,
    { title: inEnglish(cannedAnswerSentences.titleTaken) },
  ]);
  await add(devika, 'Sizes');
  const { id, ...seen } = await named('Sizes');
  const renamed = await kabir.call(changeCannedAnswer, {
    params: { id },
    body: { ...seen, title: 'delays', seen },
  });
  expect([renamed.status, renamed.error.errors]).toEqual([
    400,
    { title: inEnglish(cannedAnswerSentences.titleTaken) },
  ]);
  const unknown = await add(devika, 'Orders', 'Your order {order}');
  expect([unknown.status, unknown.error.errors]).toEqual([
    400,
    { content: inEnglish(cannedAnswerSentences.unknownPlaceholder) },
  ]);
});

test('placeholders are filled in everywhere, and a name that looks like one is left as it is', () => {
  const filled = fillPlaceholders('{name}, {ticket}: thank you, {name}.', {
    name: '{ticket} Rao',
    ticket: 'TC-1',
  });
  expect(filled).toBe('{ticket} Rao, TC-1: thank you, {ticket} Rao.');
});
