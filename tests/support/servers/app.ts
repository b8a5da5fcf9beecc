import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import type { Surroundings } from '#server/open-services.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { openDatabase, poolOf } from '#server/platform/db/executor.ts';
import type { CallApi } from '../call-api.ts';
import { type Actor, makeActors } from '../people/actors.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

export interface TestApp extends App {
  databaseUrl: string;
  /** A person with an account and a session. */
  actor(details?: Parameters<ReturnType<typeof makeActors>>[0]): Promise<Actor>;
  /** A visitor. */
  visitor: Pick<Actor, 'call'>;
  /** Closes the app and drops its database. */
  stop(): Promise<void>;
}

interface Options {
  /** Settings that override the tests' defaults. */
  settings?: Record<string, string>;
  clock?: Clock;
  /**
   * Starts the jobs; without it nothing happens after a commit. Periodic jobs run only when a test calls them:
   * otherwise they would start in the middle of one, at the time that the test's clock shows.
   */
  withJobs?: boolean;
  /** A migrated database with rows; it is dropped with the app. */
  database?: TestDatabase;
  /** Replacements for disk, log, pages, outgoing calls and the database's process, for tests about them. */
  surroundings?: Pick<Surroundings, 'readFreeBytes' | 'logTo' | 'webApp' | 'outside' | 'isDatabaseRunning'>;
}

/**
 * In milliseconds: ten times as long as in production. Tests share the machine with other tests, and a busy machine
 * must not refuse one of many concurrent calls.
 */
const patientTimes = { statementMs: 27_000, queryMs: 29_000, connectMs: 25_000 };

/** The whole server on its own database, called without a network. */
export async function startTestApp({
  settings = {},
  clock,
  withJobs = false,
  database: given,
  surroundings = {},
}: Options = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // Caches are off, so that a test reads what it has just changed.
    CACHE_MB: '0',
    DEMO: '0',
    DATA_DIR: join(tmpdir(), `tanabana-app-${randomUUID()}`),
    ...settings,
  });
  const url = env.isPooled ? (env.DATABASE_URL ?? '') : database.url;
  const db = openDatabase({ url, ...poolOf(env), times: patientTimes, onIdleError: () => undefined });
  const app = await buildApp({
    env,
    db,
    databaseUrl: env.DATABASE_DIRECT_URL ?? database.url,
    ...(clock ? { clock } : {}),
    ...surroundings,
  });
  // Every test creates jobs; they run only where a test asks for it.
  await (withJobs ? app.start({ repeats: false }) : app.services.jobs.open());
  const visitor = { call: makeCall(app, undefined) };
  return {
    ...app,
    databaseUrl: database.url,
    visitor,
    actor: makeActors(app, (cookie) => makeCall(app, cookie)),
    async stop() {
      await app.close();
      await db.$client.end();
      await database.drop();
      await rm(env.DATA_DIR, { recursive: true, force: true });
    },
  };
}

function makeCall(app: App, cookie: string | undefined): CallApi {
  return async (endpoint, request = {}) => {
    const { params, query, body, headers } = request as Partial<
      Record<'params' | 'query' | 'body', object>
    > & {
      headers?: Record<string, string>;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
    );
    const response = await app.server.inject({
      method: endpoint.method,
      url: path,
      ...(query ? { query: query as Record<string, string> } : {}),
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(endpoint.method === 'GET' ? {} : { payload: body ?? {} }),
    });
    const json = response.json();
    return { status: response.statusCode, body: json, error: json, headers: response.headers };
  };
}
