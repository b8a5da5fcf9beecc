import { once } from 'node:events';
import type pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { fillNotifications } from './fill-notifications.ts';
import { join } from './join.ts';
import type { OurServer } from './our-server.ts';
import { cpuOf, cpuOfFamily } from './processes.ts';
import { growthOf, mostGrowth } from './report.ts';

interface Scene {
  /** The number of notifications before the measurement. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  postmaster: number;
}

const designs = 200;

/**
 * Measures a like until the maker's browser receives the notification: stored, grouped and sent. Each like is for
 * another design, so that no notification is delayed for grouping.
 */
export async function benchNotifications({ size, client, ours, postmaster }: Scene): Promise<void> {
  await fillNotifications(client, size);
  const maker = await join(ours, 'weaver');
  const fan = await join(ours, 'fan');
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO designs (maker_id, title, description, language, category, price_paise, completion_days, pictures, status, published_at)
     SELECT $1, 'Length of cloth ' || i, 'Woven to be liked.', 'en', 'Accessories', 100000, 7, '[]', 'PUBLISHED', now()
       FROM generate_series(1, $2::int) i RETURNING id::int`,
    [maker.id, designs],
  );
  const tab: Socket = io(ours.url, {
    extraHeaders: { cookie: maker.cookie },
    transports: ['websocket'],
    forceNew: true,
  });
  await once(tab as never, 'connect');
  const before = { node: cpuOf(ours.pid), database: cpuOfFamily(postmaster) };
  const waits: number[] = [];
  for (const { id } of rows) {
    const received = once(tab as never, 'new-notification');
    const answer = await fetch(`${ours.url}/api/design/likeUnLikeDesign/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: fan.cookie },
      body: '{"wanted":true}',
    });
    if (!answer.ok) throw new Error(`A like was refused: ${await answer.text()}`);
    const answered = performance.now();
    await received;
    waits.push(performance.now() - answered);
  }
  const node = ((cpuOf(ours.pid) - before.node) * 1000) / designs;
  const database = ((cpuOfFamily(postmaster) - before.database) * 1000) / designs;
  tab.close();
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
  const cpu = node + database;
  const { growth, isMet } = growthOf('like to bell', cpu);
  process.stdout.write(
    `Like to bell, ${size.toLocaleString('en-IN')} notifications: CPU ${cpu.toFixed(2)} ms, node ${node.toFixed(2)}, database ${database.toFixed(2)}; ${growth.toFixed(2)}× the smallest (gate ${mostGrowth}: ${isMet ? 'met' : 'MISSED'}); half within ${at(0.5).toFixed(0)} ms, 95 % within ${at(0.95).toFixed(0)} ms\n`,
  );
}
