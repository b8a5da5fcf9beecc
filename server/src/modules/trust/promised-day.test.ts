import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { promiseDelivery } from '#contracts/orders/core/delivery-promise.ts';
import { addDays, startOfDay } from '#contracts/platform/ist-day.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { promisedDay } from './promised-day.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const confirmed = '2026-06-03';
const noon = (day: string) => new Date(startOfDay(day).getTime() + 12 * 3_600_000);

const holidays = {
  none: [],
  one: [{ from: '2026-06-05', to: '2026-06-05' }],
  'a week, and another day': [
    { from: '2026-06-10', to: '2026-06-16' },
    { from: '2026-06-19', to: '2026-06-19' },
  ],
  'those that overlap': [
    { from: '2026-06-04', to: '2026-06-09' },
    { from: '2026-06-08', to: '2026-06-12' },
  ],
  'at the end': [{ from: '2026-06-18', to: '2026-07-02' }],
} as const;

const cases = (['SIZED', 'MADE_TO_MEASURE', 'NONE'] as const).flatMap((measuring: Measuring) =>
  Object.entries(holidays).flatMap(([name, daysOff]) =>
    [1, 7, 15].map((making) => ({ measuring, name, daysOff, making })),
  ),
);

test.each(cases)(
  'the day in SQL is the day of the promise: $measuring, $making days, holidays: $name',
  async ({ measuring, daysOff, making }) => {
    const [maker, buyer] = [await app.actor({ role: 'DESIGNER' }), await app.actor()];
    const designId = await insertDesign(app.services.db, { makerId: maker.id });
    const measured = measuring === 'MADE_TO_MEASURE' ? noon(addDays(confirmed, 2)) : null;
    const orderId = await insertPastOrder(app.services.db, {
      buyerId: buyer.id,
      makerId: maker.id,
      items: [{ designId, pricePaise: 100_000 }],
      measuring,
      status: 'DESIGN_IN_PROGRESS',
      placedAt: noon(confirmed),
      confirmedAt: noon(confirmed),
      days: { making, transit: 4 },
      daysOff: [...daysOff],
      moves: measured ? [{ to: 'MEASUREMENT_COMPLETED', at: measured }] : [],
    });
    const { rows } = await app.services.db.$client.query<{ day: string }>(
      `select ${promisedDay}::text as day from orders o where id = $1`,
      [orderId],
    );
    const facts = {
      status: measured ? 'MEASUREMENT_COMPLETED' : 'DESIGN_IN_PROGRESS',
      stop: null,
      measuring,
      makingDays: making,
      transitDays: 4,
      daysOff,
      confirmedAt: noon(confirmed),
      measuredAt: measured,
      meetingAt: null,
      awaitsFinal: false,
      finalDueOn: null,
      remainingDays: null,
      shippedAt: null,
      parcelExpectedOn: null,
      deliveredAt: null,
    } as const;
    expect(rows[0]?.day).toBe(promiseDelivery(facts, noon(confirmed)).by);
  },
);
