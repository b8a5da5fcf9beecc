import { createServer } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { demoPassword, demoSignIns } from '#server/demo/content/demo-sign-ins.ts';
import { isDemoFilled } from '#server/demo/demo.queries.ts';
import { beginDemo, type DemoFill, fillDemo } from '#server/demo/fill/fill-demo.ts';
import { findPayHeadless } from '#server/demo/pay-headless.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import { openDatabase, poolOf } from '#server/platform/db/executor.ts';
import { migrate, UnknownDatabaseError } from '#server/platform/db/migrate.ts';
import { listen, requireFreePort } from '#server/platform/process/listen.ts';
import { stopOnSignals } from '#server/platform/process/stop-on-signals.ts';
import { findWebApp } from '#server/platform/ssr/find-web-app.ts';
import { FolderInUseError } from '#tools/private-postgres/claim-data-folder.ts';
import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';
import { type App, buildApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { SettingError } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const env = readEnv({ ...process.env, PORT: await choosePort(process.env.PORT) });
  const isCurious = env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace';
  const postgresLog = { info: isCurious ? say : () => undefined, warn: say };
  // Checks the port before a database is created and filled. If a server using the same folder is just stopping,
  // waits for it first.
  const beforeStart = () => requireFreePort({ port: env.PORT, host: env.HOST });
  if (env.DATABASE_URL) await beforeStart();
  let onRestart: (() => void) | undefined;
  const privatePostgres = env.DATABASE_URL
    ? null
    : await startPrivatePostgres({
        dataDir: env.DATA_DIR,
        log: postgresLog,
        beforeStart,
        onRestart: () => onRestart?.(),
        // Thrown uncaught, so that the process exits with an error after the graceful shutdown.
        onLost: (error) =>
          setImmediate(() => {
            throw error;
          }),
      });
  const pooledUrl = env.DATABASE_URL ?? privatePostgres?.url ?? '';
  const databaseUrl = env.DATABASE_DIRECT_URL ?? pooledUrl;
  await migrate(databaseUrl);
  const db = openDatabase({
    url: pooledUrl,
    ...poolOf(env),
    onIdleError: (error) => say(`The database closed a connection: ${error.message}`),
  });
  const webApp = findWebApp(env);
  const app = await buildApp({
    env,
    db,
    databaseUrl,
    ...(webApp ? { webApp } : {}),
    ...(privatePostgres ? { isDatabaseRunning: privatePostgres.isRunning } : {}),
  });

  let demo: DemoFill | undefined;
  const { close } = closeWithGrace(
    { delay: 9500 + env.DRAIN_SECONDS * 1000, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) app.server.log.fatal({ err }, 'stopping after a failure that nobody caught');
      await Promise.all([err ? undefined : app.drain(), demo?.stop()]);
      await app.close();
      await db.$client.end();
      await privatePostgres?.stop();
    },
  );
  stopOnSignals(close);

  if (privatePostgres) {
    await app.resumeHeld();
    onRestart = () => void resumeAfterRestart(app);
  }
  await app.start({ repeats: false });
  const people = env.DEMO ? await beginDemo(app.services) : null;
  await listen(app.server, { port: env.PORT, host: env.HOST });
  if (people) {
    if (!(await isDemoFilled(db))) say('Filling the demo, some minutes …');
    // Demo payments call this server, so it must already listen.
    demo = fillDemo(app.services, await findPayHeadless(app.providerBase()), people);
    if ((await demo.done) === 'stopped') return;
  }
  // After the demo, whose orders are months old before they are paid: a repeating job would cancel them as unpaid.
  app.repeat();
  greet(env, people !== null);
}

async function resumeAfterRestart({ resumeHeld, server }: App): Promise<void> {
  try {
    await resumeHeld();
  } catch (error) {
    server.log.error({ err: error }, 'jobs held before the database died are taken up late');
  }
}

function greet(env: Env, hasDemo: boolean): void {
  const lines = [`Tanabana is open at ${env.PUBLIC_URL}`];
  if (hasDemo) {
    lines.push('  Sign in to the demo with the password', `    ${demoPassword}`);
    for (const [who, { name, email }] of Object.entries(demoSignIns)) {
      lines.push(`    ${who.padEnd(9)} ${email} (${name})`);
    }
  }
  if (!env.isProduction && !env.SMTP_URL) {
    lines.push(`  Letters arrive in the mailbox at ${env.PUBLIC_URL}/dev/mailbox`);
  }
  if (env.usesPaymentEmulator) lines.push('  Payments are emulated: no money moves.');
  for (const sentence of env.warnings) lines.push(`  Warning: ${sentence}`);
  say(lines.join('\n'));
}

/**
 * Links and cookies need the address before the server listens, so a free port is chosen first if the setting is 0.
 */
async function choosePort(wanted: string | undefined): Promise<string | undefined> {
  if (wanted === undefined || Number(wanted) !== 0 || wanted === '') return wanted;
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? String(address.port) : wanted;
}

main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
});

function reasonOf(error: unknown): string {
  const expectedErrors = [SettingError, UnknownDatabaseError, FolderInUseError];
  if (error instanceof Error && expectedErrors.some((kind) => error instanceof kind)) return error.message;
  if (codeOf(error) === 'EADDRINUSE')
    return 'Another program uses this port. Stop it, or choose a port with the setting PORT.';
  return `Tanabana could not start.\n${String(error instanceof Error ? error.stack : error)}`;
}
