import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { search, suggest } from '#contracts/discovery/search.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { designs } from '#server/modules/designs/designs.tables.ts';
import { moveOrdersCount } from '#server/modules/designs/public.ts';
import { setMark } from '#server/modules/engagement/set-mark.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { followSales } from './follow-sales.ts';

type Query = Partial<RequestOf<typeof search>['query']> & { verified?: boolean };

let app: TestApp;
let meera: Actor;
let imran: Actor;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  meera = await app.actor({ name: 'Meera Rathore', role: 'DESIGNER' });
  imran = await app.actor({ name: 'Imran Ansari' });
  await saveProfile(db, meera.id, { city: 'Jaipur', profession: 'Lehenga maker' });
  await saveProfile(db, imran.id, { city: 'Varanasi' });
  await db.$client.query('update users set is_verified = true where id = $1', [meera.id]);
  const hang = async (name: string, design: Partial<typeof designs.$inferInsert>) => {
    ids[name] = await insertDesign(db, { makerId: meera.id, category: "Women's Fashion", ...design });
  };
  await hang('lehenga', {
    title: 'Surkh lehenga in red silk',
    materialOne: 'Banarasi silk',
    pricePaise: 9_700_000,
  });
  await hang('blueLehenga', { title: 'Indigo lehenga', materialOne: 'Cotton', pricePaise: 4_000_000 });
  await hang('saree', {
    title: 'Katan saree',
    materialOne: 'Katan silk',
    pricePaise: 2_500_000,
    makerId: imran.id,
  });
  await hang('kurta', {
    title: 'Chikankari kurta',
    category: "Men's Fashion",
    pricePaise: 300_000,
    makerId: imran.id,
  });
  await hang('kurti', { title: 'Printed kurti', pricePaise: 150_000 });
  await hang('jhumka', {
    title: 'Temple jhumka',
    category: 'Jewelry',
    pricePaise: 80_000,
    description: 'Worn with a lehenga.',
  });
  await hang('hidden', { title: 'Withdrawn lehenga', status: 'HIDDEN' });
});
afterAll(() => app.stop());

const ask = (query: Query, by: Pick<Actor, 'call'> = meera) => by.call(search, { query: query as never });
async function find(query: Query): Promise<(string | undefined)[]> {
  const { body } = await ask(query);
  return body.designs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
}

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
    expect(red.body.isLoose).toBe(true);
    expect(red.body.designs.map(({ id }) => id)).toContain(ids.blueLehenga);
    const cheapest = await ask({ q: 'red silk lehenga', sort: 'price_asc' });
    expect(cheapest.body.designs.map(({ id }) => id)).toEqual([ids.lehenga]);
    const { body } = await ask({ q: 'katan kurta' });
    expect(body.isLoose).toBe(true);
    expect(body.designs.map(({ id }) => id)).toContain(ids.saree);
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

describe('facets', () => {
  it('narrow by each group and count every group as if nothing were chosen in it', async () => {
    const { body } = await ask({ category: "Women's Fashion", city: 'Jaipur' });
    expect(body.designs.map(({ id }) => id).sort()).toEqual([ids.lehenga, ids.blueLehenga, ids.kurti].sort());
    expect(body.facets?.category).toEqual([
      { value: "Women's Fashion", count: 3 },
      { value: 'Jewelry', count: 1 },
    ]);
    expect(body.facets?.city).toEqual([
      { value: 'Jaipur', count: 3 },
      { value: 'Varanasi', count: 1 },
    ]);
    expect(body.total).toEqual({ count: 3, isAtLeast: false });
  });

  it('take several values of a group for any of them', async () => {
    expect((await find({ material: 'katan silk,Banarasi silk' })).sort()).toEqual(['lehenga', 'saree']);
  });

  it('know the maker’s role and seal', async () => {
    expect((await find({ role: 'USER' })).sort()).toEqual(['kurta', 'saree']);
    expect(await find({ verified: true, q: 'kurta' })).toEqual(['kurti']);
  });

  it('hold a price to the rupee, in either order', async () => {
    expect(await find({ minPrice: 800, maxPrice: 1500, sort: 'price_asc' })).toEqual(['jhumka', 'kurti']);
    expect(await find({ minPrice: 1500, maxPrice: 801 })).toEqual(['kurti']);
  });

  it('keep what is chosen in sight where nothing has it', async () => {
    const { body } = await ask({ q: 'jhumka', material: 'Cotton' });
    expect(body.designs).toEqual([]);
    expect(body.facets?.material).toEqual([{ value: 'Cotton', count: 0 }]);
  });
});

