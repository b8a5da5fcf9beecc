import { PgBoss } from 'pg-boss';
import type { TestApp } from '../servers/app.ts';

/** Moves the job queue, which uses the database's clock, two minutes on: jobs of a dead server become free. */
export async function ageJobs({ databaseUrl, services }: TestApp): Promise<void> {
  const { $client } = services.db;
  await $client.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes' where state = 'active'`,
  );
  await $client.query(`update published_events set taken_at = taken_at - interval '2 minutes'`);
  await $client.query('update pgboss.queue set monitor_on = null');
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2 });
  await boss.start();
  await boss.supervise();
  await boss.stop();
}
