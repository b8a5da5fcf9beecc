import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { type PrivatePostgres, startPrivatePostgres } from '#server/platform/db/private-postgres.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { databasePid, query } from '#tests/support/servers/killable-server.ts';
import { openDatabaseWire, socketOf, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { did, noted, saw, sawWithin, secondsUntil } from './tell.ts';

const log = { info: () => undefined, warn: () => undefined };
const asSuperuser = (url: string) => url.replace(/user=\w+/, 'user=postgres');

let folder: string;
let primary: PrivatePostgres;
let replica: PrivatePostgres;
let wire: TcpProxy;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tanabana-failover-'));
  const ofPrimary = join(folder, 'primary');
  primary = await startPrivatePostgres({
    dataDir: ofPrimary,
    log,
    feedsReplicas: true,
    onLost: () => undefined,
  });
  await migrate(primary.url);
  const replicaOf = { url: primary.url, dataDir: ofPrimary };
  replica = await startPrivatePostgres({ dataDir: join(folder, 'replica'), log, replicaOf });
  // What is told to anybody lies on both: * is whichever replica follows.
  await query(asSuperuser(primary.url), "alter system set synchronous_standby_names = '*'");
  await query(asSuperuser(primary.url), 'select pg_reload_conf()');
  const near = await openDatabaseWire(primary.url);
  wire = near.wire;
  shop = await openShop({}, {}, { database: { url: near.url, drop: async () => undefined } });
});
afterAll(async () => {
  await shop.stop();
  await wire.close();
  await replica.stop();
  await primary.stop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('the primary is killed while people order, the replica is promoted, and nothing that was answered is lost', async () => {
  const answered: number[] = [];
  const statuses = new Set<number>();
  const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.app.actor()));
  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) {
      const headers = { 'idempotency-key': randomUUID() };
      const { status, body } = await order(buyer, shop.designId, { headers });
      statuses.add(status);
      if (status === 200) answered.push(body.orderId);
    }
  });
  await secondsUntil(() => answered.length > 40);
  noted(`${answered.length} orders were answered before the primary died`);

  did('kill -9 of the primary; its address leads nowhere');
  const killed = answered.length;
  wire.become('refused');
  process.kill(await databasePid(join(folder, 'primary')), 'SIGKILL');
  did('the replica is promoted, and the address of the database leads to it');
  const began = performance.now();
  await query(asSuperuser(replica.url), 'select pg_promote()');
  wire.leadTo(socketOf(replica.url));
  wire.become('open');
  await secondsUntil(() => answered.length > killed + 20);
  sawWithin('twenty more orders are answered', (performance.now() - began) / 1000, 20);
  isOver = true;
  await Promise.all(buying);

  const kept = await query(replica.url, 'select id from orders');
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
  const id = await shop.confirm();
  saw('an order is placed and paid on the new primary', id > Math.max(...answered), true);
  saw('charged twice', (await shop.razorpay.ledger()).double_charged, []);
});
