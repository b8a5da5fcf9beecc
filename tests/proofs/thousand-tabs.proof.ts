import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import howItRuns from '#server/how-it-runs.json' with { type: 'json' };
import { startSession } from '#server/modules/accounts/sessions/start-session.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { connect, makeTabs, type Tab } from '#tests/support/tabs.ts';

const dataDir = join(tmpdir(), `tanabana-tabs-${randomUUID()}`);

/** `app` writes people and sessions into the database that the measured server reads. */

let app: TestApp;
let server: RunningProgram;
let base = '';

beforeAll(async () => {
  app = await startTestApp();
  server = runProgram('server/src/main.ts', [], {
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    // All requests come from one address.
    RATE_LIMITS: 'off',
    NODE_OPTIONS: howItRuns.nodeFlags.join(' '),
  });
  await server.until('Tanabana is open at ');
  base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Resident memory of the server, in megabytes. */
async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Cookies of signed-in browsers, four per person. */
async function manyBrowsers(count: number): Promise<string[]> {
  const { db, clock } = app.services;
  const people = await Promise.all(Array.from({ length: count / 4 }, () => app.actor()));
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const userId = people[index % people.length]?.id ?? 0;
      const session = { userId, remembered: true, userAgent: 'test', ip: '127.0.0.1' };
      return `tanabana_session=${await startSession(db, clock, session)}`;
    }),
  );
}

test.skipIf(process.platform !== 'linux')(
  'a thousand tabs that are open and quiet cost less than 200 MB, and no time when the server stops',
  async () => {
    const browsers = await manyBrowsers(200);
    const tabs = makeTabs(() => base);
    const all: Tab[] = Array.from({ length: 1000 }, (_, index) =>
      tabs.tab({ cookie: browsers[index % 200] ?? '', transports: ['polling', 'websocket'] }),
    );
    await fetch(base);
    await sleep(1000);
    const before = await residentMegabytes();
    for (let from = 0; from < all.length; from += 25)
      await Promise.all(all.slice(from, from + 25).map(connect));
    await sleep(2000);
    const open = all.filter(({ connected }) => connected).length;
    const metrics = await (await fetch(`${base}/metrics`)).text();
    const after = await residentMegabytes();
    const began = performance.now();
    server.child.kill('SIGTERM');
    const code = await server.ended;
    const seconds = (performance.now() - began) / 1000;
    tabs.closeAll();

    expect(open).toBe(1000);
    expect(metrics).toContain('live_connections 1000');
    expect(after - before).toBeLessThan(200);
    expect(code).toBe(0);
    expect(seconds, 'the server does not wait for open tabs').toBeLessThan(9);
  },
  60_000,
);
