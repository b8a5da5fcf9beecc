import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { setMark } from '#server/modules/engagement/set-mark.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeSearching, openSearch } from '#tests/support/set-ups/search.ts';

let app: TestApp;
let meera: Actor;
let imran: Actor;
let ids: Record<string, number>;
beforeAll(async () => {
  ({ app, meera, imran, ids } = await openSearch());
});
afterAll(() => app.stop());

const { ask, find } = makeSearching(() => ({ meera, ids }));

test.each([
  ['lehnga', 'lehenga'],
  ['LEHENGAS', 'lehenga'],
  ['lal resham lehanga', 'lehenga'],
  ['sari', 'saree'],
  ['sarees for women', 'saree'],
  ['chikan', 'kurta'],
  ['jhumkas', 'jhumka'],
  ['jewellery', 'jhumka'],
  ['Jaypur lehenga', 'lehenga'],
  ['imran', 'saree'],
  ['varanasi', 'saree'],
])('“%s” finds the %s', async (q, name) => {
  expect(await find({ q })).toContain(name);
});

describe('the best match', () => {
  it('has the words in its title before it has them in its description', async () => {
    const found = await find({ q: 'lehenga' });
    expect(found.slice(0, 2).sort()).toEqual(['blueLehenga', 'lehenga']);
    expect(found.at(-1)).toBe('jhumka');
    expect(found).not.toContain('hidden');
  });

  it('is spelled as it was written before it is spelled alike', async () => {
    expect(await find({ q: 'kurti' })).toEqual(['kurti', 'kurta']);
    expect(await find({ q: 'kurta' })).toEqual(['kurta', 'kurti']);
  });

  it('has all of the words; where few have, those with some of them follow', async () => {
    const red = await ask({ q: 'red silk lehenga' });
    expect(red.body.designs[0]?.id).toBe(ids.lehenga);
    expect(red.body).toMatchObject({ isLoose: true, unfound: null });
    expect(red.body.designs.map(({ id }) => id)).toContain(ids.blueLehenga);
    const cheapest = await ask({ q: 'red silk lehenga', sort: 'price_asc' });
    expect(cheapest.body.designs.map(({ id }) => id)).toEqual([ids.lehenga]);
    const { body } = await ask({ q: 'katan kurta' });
    expect(body.isLoose).toBe(true);
    expect(body.designs.map(({ id }) => id)).toContain(ids.saree);
  });

  it('are told apart into those that nothing has and those by which something was found', async () => {
    const { body } = await ask({ q: 'zzqqx katan' });
    expect(body.designs.map(({ id }) => id)).toContain(ids.saree);
    expect(body).toMatchObject({ isLoose: true, unfound: { words: ['zzqqx'], others: ['katan'] } });
  });
});

describe('a slip of the pen', () => {
  it.each([
    ['lehegna', 'lehenga', 'lehenga'],
    ['chiknkari kurta', 'chikankari kurta', 'kurta'],
    ['slik', 'silk', 'lehenga'],
    ['ktaan sare', 'katan saree', 'saree'],
  ])('“%s” is taken for “%s”', async (q, meant, name) => {
    const { body } = await ask({ q });
    expect(body.corrected).toBe(meant);
    expect(body.designs.map(({ id }) => id)).toContain(ids[name]);
  });

  it('is taken for a word of the trade under whose other name there is something', async () => {
    const { body } = await ask({ q: 'bnarasi sari' });
    expect(body.corrected).toBe('banarasi sari');
    const found = body.designs.map(({ id }) => id);
    for (const { id } of (await ask({ q: 'banarasi' })).body.designs) expect(found).toContain(id);
  });

  it('says which words it searched for', async () => {
    const { body } = await ask({ q: 'lehegna' });
    expect(body.corrected).toBe('lehenga');
  });

  it('finds nothing where nothing is near', async () => {
    const { body } = await ask({ q: 'xylophone' });
    expect(body).toMatchObject({ designs: [], total: { count: 0, isAtLeast: false }, corrected: null });
  });
});

