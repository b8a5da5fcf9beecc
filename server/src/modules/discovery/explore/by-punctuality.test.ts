import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { setRole } from '#server/modules/accounts/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { followSales } from '../search/follow-sales.ts';

let app: TestApp;
/** By the percent of their orders on time; the last has no figure. */
const makers = new Map<number | null, Actor>();
beforeAll(async () => {
  app = await startTestApp();
  for (const percent of [88, null, 100, 97]) {
    const maker = await app.actor({ name: `Weaver ${percent}`, role: 'DESIGNER' });
    makers.set(percent, maker);
    for (let n = 0; n < 15; n++)
      await insertDesign(app.services.db, { makerId: maker.id, title: `Katan stole ${percent} no. ${n}` });
    if (percent !== null) await earn(maker, percent);
  }
  await followSales(app.services);
});
afterAll(() => app.stop());

async function earn({ id }: Actor, percent: number) {
  await app.services.db.$client.query(
    `insert into trust_figures (maker_id, figure, amount, count, from_day, to_day, computed_at)
     values ($1, 'ON_TIME', $2, 100, '2025-11-29', '2026-11-28', now())
     on conflict (maker_id, figure) do update set amount = excluded.amount`,
    [id, percent],
  );
}

const idOf = (percent: number | null) => makers.get(percent)?.id;
const inOrder = () => [100, 97, 88, null].map(idOf);

/** All designs, page after page, by the id of their maker. */
async function makersOfPages(query: {
  q?: string;
}): Promise<{ ids: number[]; makerIds: (number | undefined)[] }> {
  const [ids, makerIds]: [number[], number[]] = [[], []];
  let cursor: string | undefined;
  do {
    const { body } = await app.visitor.call(search, {
      query: { ...query, sort: 'on_time', ...(cursor && { cursor }) },
    });
    ids.push(...body.designs.map(({ id }) => id));
    makerIds.push(...body.designs.map(({ maker }) => maker.id));
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ids, makerIds };
}

test.each([{}, { q: 'katan' }])(
  'designs of the most punctual makers come first, those without the figure last, on all pages (%j)',
  async (query) => {
    const { ids, makerIds } = await makersOfPages(query);
    expect(new Set(ids).size).toBe(60);
    expect(makerIds).toEqual(inOrder().flatMap((id) => Array.from({ length: 15 }, () => id)));
  },
);

test('a design that is published later is found at the place of its maker', async () => {
  const id = await insertDesign(app.services.db, { makerId: idOf(97) ?? 0, title: 'Katan stole, late' });
  const { body } = await app.visitor.call(search, { query: { q: 'katan stole late', sort: 'on_time' } });
  expect(body.designs.map((design) => design.id)).toContain(id);
  const { ids } = await makersOfPages({});
  expect(ids.indexOf(id)).toBe(15);
});

test('makers are sorted so by the search and by the directory, with and without words, a role and a place', async () => {
  const found = await app.visitor.call(search, { query: { type: 'creators', q: 'weaver', sort: 'on_time' } });
  expect(found.body.creators.map(({ id }) => id)).toEqual(inOrder());
  for (const query of [{}, { role: 'DESIGNER' as const }, { q: 'weaver' }]) {
    const { body } = await app.visitor.call(getListOfUsersByRole, { query: { ...query, sort: 'on_time' } });
    expect(body.data.users.map(({ id }) => id)).toEqual(inOrder());
    expect(body.data.users.map(({ onTime }) => onTime)).toEqual([
      { percent: 100, count: 100 },
      { percent: 97, count: 100 },
      { percent: 88, count: 100 },
      null,
    ]);
  }
  await app.services.db.$client.query(
    'update creators set latitude = 25.32, longitude = 82.99 where user_id = any ($1)',
    [inOrder()],
  );
  const near = { pin: '221001', within: 25, sort: 'on_time' } as const;
  const { body } = await app.visitor.call(getListOfUsersByRole, { query: near });
  expect(body.data.users.map(({ id }) => id)).toEqual(inOrder());
});

test('pages of the directory by cursor and by number follow one another', async () => {
  const others: number[] = [];
  for (let n = 0; n < 20; n++) {
    const { id } = await app.actor({ name: `Zardozi hand ${n}` });
    await setRole(app.services.db, id, 'ARTIST');
    others.push(id);
  }
  const all = [...inOrder(), ...others.toReversed()];
  const first = await app.visitor.call(getListOfUsersByRole, { query: { sort: 'on_time' } });
  const cursor = first.body.data.nextCursor ?? '';
  const byCursor = await app.visitor.call(getListOfUsersByRole, { query: { sort: 'on_time', cursor } });
  const byNumber = await app.visitor.call(getListOfUsersByRole, { query: { sort: 'on_time', page: 2 } });
  const idsOf = ({ body }: typeof first) => body.data.users.map(({ id }) => id);
  expect([...idsOf(first), ...idsOf(byCursor)]).toEqual(all);
  expect(idsOf(byNumber)).toEqual(idsOf(byCursor));
  // A place of one order is none of the other.
  const mixed = await app.visitor.call(getListOfUsersByRole, { query: { sort: 'ranking', cursor } });
  expect(mixed.status).toBe(400);
});

test('a figure that changes or goes moves its maker at once and the designs with the next round', async () => {
  await earn(makers.get(88) as Actor, 99);
  await app.services.db.$client.query('delete from trust_figures where maker_id = $1', [idOf(100)]);
  await followSales(app.services);
  const moved = [idOf(88), idOf(97)];
  const { body } = await app.visitor.call(getListOfUsersByRole, { query: { sort: 'on_time' } });
  expect(body.data.users.slice(0, 2).map(({ id }) => id)).toEqual(moved);
  const { makerIds } = await makersOfPages({});
  expect([...new Set(makerIds)].slice(0, 2)).toEqual(moved);
  expect(makerIds.slice(-15)).not.toContain(idOf(97));
});