describe('sorting', () => {
  it('goes by price and by date', async () => {
    const byPrice = ['jhumka', 'kurti', 'kurta', 'saree', 'blueLehenga', 'lehenga'];
    expect(await find({ sort: 'price_asc' })).toEqual(byPrice);
    expect(await find({ sort: 'price_desc' })).toEqual(byPrice.toReversed());
    expect(await find({ sort: 'newest', q: 'lehenga' })).toEqual(['jhumka', 'blueLehenga', 'lehenga']);
  });

  it('goes by applause as soon as it is given', async () => {
    for (const userId of [meera.id, imran.id]) {
      await setMark(app.services, { mark: 'likes', userId, designId: ids.saree ?? 0, wanted: true });
    }
    await setMark(app.services, { mark: 'likes', userId: imran.id, designId: ids.kurti ?? 0, wanted: true });
    expect((await find({ sort: 'popular' })).slice(0, 2)).toEqual(['saree', 'kurti']);
    await setMark(app.services, { mark: 'likes', userId: meera.id, designId: ids.saree ?? 0, wanted: false });
    await setMark(app.services, { mark: 'likes', userId: imran.id, designId: ids.saree ?? 0, wanted: false });
    expect((await find({ sort: 'popular' }))[0]).toBe('kurti');
  });

  it('follows sales once they are looked at, and loses none that is booked meanwhile', async () => {
    const { db } = app.services;
    const sell = async (executor: Executor, many: number) => {
      for (let sale = 0; sale < Math.abs(many); sale++)
        await moveOrdersCount(executor, [ids.jhumka ?? 0], many < 0 ? -1 : 1);
    };
    const first = (await find({ sort: 'popular' }))[0];
    expect(first).not.toBe('jhumka');
    await sell(db, 1);
    await inTransaction(db, async (tx) => {
      await sell(tx, 50);
      // The note of the first sale stands, but its design is held by this one.
      await followSales(app.services);
      expect((await find({ sort: 'popular' }))[0]).toBe(first);
    });
    await followSales(app.services);
    expect((await find({ sort: 'popular' }))[0]).toBe('jhumka');
    await sell(db, -51);
    await followSales(app.services);
    expect((await find({ sort: 'popular' }))[0]).toBe(first);
    expect((await db.$client.query('select from search_sold')).rowCount).toBe(0);
  });

  it.each(['relevance', 'newest', 'price_asc', 'price_desc', 'popular'] as const)(
    'by %s reads on by cursor without repeating or skipping',
    async (sort) => {
      const expected: number[] = [];
      for (let n = 0; n < 60; n++) {
        expected.push(
          await insertDesign(app.services.db, {
            makerId: imran.id,
            title: `Torana ${sort} ${n % 7}`,
            pricePaise: 100_000 + (n % 5) * 100,
          }),
        );
      }
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { body, status } = await ask({
          q: `torna ${sort.split('_')[0]}`,
          sort,
          ...(cursor ? { cursor } : {}),
        });
        expect(status).toBe(200);
        seen.push(...body.designs.map(({ id }) => id));
        expect(body.facets === null).toBe(cursor !== undefined);
        cursor = body.nextCursor ?? undefined;
      } while (cursor);
      const wanted = sort.startsWith('price') ? 120 : 60;
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(sort.startsWith('price') ? 60 : wanted);
      expect(seen).toEqual(expect.arrayContaining(expected));
    },
  );
});

