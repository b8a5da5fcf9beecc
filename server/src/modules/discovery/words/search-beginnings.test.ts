import { afterAll, beforeAll, expect, test } from 'vitest';
import { search, suggest } from '#contracts/discovery/search.contract.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { foldWords } from './fold-words.ts';

let app: TestApp;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp();
  const maker = await app.actor({ name: 'Meera Rathore', role: 'DESIGNER' });
  const hang = async (title: string) => {
    ids[title] = await insertDesign(app.services.db, { makerId: maker.id, title });
  };
  for (const title of [
    'Surkh lehenga',
    'Chikankari kurta',
    'Zardozi potli',
    'Katan saree',
    'Banarasi stole',
  ]) {
    await hang(title);
  }
});
afterAll(() => app.stop());

const beginningsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2));

const suggested = async (q: string) => {
  const { body } = await app.visitor.call(suggest, { query: { q } });
  return body.designs.map(({ id }) => id);
};
const ask = async (q: string, cursor?: string) => {
  const { body } = await app.visitor.call(search, { query: { q, ...(cursor ? { cursor } : {}) } as never });
  return body;
};

test.each([
  ['lehnga', 'Surkh lehenga'],
  ['lehenga', 'Surkh lehenga'],
  ['lehanga', 'Surkh lehenga'],
  ['chikankari', 'Chikankari kurta'],
  ['zardozi', 'Zardozi potli'],
  ['jardosi', 'Zardozi potli'],
  ['saree', 'Katan saree'],
  ['banarasi', 'Banarasi stole'],
])('every beginning of “%s” suggests the %s', async (word, title) => {
  for (const q of new Set([...beginningsOf(word), ...beginningsOf(foldWords(word))])) {
    expect(await suggested(q), q).toContain(ids[title]);
  }
});

test.each([
  ['lehn', 'Surkh lehenga'],
  ['leng', 'Surkh lehenga'],
  ['surkh lehn', 'Surkh lehenga'],
  ['jard', 'Zardozi potli'],
  ['zardo pot', 'Zardozi potli'],
  ['ch', 'Chikankari kurta'],
  ['chika', 'Chikankari kurta'],
  ['sare', 'Katan saree'],
  ['banar', 'Banarasi stole'],
])('the search takes “%s” for the beginning of what finds the %s', async (q, title) => {
  const { designs, corrected } = await ask(q);
  expect(designs.map(({ id }) => id)).toContain(ids[title]);
  expect(corrected).toBeNull();
});

test.each([
  ['लहंगा', 'Surkh lehenga'],
  ['चिकनकारी', 'Chikankari kurta'],
  ['ज़रदोज़ी', 'Zardozi potli'],
  ['साड़ी', 'Katan saree'],
  ['बनारसी', 'Banarasi stole'],
  ['লেহেঙ্গা', 'Surkh lehenga'],
  ['চিকনকারি', 'Chikankari kurta'],
  ['শাড়ি', 'Katan saree'],
  ['বেনারসি', 'Banarasi stole'],
  ['லெஹெங்கா', 'Surkh lehenga'],
  ['சேலை', 'Katan saree'],
  ['பனாரசி', 'Banarasi stole'],
  ['લહેંગા', 'Surkh lehenga'],
  ['ਸਾੜੀ', 'Katan saree'],
  ['లెహంగా', 'Surkh lehenga'],
  ['ಜರ್ದೋಸಿ', 'Zardozi potli'],
  ['ബനാറസി', 'Banarasi stole'],
  ['ଶାଢ଼ୀ', 'Katan saree'],
])('beginnings of “%s” suggest the %s, as its letters are written', async (word, title) => {
  const letters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)];
  const written = letters.slice(1).map(({ index, segment }) => word.slice(0, index + segment.length));
  for (const q of written) expect(await suggested(q), q).toContain(ids[title]);
});

test('the beginning of a word that may become a price suggests both', async () => {
  const maker = await app.actor({ role: 'DESIGNER' });
  const title = 'Undyed pashmina stole';
  const id = await insertDesign(app.services.db, { makerId: maker.id, title });
  const { words, designs } = (await app.visitor.call(suggest, { query: { q: 'pashmina un' } })).body;
  expect(words.slice(0, 2)).toEqual(['pashmina undyed', 'pashmina under ₹5,000']);
  expect(designs.map((design) => design.id)).toEqual([id]);
});

test('a word that nothing begins with finds nothing', async () => {
  for (const q of ['lehx', 'xylo']) {
    expect(await suggested(q)).toEqual([]);
    expect((await ask(q)).designs).toEqual([]);
  }
});

test('what a beginning finds is read on by cursor without repeating or skipping', async () => {
  const { id: makerId } = await app.actor({ name: 'Imran Ansari', role: 'DESIGNER' });
  for (let n = 1; n <= 60; n++) {
    await insertDesign(app.services.db, { makerId, title: `Leheriya dupatta ${n}` });
  }
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask('leher', cursor);
    seen.push(...page.designs.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(60);
});
