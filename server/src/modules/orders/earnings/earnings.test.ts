import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import {
  earnings,
  earningsMovements,
  exportEarnings,
  type Movement,
} from '#contracts/orders/earnings/earnings.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder, insertPastRefund } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const now = at('2026-11-23T12:00:00');

let app: TestApp;
let maker: Actor;
let other: Actor;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  const { db } = app.services;
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  other = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  const buyer = await app.actor({ name: '=Asha Rao' });
  const own = await insertDesign(db, { makerId: maker.id });
  const foreign = await insertDesign(db, { makerId: other.id });
  const sale = async (
    name: string,
    [status, pricePaise, paidAt, finalPaidAt]: [OrderStatus, number, Date, Date?],
    makerId = maker.id,
  ) => {
    ids[name] = await insertPastOrder(db, {
      buyerId: buyer.id,
      makerId,
      items: [{ designId: makerId === maker.id ? own : foreign, pricePaise }],
      status,
      placedAt: paidAt,
      confirmedAt: paidAt,
      ...(finalPaidAt && { finalPaidAt }),
    });
  };
  // 23:59:59 IST on 30 September belongs to September. (In UTC the Indian month begins on 31 August at 18:30.)
  await sale('delivered', ['DELIVERED', 1_234_567, at('2026-09-30T23:59:59'), at('2026-10-01T00:00:00')]);
  await sale('making', ['MEASUREMENT_COMPLETED', 333_333, at('2026-10-15T09:00:00')]);
  await sale('packed', ['COMPLETED', 99_999, at('2026-11-02T09:00:00'), at('2026-11-20T09:00:00')]);
  await sale('cancelled', ['CANCELLED', 500_001, at('2026-10-20T09:00:00')]);
  await sale('dropped', ['CANCELLED', 700_000, at('2026-11-01T09:00:00')]);
  await sale('foreign', ['DELIVERED', 900_000, at('2026-11-01T09:00:00')], other.id);
  const back = (name: string, paise: number, when: Date, more = {}) =>
    insertPastRefund(db, { orderId: ids[name] ?? 0, paise, at: when, ...more });
  await back('making', 12_345, at('2026-11-05T10:00:00'));
  await back('making', 1_001, at('2026-11-06T10:00:00'), { status: 'FAILED' });
  await back('making', 77_777, at('2026-11-07T10:00:00'), { ofStray: true });
  // The maker keeps a quarter of the advance.
  await back('cancelled', 162_001, at('2026-11-10T10:00:00'));
  // 40 % of ₹7,560, all of which is refunded.
  await back('dropped', 302_400, at('2026-11-03T10:00:00'), { status: 'PENDING' });
  await back('foreign', 50_000, at('2026-11-03T10:00:00'));
  await back('packed', 4_444, at('2026-11-04T10:00:00'));
  await db.$client.query(`update refunds set status = 'DROPPED' where amount_paise = 4444`);
});
afterAll(() => app.stop());

/** The maker's sums in paise, without the columns that the page reads. */
async function booksSay(question: string): Promise<number> {
  const { rows } = await app.services.db.$client.query<{ paise: number }>(
    `select coalesce((${question}), 0)::bigint as paise`,
    [maker.id],
  );
  return Number(rows[0]?.paise);
}
const paid = `select sum(p.captured_paise) from payments p join orders o on o.id = p.order_id
  where o.maker_id = $1 and p.status = 'CAPTURED'`;
const back = `select sum(r.amount_paise) from refunds r join payments p on p.id = r.payment_id
  join orders o on o.id = p.order_id
  where o.maker_id = $1 and r.status <> 'DROPPED' and r.razorpay_payment_id = p.razorpay_payment_id`;
const restOf = (condition: string) => `(${paid} and ${condition}) - coalesce((${back} and ${condition}), 0)`;
const inPaise = (rupees: number) => Math.round(rupees * 100);

async function movementsOf(who: Actor, query: { month?: string } = {}): Promise<Movement[]> {
  const all: Movement[] = [];
  let cursor: string | null = null;
  do {
    const { body }: { body: { movements: Movement[]; nextCursor: string | null } } = await who.call(
      earningsMovements,
      { query: { ...query, ...(cursor === null ? {} : { cursor }) } },
    );
    all.push(...body.movements);
    cursor = body.nextCursor;
  } while (cursor !== null);
  return all;
}

test('the figures agree with the books to the paisa, in all and month by month', async () => {
  const { body } = await maker.call(earnings);
  const { total, months } = body;
  expect(inPaise(total.paid)).toBe(await booksSay(paid));
  expect(inPaise(total.back)).toBe(await booksSay(back));
  expect(inPaise(total.held)).toBe(
    await booksSay(restOf(`o.status in ('MEASUREMENT_COMPLETED', 'COMPLETED')`)),
  );
  expect(inPaise(total.kept)).toBe(await booksSay(restOf(`o.status = 'CANCELLED'`)));
  expect(inPaise(total.delivered)).toBe(await booksSay(restOf(`o.status = 'DELIVERED'`)));
  expect(inPaise(total.net)).toBe(inPaise(total.held) + inPaise(total.kept) + inPaise(total.delivered));

  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09']);
  for (const { month, ...sums } of months) {
    const inMonth = (moment: string) =>
      `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM') = '${month}'`;
    expect(inPaise(sums.paid)).toBe(await booksSay(`${paid} and ${inMonth('p.authorized_at')}`));
    expect(inPaise(sums.back)).toBe(await booksSay(`${back} and ${inMonth('r.created_at')}`));
    const ofMonth = (status: string) => restOf(`o.status ${status} and ${inMonth('p.authorized_at')}`);
    expect(inPaise(sums.held)).toBe(await booksSay(ofMonth(`not in ('DELIVERED', 'CANCELLED')`)));
    expect(inPaise(sums.kept)).toBe(await booksSay(ofMonth(`= 'CANCELLED'`)));
  }
  // 40 % of ₹13,333.32 in whole rupees, and what is kept of the cancelled order: 40 % of ₹5,400.01 less ₹1,620.01.
  expect(months.at(-1)).toMatchObject({ month: '2026-09', paid: 5333, back: 0, net: 5333, held: 0 });
  expect(months[1]).toMatchObject({ month: '2026-10', kept: 539.99 });
});

