import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '#contracts/discovery/search.contract.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await startTestApp();
  const maker = await app.actor({ name: 'Meera Rathore', role: 'DESIGNER' });
  const hang = async (name: string, words: { title: string; description?: string }) => {
    ids[name] = await insertDesign(app.services.db, { makerId: maker.id, ...words });
  };
  const long = 'Woven on a pit loom by two people over nine weeks. '.repeat(40);
  await hang('mentions', { title: 'Katan drape', description: 'It suits a mehendi evening.' });
  await hang('tagged', { title: 'Tussar drape', description: `${long}\n#Mehendi #BanarasiSilk_2026` });
  await hang('titled', { title: 'A #sangeet lehenga' });
  await hang('hindi', { title: 'Kota drape', description: `${long} #कांजीवरम, #ಇಳಕಲ್` });
});
afterAll(() => app.stop());

test.each([
  ['#mehendi', ['tagged', 'mentions']],
  ['#MEHENDI', ['tagged', 'mentions']],
  ['#sangeet', ['titled']],
  ['#banarasisilk_2026', ['tagged']],
  ['#कांजीवरम', ['hindi']],
  ['#ಇಳಕಲ್', ['hindi']],
])('%s finds %j, those that have the tag before those that say the word', async (q, names) => {
  const { body } = await app.visitor.call(search, { query: { q } });
  expect(body.designs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))).toEqual(names);
});
