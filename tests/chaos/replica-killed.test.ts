import { afterAll, beforeAll, test } from 'vitest';
import { getCommentsByDesign } from '#contracts/engagement/comments.contract.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import {
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '#tests/support/servers/replicated-postgres.ts';
import { did, noted, saw, secondsUntil } from './report.ts';

let postgres: ReplicatedPostgres;
let app: TestApp;
let path: string;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  app = await startTestApp({
    settings: { DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: postgres.door.url },
    database: { url: postgres.url, drop: async () => undefined },
  });
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  path = getCommentsByDesign.path.replace(':id', String(designId));
  await postgres.untilCaughtUp();
});
afterAll(async () => {
  await app.stop();
  await postgres.stop();
});

async function isInUse(): Promise<boolean> {
  const answer = await app.server.inject('/readyz');
  return answer.statusCode === 200 && answer.json().parts['replica-1'] === 'ready';
}

test('a replica is killed while people read: the primary answers them all, until it is back and used again', async () => {
  await secondsUntil(isInUse);
  const { counts } = app.services.staleReads;
  const reader = await app.actor();
  const statuses = new Map<number, number>();
  let isOver = false;
  const reading = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      // Signed-in requests are not answered from a cache.
      const { statusCode } = await app.server.inject({ url: path, headers: { cookie: reader.cookie } });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  });
  const ofPrimary = () => counts.primary + counts.repeated;
  const answeredBy = { replica: counts.replica, primary: ofPrimary() };
  await secondsUntil(() => counts.replica > answeredBy.replica + 100);
  noted(`${counts.replica - answeredBy.replica} reads were answered by the replica before it died`);

  did('kill -9 of the replica');
  answeredBy.primary = ofPrimary();
  await postgres.killReplica();
  // The replica may be back before the primary has answered many reads.
  const away = await secondsUntil(() => ofPrimary() > answeredBy.primary);
  noted(`the primary answered after ${away.toFixed(1)} s`);
  const back = await secondsUntil(isInUse);
  answeredBy.replica = counts.replica;
  await secondsUntil(() => counts.replica > answeredBy.replica + 100);
  noted(`the replica was back after ${(away + back).toFixed(1)} s, and a hundred reads more were its own`);
  isOver = true;
  await Promise.all(reading);
  noted(`${ofPrimary() - answeredBy.primary} reads were the primary’s meanwhile`);
  noted(`${[...statuses.values()].reduce((sum, each) => sum + each, 0)} reads`);
  saw('statuses of the answers', [...statuses.keys()], [200]);
});