describe('a word of the trade that nothing is called by', () => {
  it.each([
    ['salwar', ['kurta']],
    ['sharara', ['lehenga']],
    ['kaftan', ['kurta']],
    ['pathani', ['kurta']],
    ['gown', ['lehenga']],
    ['शरारा', ['lehenga']],
  ])('“%s” is not corrected: what is nearest to it is shown, and said to be', async (q, nearest) => {
    const { body } = await ask({ q });
    expect(body.corrected).toBeNull();
    expect(body.missing).toMatchObject([{ nearest }]);
    expect(body.designs.map(({ id }) => id)).toContain(ids[nearest[0] ?? '']);
  });

  it('stays what it is beside other words', async () => {
    for (const q of ['salwar suit', 'baby shower saree', 'lal saree', 'patiala pathani']) {
      const { body } = await ask({ q });
      expect(body.corrected).toBeNull();
    }
    const { body } = await ask({ q: 'baby shower saree' });
    expect(body.designs.map(({ id }) => id)).toContain(ids.saree);
  });

  it('leads on to the next page the same way', async () => {
    const { body } = await ask({ q: 'salwar', sort: 'price_asc' });
    expect(body.designs.map(({ id }) => id)).toEqual([ids.kurti, ids.kurta]);
    expect(body.missing.map(({ word }) => word)).toEqual(['salwar']);
  });
});

describe('a price that nothing with all of the words has', () => {
  it('shows what is nearest to it, and says so', async () => {
    const { body } = await ask({ q: 'silk lehenga under 20000' });
    expect(body.noneWithin).toEqual({ to: 20_000 });
    expect(body.designs.map(({ id }) => id)).toEqual([ids.lehenga]);
    const chosen = await ask({ q: 'silk', maxPrice: 1000 });
    expect(chosen.body.noneWithin).toEqual({ to: 1000 });
    expect(chosen.body.designs.map(({ id }) => id)).toEqual([ids.saree, ids.lehenga]);
    const above = await ask({ q: 'silk lehenga', minPrice: 200_000 });
    expect(above.body.noneWithin).toEqual({ from: 200_000 });
    expect(above.body.designs.map(({ id }) => id)).toEqual([ids.lehenga]);
  });

  it('is not said where something has it', async () => {
    expect((await ask({ q: 'lehenga under 50000' })).body.noneWithin).toBeNull();
    expect((await ask({ q: 'lehenga' })).body.noneWithin).toBeNull();
  });
});

test('dots beneath letters and joiners are folded away, and the exact spelling leads', async () => {
  const { db } = app.services;
  const hang = (title: string) => insertDesign(db, { makerId: meera.id, title, category: "Men's Fashion" });
  const plain = await hang('मुगलई अंगरखा');
  const dotted = await hang('काग़ज़ी मुग़लई अचकन');
  const bengali = await hang('বড়দিন জামা');
  const joined = await hang('क्\u200dषत्रिय पोशाक');
  const found = async (q: string) => (await ask({ q })).body.designs.map(({ id }) => id);
  expect(await found('मुग़लई')).toEqual([dotted, plain]);
  expect(await found('मुगलई')).toEqual([plain, dotted]);
  expect(await found('कागजी')).toEqual([dotted]);
  expect(await found('काग़\u095bी')).toEqual([dotted]);
  expect(await found('বডদিন')).toEqual([bengali]);
  expect(await found('क्षत्रिय')).toEqual([joined]);
});

test('who wears it leads, where the words say so', async () => {
  const { db } = app.services;
  const kids = await insertDesign(db, { makerId: meera.id, title: 'Cotton frock', category: 'Kids Fashion' });
  const { body } = await ask({ q: 'kids lehenga' });
  expect(body.designs[0]?.id).toBe(kids);
  expect(body.designs.map(({ id }) => id)).toContain(ids.lehenga);
});

describe('a price among the words', () => {
  it('is a limit, not a word', async () => {
    const { body } = await ask({ q: 'lehenga' });
    const prices = body.designs.map(({ price }) => price).sort((one, other) => one - other);
    const most = prices[0] ?? 0;
    expect(prices.some((price) => price > most)).toBe(true);
    const under = await ask({ q: `lehenga under ${most}` });
    expect(under.body.designs.length).toBeGreaterThan(0);
    for (const { price } of under.body.designs) expect(price).toBeLessThanOrEqual(most);
  });

  it('gives way to the price that is chosen', async () => {
    const { body } = await ask({ q: 'lehenga under 1', maxPrice: 10_000_000 });
    expect(body.designs.map(({ id }) => id)).toContain(ids.lehenga);
  });
});

