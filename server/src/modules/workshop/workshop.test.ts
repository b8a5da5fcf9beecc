import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import {
  endFeed,
  placeStep,
  previewStepDay,
  readFeed,
  renewFeed,
  showFeed,
  workshopCalendar,
} from '#contracts/workshop/workshop.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { planDesk, plannedStep } from '#tests/support/people/custom-orders/plans.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let orderId: number;
let steps: number[];
let today: string;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  orderId = await shop.confirm();
  const desk = planDesk(shop, orderId);
  const plan = await desk.planned([
    plannedStep('cut', { days: 1 }),
    plannedStep('sew', { kind: 'STITCH', days: 3 }),
    plannedStep('finish', { kind: 'OWN', name: 'Hem; by hand, slowly', days: 1 }),
  ]);
  steps = plan.steps.map(({ id }) => id);
  today = istDayOf(shop.app.services.clock.now());
});

async function stepsOf(who: Actor = shop.maker) {
  const { body } = await who.call(workshopCalendar, { query: { days: 31 } });
  return body.steps.filter((step) => step.orderId === orderId);
}

const ofStep = (place: number, order = orderId) => ({ id: order, stepId: steps[place] ?? 0 });
const put = (
  place: number,
  words: { version?: number; startOn: string | null; who?: string },
  who: Actor = shop.maker,
) => who.call(placeStep, { params: ofStep(place), body: { version: 1, who: '', ...words } });

test('a step moves to another day, with what it does to the promise said before, and the others follow', async () => {
  const [cut, sew, finish] = await stepsOf();
  expect(sew).toMatchObject({ kind: 'STITCH', version: 1, startOn: null, who: '', orderId });
  expect(finish?.from).toBe(addWorkingDays(sew?.to ?? '', 1));
  expect((cut?.to ?? '') < (sew?.from ?? '')).toBe(true);

  const far = addWorkingDays(sew?.from ?? '', 20);
  const said = await shop.maker.call(previewStepDay, { params: ofStep(1), query: { on: far } });
  expect(said.body.dueBy).toBe(sew?.dueBy);
  expect(said.body.lateDays).toBeGreaterThan(0);
  const placed = await put(1, { startOn: far, who: 'Salma' });
  expect(placed.status, JSON.stringify(placed.error)).toBe(200);

  const { body } = await shop.maker.call(workshopCalendar, { query: { from: far, days: 31 } });
  const own = body.steps.filter((step) => step.orderId === orderId);
  expect(own.map(({ stepId, from }) => [stepId, from])).toEqual([
    [steps[1], far],
    [steps[2], addWorkingDays(far, 3)],
  ]);
  expect(own[0]).toMatchObject({ who: 'Salma', startOn: far, version: 2 });
  expect(body.names).toContain('Salma');
  // The page of the order expects the same day.
  const { orderData } = (await shop.buyer.call(orderConfirmation, { params: { id: orderId } })).body;
  expect(orderData.delivery.by).toBe(said.body.by);
  expect(JSON.stringify(orderData)).not.toContain('Salma');
});

test('a stale move gets the newer plan, and a day that is off or too early is refused', async () => {
  const [, sew] = await stepsOf();
  const day = addWorkingDays(sew?.from ?? '', 4);
  expect((await put(1, { startOn: day })).status).toBe(200);
  const stale = await put(1, { startOn: addWorkingDays(day, 1) });
  expect(stale).toMatchObject({ status: 409, error: { code: 'PLAN_CHANGED', newer: { version: 2 } } });

  const sunday = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(day, days))
    .find((one) => new Date(`${one}T00:00:00Z`).getUTCDay() === 0);
  for (const startOn of [sunday ?? '', addDays(today, -1), '2026-02-30', addDays(today, 400)])
    expect((await put(1, { version: 2, startOn })).status, startOn).toBe(400);
  const early = await put(2, { version: 2, startOn: sew?.from ?? '' });
  expect(early.status).toBe(400);
  expect(JSON.stringify(early.error)).toContain('workshop.tooEarly');

  // The first possible day is stored as none.
  expect((await put(1, { version: 2, startOn: sew?.from ?? '' })).status).toBe(200);
  expect((await stepsOf())[1]).toMatchObject({ startOn: null, from: sew?.from });
});

test('of two moves of one version one counts', async () => {
  const [, sew] = await stepsOf();
  const answers = await Promise.all(
    [3, 5].map((days) => put(1, { startOn: addWorkingDays(sew?.from ?? '', days) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the calendar and the steps of another are not there', async () => {
  const stranger = await shop.app.actor({ name: 'Vikram Shah', role: 'DESIGNER' });
  expect(await stepsOf(stranger)).toEqual([]);
  expect(await stepsOf(shop.buyer)).toEqual([]);
  for (const who of [stranger, shop.buyer]) {
    expect((await put(1, { startOn: null }, who)).status).toBe(404);
    const asked = { params: ofStep(1), query: { on: today } };
    expect((await who.call(previewStepDay, asked)).status).toBe(404);
  }
  const elsewhere = { params: { ...ofStep(1), stepId: 987_654 }, query: { on: today } };
  expect((await shop.maker.call(previewStepDay, elsewhere)).status).toBe(404);
});

test('a calendar reads the days at a secret address, which ends when it is renewed', async () => {
  expect((await shop.maker.call(showFeed)).body.feed).toBeNull();
  const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
  const first = tokenOf((await shop.maker.call(renewFeed)).body.address);
  await put(1, { startOn: null, who: 'Salma' });

  const answer = await read(first);
  const file = answer.body;
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = file.split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`UID:due-${orderId}@`);
  expect(unfolded).toContain(`UID:step-${steps[1]}@`);
  expect(unfolded).toMatch(/SUMMARY:Stitching: .* \(Salma\)\r\n/);
  expect(unfolded).toContain('SUMMARY:Hem\\; by hand\\, slowly: ');
  expect(unfolded).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
  expect(unfolded).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  for (const secret of [shop.buyer.name, shop.buyer.email, '+91', '560003'])
    expect(unfolded).not.toContain(secret);

  const second = tokenOf((await shop.maker.call(renewFeed)).body.address);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await read('x'.repeat(43))).statusCode).toBe(404);
  // Only a hash is stored.
  const { rows } = await shop.app.services.db.$client.query('select * from workshop_feeds');
  expect(JSON.stringify(rows)).not.toContain(second);
  await shop.maker.call(endFeed);
  expect((await read(second)).statusCode).toBe(404);

  function read(token: string) {
    return shop.app.server.inject({ url: readFeed.path, query: { token } });
  }
});
