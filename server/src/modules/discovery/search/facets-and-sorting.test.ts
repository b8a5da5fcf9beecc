import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOrdersCount } from '#server/modules/designs/public.ts';
import { setMark } from '#server/modules/engagement/set-mark.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { makeSearching, openSearch } from '#tests/support/set-ups/search.ts';
import { followSales } from './follow-sales.ts';

let app: TestApp;
let meera: Actor;
let imran: Actor;
let ids: Record<string, number>;
beforeAll(async () => {
  ({ app, meera, imran, ids } = await openSearch());
});
afterAll(() => app.stop());

const { ask, find } = makeSearching(() => ({ meera, ids }));

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
      // The first sale is recorded, but this transaction locks its design.
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
