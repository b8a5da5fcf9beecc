import { startPrivatePostgres } from '#server/platform/db/private-postgres.ts';

// A program of its own, for the tests that start servers in order to kill them.
const [dataDir = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
try {
  const postgres = await startPrivatePostgres({ dataDir, log: quiet, settings: { fsync: 'off' } });
  process.stdout.write(`ready ${postgres.url}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`refused ${(error as Error).message}\n`);
  process.exitCode = 1;
}