describe('makers', () => {
  it('are found by name, trade, city and slips of them', async () => {
    for (const q of ['meera', 'mera rathor', 'jaipur', 'lehenga maker', 'designers']) {
      const { body } = await ask({ q, type: 'creators' });
      expect(
        body.creators.map(({ id }) => id),
        q,
      ).toEqual([meera.id]);
    }
    const { body } = await ask({ q: 'Imran', type: 'creators' });
    expect(body.creators[0]).toMatchObject({
      id: imran.id,
      city: 'Varanasi',
      role: 'USER',
      isVerified: false,
    });
    expect(body.creators[0]?.designsCount).toBeGreaterThanOrEqual(2);
  });

  it('are only people who sell', async () => {
    const shopper = await app.actor({ name: 'Devika Pillai' });
    const before = await ask({ q: 'devika', type: 'creators' });
    expect(before.body.creators).toEqual([]);
    await insertDesign(app.services.db, { makerId: shopper.id });
    const after = await ask({ q: 'devika', type: 'creators' });
    expect(after.body.creators.map(({ id }) => id)).toEqual([shopper.id]);
  });

  it('narrow by role, city and seal', async () => {
    const { body } = await ask({ type: 'creators', verified: true });
    expect(body.creators.map(({ id }) => id)).toEqual([meera.id]);
    expect(body.facets?.role.length).toBeGreaterThan(0);
  });
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

describe('suggestions', () => {
  const suggested = async (q: string) => (await meera.call(suggest, { query: { q } })).body;

  it('complete the last word, in one spelling, and name designs and makers', async () => {
    const { words, designs: named } = await suggested('red leh');
    expect(words).toEqual(['red lehenga']);
    expect(named.map(({ id }) => id)).toEqual([ids.lehenga]);
    const makers = await suggested('meer');
    expect(makers.creators).toEqual([
      { id: meera.id, name: 'Meera Rathore', city: 'Jaipur', profileImage: null, isVerified: true },
    ]);
  });

  it('forgive a slip', async () => {
    const { designs: named } = await suggested('lehegna');
    expect(named.map(({ id }) => id)).toContain(ids.lehenga);
  });

  it('are at most eight, and none for one letter or for signs', async () => {
    const { words, designs: named, creators } = await suggested('sil');
    expect(words.length + named.length + creators.length).toBeLessThanOrEqual(8);
    for (const q of ['', 's', '!!', "' or 1=1 --"]) {
      const answer = await meera.call(suggest, { query: { q } });
      expect(answer.status).toBe(200);
    }
    expect(await suggested('s')).toMatchObject({ words: [], designs: [], creators: [] });
  });
});

describe('words that look like commands', () => {
  it.each([
    "'; drop table designs; --",
    "' | !'a' <-> \\",
    "lehenga:* & (silk | 'x",
    '%_\\%',
    '(a+)+$',
    `${'a'.repeat(99)}!`,
    '<script>alert(1)</script>',
    "women's & \\' ' :A",
    '\u{1F44D}\u0915\u0940',
  ])('“%s” is words, not a command', async (q) => {
    const start = performance.now();
    const { status, body } = await ask({
      q,
      material: q.slice(0, 50).replaceAll(',', ''),
      city: "O'Br\\ien",
    });
    expect(status).toBe(200);
    expect(body.total.count).toBe(0);
    expect((await ask({ q })).status).toBe(200);
    expect((await ask({ q, type: 'creators' })).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each([
    [{ q: 'x'.repeat(101) }],
    [{ material: 'x'.repeat(51) }],
    [{ material: 'a,b,c,d,e,f,g,h,i' }],
    [{ category: 'Cars' }],
    [{ role: 'KING' }],
    [{ sort: 'random' }],
    [{ type: 'orders' }],
    [{ minPrice: '1e3' }],
    [{ minPrice: -1 }],
    [{ maxPrice: 99_999_999 }],
    [{ cursor: 'AAAA' }],
    [{ cursor: Buffer.from('w.9999999999999999.1').toString('base64url') }],
    [{ cursor: 'x'.repeat(81) }],
  ])('%j is refused with a sentence', async (query) => {
    const { status, error } = await ask(query as Query);
    expect(status).toBe(400);
    expect(error.code).toBe('INVALID_INPUT');
    expect(error.message).toMatch(/\w/);
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
