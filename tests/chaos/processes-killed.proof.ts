import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { forgotPassowrd } from '#contracts/accounts/password-reset.contract.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { hangingMailServer, type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { noRedis, type PrivateRedis, startRedis } from '#tests/support/servers/redis.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

/** The role of a process that does the background work after a request. */
const worker = { ROLE: 'worker' };

let onlooker: TestApp;
let redis: PrivateRedis | undefined;
let razorpay: TestRazorpay;
let mail: MailServer;
let silent: MailServer;
const running: RunningProgram[] = [];
beforeAll(async () => {
  if (noRedis) return;
  redis = await startRedis();
  razorpay = await startTestRazorpay();
  onlooker = await startTestApp();
  mail = await openMailServer();
  silent = await hangingMailServer();
});
afterAll(async () => {
  if (!redis) return;
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await onlooker.stop();
  await mail.close();
  await silent.close();
  await razorpay.stop();
  await redis.kill();
});

async function start(settings: Record<string, string>): Promise<{ server: RunningProgram; base: string }> {
  const server = runProgram('tests/support/servers/run-shop.ts', [], {
    ...razorpay.settings,
    DATABASE_URL: onlooker.databaseUrl,
    REDIS_URL: redis?.url ?? '',
    DATA_DIR: join(tmpdir(), `tanabana-processes-${randomUUID()}`),
    LOG_LEVEL: 'silent',
    ...settings,
  });
  running.push(server);
  await server.until('open at ');
  return { server, base: /open at (\S+)/.exec(server.output())?.[1] ?? '' };
}

if (noRedis) console.warn(`Processes of one role need Redis, and it is not there: ${noRedis}.`);

test.skipIf(noRedis)(
  'of processes that are killed others take over what they served, and in two minutes what they held',
  async () => {
    const asha = await onlooker.actor();
    const first = await start({ WITHOUT_JOBS: '1' });
    const second = await start({ WITHOUT_JOBS: '1' });
    did('kill -9 of a process that serves');
    first.server.child.kill('SIGKILL');
    await first.server.ended;
    const { success } = await callServer(second.base, asha, userAuthChecker, {});
    saw('the other one answers the same session', success, true);

    const dying = await start({ ...worker, SMTP_URL: silent.url });
    await callServer(second.base, asha, forgotPassowrd, { body: { email: asha.email } });
    await silent.called();
    did('kill -9 of a process that works, while it sends the letter of a code');
    dying.server.child.kill('SIGKILL');
    await dying.server.ended;
    await start({ ...worker, SMTP_URL: mail.url });
    const seconds = await secondsUntil(() => mail.received.length > 0, { within: 180 });
    sawWithin('another one sends it', seconds, 125);
    saw('letters of it', mail.received.length, 1);
  },
);
