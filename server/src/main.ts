import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readEnv, SettingError } from './env.ts';
import { openDatabase } from './platform/db/executor.ts';
import { migrate } from './platform/db/migrate.ts';
import { startPrivatePostgres } from './platform/db/private-postgres.ts';
import { stopOnSignals } from './platform/process/stop-on-signals.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const isCurious = env.LOG_LEVEL === 'debug' || env.LOG_LEVEL === 'trace';
  const postgresLog = { info: isCurious ? say : () => undefined, warn: say };
  const privatePostgres = env.DATABASE_URL
    ? null
    : await startPrivatePostgres({ dataDir: env.DATA_DIR, log: postgresLog });
  const databaseUrl = env.DATABASE_URL ?? privatePostgres?.url ?? '';
  await migrate(databaseUrl);
  const db = openDatabase({
    url: databaseUrl,
    size: env.DATABASE_POOL,
    onIdleError: (error) => say(`The database closed a connection: ${error.message}`),
  });
  const app = await buildApp({ env, db, databaseUrl });

  const { close } = closeWithGrace(
    { delay: 9000, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) app.server.log.fatal({ err }, 'stopping after a failure that nobody caught');
      await app.close();
      await db.$client.end();
      await privatePostgres?.stop();
    },
  );
  stopOnSignals(close);

  await app.server.listen({ port: env.PORT, host: env.HOST });
  await app.start();
  say(`Tanabana is open at ${env.PUBLIC_URL}`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof SettingError
      ? `${error.message}\n`
      : `Tanabana could not start.\n${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
