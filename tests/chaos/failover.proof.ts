import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { order } from '#tests/support/people/shop.ts';
import { type Failover, openFailover } from './open-failover.ts';
import { did, noted, saw, sawWithin, secondsUntil } from './report.ts';

let failover: Failover;
beforeAll(async () => {
  failover = await openFailover();
  // Every confirmed commit is on both databases: * matches whichever replica follows.
  await failover.onPrimary("alter system set synchronous_standby_names = '*'");
  await failover.onPrimary('select pg_reload_conf()');
});
afterAll(() => failover.stop());

test('the primary is killed while people order, the replica is promoted, and nothing that was answered is lost', async () => {
  const answered: number[] = [];
  const statuses = new Set<number>();
  const buyers = await Promise.all(Array.from({ length: 4 }, () => failover.shop.app.actor()));
  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) {
      const headers = { 'idempotency-key': randomUUID() };
      const { status, body } = await order(buyer, failover.shop.designId, { headers });
      statuses.add(status);
      if (status === 200) answered.push(body.orderId);
    }
  });
  await secondsUntil(() => answered.length > 40);
  noted(`${answered.length} orders were answered before the primary died`);

  did('kill -9 of the primary; its address leads nowhere');
  const killed = answered.length;
  await failover.killPrimary();
  did('the replica is promoted, and the address of the database leads to it');
  const began = performance.now();
  await failover.promote();
  await secondsUntil(() => answered.length > killed + 20);
  sawWithin('twenty more orders are answered', (performance.now() - began) / 1000, 20);
  isOver = true;
  await Promise.all(buying);

  const kept = await failover.onReplica('select id from orders');
  const ids = new Set(kept.map((row) => Number((row as { id: number }).id)));
  saw(
    'answered orders that are lost',
    answered.filter((id) => !ids.has(id)),
    [],
  );
  saw(
    'answers other than 200 and 503',
    [...statuses].filter((status) => ![200, 503].includes(status)),
    [],
  );
  const id = await failover.shop.confirm();
  saw('an order is placed and paid on the new primary', id > Math.max(...answered), true);
  saw('charged twice', (await failover.shop.razorpay.ledger()).double_charged, []);
});
