import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProduct } from '#contracts/admin/products/products.contract.ts';
import { listReports, takeDownReported } from '#contracts/admin/reports/reports.contract.ts';
import { type ReportKind, report } from '#contracts/complaints/report.contract.ts';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { designOf, openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let admin: Actor;
let second: Actor;
let maker: Actor;
let rohan: Actor;
beforeAll(async () => {
  shop = await openShop();
  maker = shop.maker;
  admin = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  second = await shop.app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
  rohan = await shop.app.actor({ name: 'Rohan Das' });
});
afterAll(() => shop.stop());

const rows = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await shop.app.services.db.$client.query(text, values)).rows;
const look = (id: number) => shop.buyer.call(getProductDetails, { params: { id } });
const tell = (by: Actor, kind: ReportKind, targetId: number) =>
  by.call(report, { body: { kind, targetId, reason: 'COPIED', note: '' } });
const reportIds = (kind: ReportKind, targetId: number) =>
  rows('select id::int, status from reports where kind = $1 and target_id = $2 order by id', [
    kind,
    targetId,
  ]);
const told = async (person: Actor) =>
  (await person.call(listNotifications, { query: {} })).body.notifications.map(({ message }) => message);

test('taking down what was reported decides every report about it, and everybody hears', async () => {
  const id = await designOf(shop.app, maker, { title: 'Bandhani veil' });
  for (const person of [shop.buyer, rohan]) await tell(person, 'DESIGN', id);
  const [first] = await reportIds('DESIGN', id);
  const call = { params: { id: Number(first?.id) }, body: { reason: 'Copied from a shop in Jaipur.' } };
  const answers = await Promise.all([
    admin.call(takeDownReported, call),
    second.call(takeDownReported, call),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await look(id)).status).toBe(404);
  expect((await reportIds('DESIGN', id)).map(({ status }) => status)).toEqual(['UPHELD', 'UPHELD']);
  for (const person of [shop.buyer, rohan]) {
    await expect
      .poll(() => told(person))
      .toContain('Your report was right: we took the design down. Thank you');
  }
  const { reports, acts } = (await admin.call(findProduct, { params: { id } })).body.product;
  expect(reports.map(({ status }) => status)).toEqual(['UPHELD', 'UPHELD']);
  expect(acts.map(({ name }) => name)).toEqual(['DESIGN_HIDDEN']);
});

test('a reported comment and a reported review are removed for good, and their authors are told why', async () => {
  const { buyer } = shop;
  const id = await designOf(shop.app, maker);
  const { comment } = (
    await buyer.call(createComment, { params: { id }, body: { content: 'Pay me in cash' } })
  ).body;
  const [review] = await rows(
    `insert into reviews (design_id, maker_id, user_id, rating, comment) values ($1, $2, $3, 1, 'Never mind')
     returning id::int`,
    [id, maker.id, buyer.id],
  );
  await rows(
    `insert into review_totals (design_id, maker_id, review_count, rating_sum, others_count, others_sum, others_by_stars)
     values ($1, $2, 0, 0, 1, 1, '{1,0,0,0,0}')`,
    [id, maker.id],
  );
  await rows(
    `insert into maker_ratings (maker_id, review_count, rating_sum, others_count) values ($1, 0, 0, 1)`,
    [maker.id],
  );
  for (const [kind, targetId] of [
    ['COMMENT', comment.id],
    ['REVIEW', Number(review?.id)],
  ] as const) {
    expect((await tell(rohan, kind, targetId)).status).toBe(200);
    const [made] = await reportIds(kind, targetId);
    const call = { params: { id: Number(made?.id) }, body: { reason: 'Asks for money elsewhere.' } };
    expect((await admin.call(takeDownReported, call)).status).toBe(200);
    const name = kind.toLowerCase();
    await expect
      .poll(() => told(buyer))
      .toContain(`Our team removed a ${name} of yours. We have emailed you the reason`);
    const [letter] = await rows('select text from mails where subject = $1', [`Your ${name} was removed`]);
    expect(letter?.text).toContain('Why: Asks for money elsewhere.');
  }
  const { product } = (await look(id)).body;
  expect([product.meta.commentCount, product.meta.othersReviewCount]).toEqual([0, 0]);
});

test('what cannot be taken down is refused, and the queue says so', async () => {
  await tell(shop.buyer, 'USER', rohan.id);
  const [made] = await reportIds('USER', rohan.id);
  const { reports } = (await admin.call(listReports, { query: { kind: 'USER' } })).body;
  expect(reports.map(({ canTakeDown }) => canTakeDown)).toEqual([false]);
  const call = { params: { id: Number(made?.id) }, body: { reason: 'Rude.' } };
  expect((await admin.call(takeDownReported, call)).status).toBe(409);
});
