import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/db/executor.ts';

/**
 * A server to be killed. Its clock is `AHEAD_SECONDS` ahead of ours, so that minutes pass between two processes. With
 * `WITHOUT_JOBS` no jobs run.
 */
const { AHEAD_SECONDS = '0', WITHOUT_JOBS, ...settings } = process.env;
const env = readEnv({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...settings });
const databaseUrl = env.DATABASE_URL ?? '';
const db = openDatabase({ url: databaseUrl, size: env.DATABASE_POOL, onIdleError: () => undefined });
const clock = { now: () => new Date(Date.now() + Number(AHEAD_SECONDS) * 1000) };
const app = await buildApp({ env, db, databaseUrl, clock });
await (WITHOUT_JOBS ? app.services.jobs.open() : app.start());
process.stdout.write(`open at ${await app.server.listen({ port: 0, host: '127.0.0.1' })}\n`);
