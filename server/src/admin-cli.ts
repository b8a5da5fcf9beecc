import { grantAdmin } from '#server/modules/accounts/public.ts';
import { listOpenReports } from '#server/modules/complaints/public.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import { migrate, UnknownDatabaseError } from '#server/platform/db/migrate.ts';
import { findRunningPostgres } from '#server/platform/db/private-postgres/claim-data-folder.ts';
import { startPrivatePostgres } from '#server/platform/db/private-postgres.ts';
import { type Env, readEnv, SettingError } from './env.ts';

const usage = `Use it like this:
  npm run admin -- grant somebody@example.in    makes somebody an admin
  npm run admin -- reports                      lists the reports that nobody has decided yet`;

/** Answers with the sentence to print. Throws a Refusal where there is nothing it can do. */
async function run([verb, email, ...rest]: readonly string[]): Promise<string> {
  const isGrant = verb === 'grant' && email !== undefined && rest.length === 0;
  const isReports = verb === 'reports' && email === undefined;
  if (!isGrant && !isReports) throw new Refusal(usage);
  const env = readEnv(process.env);
  return withDatabase(env, async (url) => {
    const db = openDatabase({ url, size: 2, onIdleError: () => undefined });
    try {
      if (!isGrant) return await listOpenReports(db);
      if (await grantAdmin(db, email.trim())) return `${email} is an admin now and has to sign in again.`;
      throw new Refusal(`Nobody has an account with ${email}. They register first, then you grant.`);
    } finally {
      await db.$client.end();
    }
  });
}

class Refusal extends Error {}

/** The configured database, the private one that a running server holds, or the private one started for this. */
async function withDatabase<T>(env: Env, work: (url: string) => Promise<T>): Promise<T> {
  const known = env.DATABASE_URL ?? (await findRunningPostgres(env.DATA_DIR));
  if (known) return work(known);
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startPrivatePostgres({ dataDir: env.DATA_DIR, log });
  try {
    await migrate(postgres.url);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isForPeople = [Refusal, SettingError, UnknownDatabaseError].some((known) => error instanceof known);
  process.stderr.write(`${error instanceof Error ? (isForPeople ? error.message : error.stack) : error}\n`);
  process.exitCode = 1;
}
