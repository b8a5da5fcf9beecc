import { afterAll, beforeAll, test } from 'vitest';
import { ageJobs } from '#tests/support/people/age-jobs.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { type Failover, openFailover } from './open-failover.ts';
import { did, noted, saw, secondsUntil } from './report.ts';

let failover: Failover;
beforeAll(async () => {
  failover = await openFailover();
});
afterAll(() => failover.stop());

const lostOrders = 3;

test('a replica that was behind is promoted: the orders it never got are lost, and the books name each payment', async () => {
  const { shop } = failover;
  const kept = await shop.confirm();
  await untilJobsDone(shop.app.services.db);
  const [end] = await failover.onPrimary('select pg_current_wal_lsn() as lsn');
  const lsn = String((end as { lsn: string }).lsn);
  await secondsUntil(async () => {
    const [row] = await failover.onReplica(`select pg_last_wal_replay_lsn() >= '${lsn}'::pg_lsn as yes`);
    return (row as { yes: boolean }).yes;
  });
  did('the replica is cut off from its primary');
  await failover.cutReplica();

  const paid: number[] = [];
  for (let nth = 0; nth < lostOrders; nth++) paid.push(await shop.confirm());
  did(`${lostOrders} more orders are placed and paid; kill -9 of the primary, and the replica is promoted`);
  await failover.killPrimary();
  await failover.promote();
  await secondsUntil(async () => (await shop.app.server.inject('/readyz')).statusCode === 200);

  const rows = await failover.onReplica('select id from orders order by id');
  const ids = rows.map((row) => Number((row as { id: number }).id));
  saw('orders that were kept', ids, [kept]);
  noted(`orders that are lost though they were answered: ${paid.join(', ')}`);
  const { payments, orders } = await shop.razorpay.ledger();
  const lost = orders.filter(({ receipt }) => paid.some((id) => receipt === `${id}-I`));
  const lostPayments = payments.filter(({ order_id }) => lost.some(({ id }) => id === order_id));
  // Jobs that the server held when the primary died become available again after two minutes.
  await secondsUntil(
    async () => {
      await ageJobs(shop.app);
      return untilJobsDone(shop.app.services.db).then(
        () => true,
        () => false,
      );
    },
    { within: 180, what: 'jobs that are done' },
  );
  const found = await auditLater(shop.app);
  for (const { kind, subject, reference, ours, theirs } of found)
    noted(`the audit: ${kind} ${subject} ${reference}, here ${ours || 'nothing'}, there ${theirs}`);
  const named = new Set(found.map(({ reference }) => reference));
  saw(
    'payments of lost orders that the audit does not name',
    lostPayments.filter(({ id }) => !named.has(id)).map(({ id }) => id),
    [],
  );
  saw('payments of lost orders', lostPayments.length, lostOrders);
  saw('differences beside them', found.length - lostOrders, 0);
  const next = await shop.confirm();
  saw('the next order is none of the lost by its number', paid.includes(next), false);
});
