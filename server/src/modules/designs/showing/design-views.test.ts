import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { designsDashboard, designViewed } from '#contracts/designs/design-views.contract.ts';
import { getProductAnalytics } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { likes, saves } from '#server/modules/engagement/engagement.tables.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.tables.ts';
import { forgetSalts } from '#server/platform/views/view-salts.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { makeViewCounts } from './count-views.ts';
import { forgetViewers } from './design-views.queries.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16) Mobile Safari';
let now = new Date('2026-11-21T12:00:00+05:30');

let app: TestApp;
let maker: Actor;
let reader: Actor;
let designId = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  reader = await app.actor({ name: 'Asha Rao' });
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00+05:30');
  designId = await insertDesign(app.services.db, { makerId: maker.id });
});
afterAll(() => app.stop());

/** Simulates a separate process; its views are written on `flush`. */
function counting() {
  return makeViewCounts(app.services);
}

async function viewsOf(id: number): Promise<number> {
  const { rows } = await app.services.db.$client.query<{ views: number }>(
    'select coalesce(sum(views), 0)::int as views from design_views where design_id = $1',
    [id],
  );
  return rows[0]?.views ?? 0;
}

const visitor = { viewerId: null, ip: '203.0.113.7', userAgent: phone };

test('everybody who looks counts once a day, however many processes they meet', async () => {
  const [one, two] = [counting(), counting()];
  for (const views of [one, two, one]) {
    await views.see({ ...visitor, thingId: designId });
    await views.see({ ...visitor, thingId: designId, ip: '198.51.100.9' });
    await views.see({ ...visitor, thingId: designId, viewerId: reader.id });
  }
  await Promise.all([one.flush(), two.flush()]);
  await one.flush();
  expect(await viewsOf(designId)).toBe(3);

  now = new Date('2026-11-22T00:00:01+05:30');
  await one.see({ ...visitor, thingId: designId });
  await one.flush();
  expect(await viewsOf(designId)).toBe(4);
});

test('the maker, crawlers, what is not published and what is not there are not counted', async () => {
  const views = counting();
  const hidden = await insertDesign(app.services.db, { makerId: maker.id, status: 'HIDDEN' });
  await views.see({ ...visitor, thingId: designId, viewerId: maker.id });
  await views.see({ ...visitor, thingId: designId, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await views.see({ ...visitor, thingId: designId, userAgent: 'WhatsApp/2.24' });
  await views.see({ ...visitor, thingId: designId, userAgent: '' });
  await views.see({ ...visitor, thingId: hidden });
  await views.see({ ...visitor, thingId: 999_999 });
  await views.flush();
  expect([await viewsOf(designId), await viewsOf(hidden)]).toEqual([0, 0]);
});

test('nothing that is kept names a visitor, and it is forgotten with its salt when the day is over', async () => {
  const { db } = app.services;
  const views = counting();
  await views.see({ ...visitor, thingId: designId });
  await views.flush();
  const read = async (table: string) => (await db.$client.query(`select * from ${table}`)).rows;
  const [viewers, salts] = [await read('design_viewers'), await read('view_salts')];
  expect(salts.length).toBeGreaterThan(0);
  expect(viewers.length).toBeGreaterThan(0);
  expect(JSON.stringify(viewers)).not.toMatch(/203\.0\.113|Android/);

  await Promise.all([forgetViewers(db, ['2026-11-23']), forgetSalts(db, ['2026-11-23'])]);
  expect([await read('design_viewers'), await read('view_salts')]).toEqual([[], []]);
  expect(await viewsOf(designId)).toBe(1);
});

test('a look over the API is counted for its maker, beside likes and saves of the same days', async () => {
  const { db } = app.services;
  const own = await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' });
  const id = await insertDesign(db, { makerId: own.id });
  await insertDesign(db, { makerId: own.id, status: 'HIDDEN' });
  const headers = { 'user-agent': phone };
  expect((await app.visitor.call(designViewed, { params: { id }, headers })).body).toEqual({ success: true });
  expect((await own.call(designViewed, { params: { id }, headers })).status).toBe(200);
  expect((await app.visitor.call(designViewed, { params: { id: 'x' as unknown as number } })).status).toBe(
    404,
  );
  const at = (text: string) => new Date(`${text}+05:30`);
  await db.insert(likes).values([
    { userId: reader.id, designId: id, createdAt: at('2026-10-23T00:00:00') },
    { userId: maker.id, designId: id, createdAt: at('2026-10-22T23:59:59') },
  ]);
  await db.insert(saves).values([
    { userId: reader.id, designId: id, createdAt: at('2026-11-21T09:00:00') },
    { userId: maker.id, designId: id, createdAt: at('2026-09-22T23:59:59') },
  ]);
  await app.services.db.$client.query(
    `insert into design_views values ($1, '2026-10-22', 7), ($1, '2026-10-23', 5), ($1, '2026-09-22', 9)`,
    [id],
  );
  const asked = {
    designId: id,
    makerId: own.id,
    name: 'Ravi',
    email: 'ravi@example.in',
    message: 'Is it lined?',
  };
  await db.insert(enquiries).values([
    { ...asked, fingerprint: 'one', createdAt: at('2026-11-20T09:00:00') },
    { ...asked, fingerprint: 'two', createdAt: at('2026-10-23T00:00:00') },
    { ...asked, fingerprint: 'three', createdAt: at('2026-10-22T23:59:59') },
  ]);
  await app.countViews();

  expect((await own.call(designsDashboard)).body).toEqual({
    success: true,
    published: 1,
    unpublished: 1,
    views: { now: 6, before: 7 },
    profileViews: { now: 0, before: 0 },
    likes: { now: 1, before: 1 },
    saves: { now: 1, before: 0 },
  });
  const { body } = await own.call(getProductAnalytics, { params: { id } });
  expect(body.funnel).toEqual({
    views: { now: 6, before: 7 },
    saves: { now: 1, before: 0 },
    enquiries: { now: 2, before: 1 },
    orders: { now: 0, before: 0 },
  });
});