test('the movements are those of the figures, each with its order and where its money stands', async () => {
  const all = await movementsOf(maker);
  const sumOf = (movements: readonly Movement[], isRefund: boolean) =>
    movements
      .filter(({ kind }) => (kind === 'REFUND') === isRefund)
      .reduce((sum, { amount }) => sum + inPaise(amount), 0);
  const { body } = await maker.call(earnings);
  expect(sumOf(all, false)).toBe(inPaise(body.total.paid));
  expect(sumOf(all, true)).toBe(inPaise(body.total.back));
  for (const { month, ...sums } of body.months) {
    const ofMonth = await movementsOf(maker, { month });
    expect(sumOf(ofMonth, false)).toBe(inPaise(sums.paid));
    expect(sumOf(ofMonth, true)).toBe(inPaise(sums.back));
  }
  expect(all.map(({ at: moment }) => moment)).toEqual(
    all
      .map(({ at: moment }) => moment)
      .sort()
      .reverse(),
  );
  const statesOf = (name: string) =>
    all.filter(({ order }) => order.id === ids[name]).map(({ kind, state }) => `${kind} ${state}`);
  expect(statesOf('delivered')).toEqual(['FINAL EARNED', 'ADVANCE EARNED']);
  expect(statesOf('making')).toEqual(['REFUND FAILED', 'REFUND RETURNED', 'ADVANCE HELD']);
  expect(statesOf('cancelled')).toEqual(['REFUND RETURNED', 'ADVANCE KEPT']);
  expect(statesOf('dropped')).toEqual(['REFUND RETURNING', 'ADVANCE RETURNED']);
  expect(statesOf('foreign')).toEqual([]);
});

test('what is left of the payments, by where it stands, is what the page says is held, kept and delivered', async () => {
  const all = await movementsOf(maker);
  const leftIn = (wanted: Movement['state']) =>
    all.reduce((sum, { state, left }) => sum + (state === wanted ? inPaise(left ?? 0) : 0), 0);
  const { total } = (await maker.call(earnings)).body;
  expect(['HELD', 'KEPT', 'EARNED', 'RETURNED'].map((state) => leftIn(state as Movement['state']))).toEqual([
    inPaise(total.held),
    inPaise(total.kept),
    inPaise(total.delivered),
    0,
  ]);
  const ofCancelled = all.filter(({ order }) => order.id === ids.cancelled);
  expect(ofCancelled.map(({ kind, amount, left }) => [kind, amount, left])).toEqual([
    ['REFUND', 1620.01, null],
    ['ADVANCE', 2160, 539.99],
  ]);
});

test('a long list is read page by page, and nothing twice, though all of it happened at one moment', async () => {
  const busy = await app.actor({ name: 'Rehana Begum', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: busy.id });
  const moment = at('2026-11-10T10:00:00');
  for (let nth = 0; nth < 35; nth++) {
    const orderId = await insertPastOrder(app.services.db, {
      buyerId: other.id,
      makerId: busy.id,
      items: [{ designId, pricePaise: 100_000 }],
      status: 'CONFIRMED',
      placedAt: moment,
      confirmedAt: moment,
    });
    if (nth % 7 === 0) await insertPastRefund(app.services.db, { orderId, paise: 100, at: moment });
  }
  const { body } = await busy.call(earningsMovements);
  expect(body.movements).toHaveLength(30);
  const keys = (await movementsOf(busy)).map(({ key }) => key);
  expect(keys).toHaveLength(40);
  expect(new Set(keys).size).toBe(40);
});

test('the table holds the movements of its month, and a name that a spreadsheet would run is text', async () => {
  const tableOf = async (query: string) => {
    const url = `${exportEarnings.path}${query}`;
    const answer = await app.server.inject({ url, headers: { cookie: maker.cookie } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return answer.body.trim().split('\r\n');
  };
  const [headings, ...rows] = await tableOf('?month=2026-10');
  expect(headings).toContain(
    'Date,Order ID,Buyer,What,Paid (INR),Went back (INR),Left of it (INR),Now,Order status',
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /^2026-10-20,TB-2026-\d+,'=Asha Rao,Advance,2160\.00,,539\.99,Kept of a cancelled order,Cancelled$/,
  );
  expect(await tableOf('')).toHaveLength(1 + (await movementsOf(maker)).length);
});

test('a month or a cursor that is none is refused, and who sold nothing has nothing', async () => {
  expect((await maker.call(earningsMovements, { query: { month: '2026-13' } })).status).toBe(400);
  expect((await maker.call(earningsMovements, { query: { cursor: 'x' } })).status).toBe(400);
  const newcomer = await app.actor({ name: 'Zoya Khan', role: 'DESIGNER' });
  const { body } = await newcomer.call(earnings);
  expect(body.months).toEqual([]);
  expect(body.total).toMatchObject({ paid: 0, back: 0, net: 0, held: 0, kept: 0, delivered: 0 });
});
