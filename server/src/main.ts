import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readEnv, SettingError } from './env.ts';
import { openDatabase } from './platform/db/executor.ts';
import { migrate } from './platform/db/migrate.ts';
import { startPrivatePostgres } from './platform/db/private-postgres.ts';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const log = { info: say, warn: say };
  const privatePostgres = env.DATABASE_URL
    ? null
    : await startPrivatePostgres({ dataDir: env.DATA_DIR, log });
  const databaseUrl = env.DATABASE_URL ?? privatePostgres?.url ?? '';
  await migrate(databaseUrl);
  const db = openDatabase({
    url: databaseUrl,
    size: env.DATABASE_POOL,
    onIdleError: (error) => say(`The database closed a connection: ${error.message}`),
  });
  const app = await buildApp({ env, db, databaseUrl });

  closeWithGrace({ delay: 9000, logger: false }, async ({ err }) => {
    if (err) app.server.log.fatal({ err }, 'stopping after a failure that nobody caught');
    await app.close();
    await db.$client.end();
    await privatePostgres?.stop();
  });

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
