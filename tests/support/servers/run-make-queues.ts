import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/db/executor.ts';

/* Makes the queues of every job in the database whose address is the argument. */
const [databaseUrl = ''] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), 'tanabana-queues-'));
const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: '0', DATA_DIR: dataDir });
const db = openDatabase({ url: databaseUrl, size: 4, onIdleError: () => undefined });
const app = await buildApp({ env, db, databaseUrl });
await app.services.jobs.open();
await app.close();
await db.$client.end();
await rm(dataDir, { recursive: true, force: true });
