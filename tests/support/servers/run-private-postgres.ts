import { startPrivatePostgres } from '#tools/private-postgres/start-private-postgres.ts';

// A program for the tests that start servers in order to kill them.
const [dataDir = '', waitMs = '1000'] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
try {
  const settings = { fsync: 'off' };
  const postgres = await startPrivatePostgres({ dataDir, log: quiet, settings, waitMs: Number(waitMs) });
  process.stdout.write(`ready ${postgres.url}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`refused ${(error as Error).message}\n`);
  process.exitCode = 1;
}