test.each([
  ['साड़ी', 'saree'],
  ['শাড়ি', 'saree'],
  ['বেনারসি শাড়ি', 'saree'],
  ['புடவை', 'saree'],
  ['சேலை', 'saree'],
  ['સાડી', 'saree'],
  ['ਸਾੜੀ', 'saree'],
  ['చీర', 'saree'],
  ['ಸೀರೆ', 'saree'],
  ['സാരി', 'saree'],
  ['ଶାଢ଼ି', 'saree'],
  ['बनारसी साड़ी', 'saree'],
  ['लहंगा', 'lehenga'],
  ['कुर्ता', 'kurta'],
  ['লেহেঙ্গা', 'lehenga'],
  ['லெஹங்கா', 'lehenga'],
  ['લહેંગા', 'lehenga'],
  ['কুর্তা', 'kurta'],
  ['குர்தா', 'kurta'],
  ['કુર્તા', 'kurta'],
  ['ਕੁੜਤਾ', 'kurta'],
])('“%s” finds the %s', async (q, name) => {
  expect(await find({ q })).toContain(name);
});

describe('what is found by', () => {
  it('follows a maker’s new name and city, a design’s new words and its withdrawal at once', async () => {
    const { db } = app.services;
    const maker = await app.actor({ name: 'Nusrat Bano', role: 'KARKHANDAR' });
    const id = await insertDesign(db, { makerId: maker.id, title: 'Gota odhni' });
    const isFoundBy = async (q: string) => (await ask({ q })).body.designs.some((one) => one.id === id);
    expect(await isFoundBy('nusrat')).toBe(true);
    await db.$client.query("update users set name = 'Shabnam Bano' where id = $1", [maker.id]);
    expect(await isFoundBy('shabnam')).toBe(true);
    expect(await isFoundBy('nusrat')).toBe(false);
    await saveProfile(db, maker.id, { city: 'Malegaon' });
    expect(await isFoundBy('malegaon')).toBe(true);
    await saveProfile(db, maker.id, { city: 'Chanderi' });
    expect(await isFoundBy('malegaon')).toBe(false);
    await db.$client.query("update designs set title = 'Kinkhab coat' where id = $1", [id]);
    expect(await isFoundBy('kinkhab')).toBe(true);
    await db.$client.query("update designs set status = 'DELETED' where id = $1", [id]);
    expect(await isFoundBy('kinkhab')).toBe(false);
    await db.$client.query("update designs set status = 'PUBLISHED' where id = $1", [id]);
    expect(await isFoundBy('kinkhab')).toBe(true);
  });

  it('tells a member what they saved, and a visitor nothing', async () => {
    await setMark(app.services, {
      mark: 'saves',
      userId: imran.id,
      designId: ids.lehenga ?? 0,
      wanted: true,
    });
    const savedBy = async (by: Pick<Actor, 'call'>) =>
      (await ask({ q: 'surkh' }, by)).body.designs[0]?.isSaved;
    expect(await savedBy(imran)).toBe(true);
    expect(await savedBy(meera)).toBe(false);
    expect(await savedBy(app.visitor)).toBe(false);
  });
});

test('the designs of a closed account are found no more, and again once it is open', async () => {
  const maker = await app.actor({ name: 'Phulwanti Devi' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id, title: 'Sujani quilted jacket' });
  const found = async () => (await ask({ q: 'sujani jacket' })).body.designs.map(({ id }) => id);
  const setStatus = (status: string) =>
    app.services.db.$client.query('update users set status = $2 where id = $1', [maker.id, status]);
  expect(await found()).toEqual([designId]);
  await setStatus('SUSPENDED');
  expect(await found()).not.toContain(designId);
  await app.services.db.$client.query("update designs set title = 'Sujani jacket' where id = $1", [designId]);
  expect(await found()).not.toContain(designId);
  await setStatus('ACTIVE');
  expect(await found()).toEqual([designId]);
});
