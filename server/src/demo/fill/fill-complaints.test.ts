import { afterAll, beforeAll, expect, test } from 'vitest';
import { listComplaints } from '#contracts/complaints/complaints.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { paidOrder } from '#tests/support/people/complaints.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { demoComplaints } from '../content/demo-complaints.ts';
import { demoSignIns } from '../content/demo-sign-ins.ts';
import { fillComplaints } from './fill-complaints.ts';

let shop: Shop;
let other: Actor;
beforeAll(async () => {
  shop = await openShop();
  const desk = await shop.app.actor({ name: 'Tanabana Desk', role: 'ADMIN' });
  other = await shop.app.actor({ name: 'Rohan Das' });
  await paidOrder(shop);
  const { body } = await order(other, shop.designId, { headers: { 'idempotency-key': 'another-order' } });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  await other.call(verifyInitialPayment, { body: { ...proof, orderId: body.orderId } });
  const { $client } = shop.app.services.db;
  await $client.query(`update orders set idempotency_key = 'demo ' || id`);
  await $client.query('update users set email = $2 where id = $1', [desk.id, demoSignIns.admin.email]);
});
afterAll(() => shop.stop());

test('the demo files its complaints once, one at each status, and those about orders are read by both sides', async () => {
  const { app, buyer, maker } = shop;
  const people = new Map([
    ['ananya-iyer', buyer.id],
    ['meher-ansari', maker.id],
    ['rohan-deshpande', other.id],
  ]);
  for (let round = 0; round < 2; round++) await fillComplaints(app.services, people, () => false);
  const read = async (person: Actor) => (await person.call(listComplaints, { query: {} })).body.data;
  const told = [...(await read(buyer)), ...(await read(other))];
  expect(told).toHaveLength(demoComplaints.length);
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['OPEN', 'IN_PROGRESS', 'RESOLVED']));
  expect((await read(maker)).map(({ side }) => side)).toEqual(['RESPONDENT', 'RESPONDENT']);
  for (const { createdAt, updatedAt } of told)
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
});
