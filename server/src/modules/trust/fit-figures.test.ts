import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrustFigureName } from '#contracts/trust/trust.rules.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { readTrust } from './read-trust.ts';
import { refreshTrust } from './refresh-trust.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

let app: TestApp;
let buyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => noon('2026-11-29') } });
  buyer = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());

/** A workshop with ten pieces delivered in October. */
async function workshop() {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  const deliver = (day = '2026-10-10', measuring: 'MADE_TO_MEASURE' | 'SIZED' | 'NONE' = 'SIZED') =>
    insertPastOrder(app.services.db, {
      buyerId: buyer.id,
      makerId: maker.id,
      items: [{ designId, pricePaise: 100_000 }],
      measuring,
      status: 'DELIVERED',
      placedAt: noon('2026-09-20'),
      confirmedAt: noon('2026-09-20'),
      movedAt: noon(day),
    });
  const orders = await Promise.all(Array.from({ length: 10 }, () => deliver()));
  return { maker, deliver, orders };
}

type Decided = 'FREE' | 'PRICED' | 'REFUSED' | null;

async function claim(orderId: number | undefined, state: string, decided: Decided) {
  await app.services.db.$client.query(
    `insert into fit_claims (order_id, garment, unit, state, words, measured_by, cause, decided, decided_by, decided_at,
                             request_hash, created_at, updated_at)
     values ($1, 'KURTA', 'in', $2, 'The shoulder pulls.', 'MAKER', $4, $3, $5, $6, '', $7, $7)`,
    [
      orderId,
      state,
      decided,
      decided && 'SEWN_WRONG',
      decided && 'MAKER',
      decided && noon('2026-10-13'),
      noon('2026-10-12'),
    ],
  );
}

/** The figures as they are read after the night; null without enough orders. */
async function figures({ id }: Pick<Actor, 'id'>) {
  await app.services.db.$client.query('delete from trust_runs');
  await refreshTrust(app.services);
  const read = await readTrust(app.services.db, id);
  const of = (name: TrustFigureName) => {
    const found = read.find(({ figure }) => figure === name);
    return found ? [found.value, found.count] : null;
  };
  return { fitted: of('FITTED'), altered: of('ALTERED') };
}

test('a piece fitted at once unless it was altered free; taste and refusals do not say otherwise', async () => {
  const { maker, orders } = await workshop();
  expect(await figures(maker)).toEqual({ fitted: [100, 10], altered: [0, 10] });
  await claim(orders[0], 'DONE', 'FREE');
  await claim(orders[1], 'DONE', 'PRICED');
  await claim(orders[2], 'REFUSED', 'REFUSED');
  await claim(orders[3], 'WITHDRAWN', null);
  expect(await figures(maker)).toEqual({ fitted: [90, 10], altered: [20, 10] });
});

test('a piece counts once its fourteen days are over and nothing is undecided', async () => {
  const { maker, deliver, orders } = await workshop();
  await deliver('2026-11-15');
  const late = await figures(maker);
  expect(late.fitted).toEqual([100, 10]);
  await deliver('2026-11-14');
  expect((await figures(maker)).fitted).toEqual([100, 11]);
  await claim(orders[0], 'AT_DESK', null);
  expect((await figures(maker)).fitted).toEqual([100, 10]);
});

test('what is fitted to nobody does not count', async () => {
  const { maker, deliver } = await workshop();
  await deliver('2026-10-10', 'NONE');
  expect((await figures(maker)).fitted).toEqual([100, 10]);
});
