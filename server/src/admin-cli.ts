import { grantAdmin, removeTwoFactor } from '#server/modules/admin/public.ts';
import { listOpenReports } from '#server/modules/complaints/public.ts';
import { listWaitingCancellations, writeDeskDecision } from '#server/modules/orders/public.ts';
import { type Database, openDatabase } from '#server/platform/db/executor.ts';
import { UnknownDatabaseError } from '#server/platform/db/migrate.ts';
import { withDatabase } from '#tools/private-postgres/with-database.ts';
import { readEnv } from './env.ts';
import { SettingError } from './settings.ts';

const usage = `Use it like this:
  npm run admin -- grant somebody@example.in    makes somebody an admin
  npm run admin -- two-factor-off somebody@example.in
                                                lets somebody in who lost their app and their recovery codes
  npm run admin -- reports                      lists the reports that nobody has decided yet
  npm run admin -- cancellations                lists the requests to cancel an order that wait for the desk
  npm run admin -- cancellations 12 agree 500 "Half of the work is done"
                                                cancels order 12; its maker keeps ₹500
  npm run admin -- cancellations 12 refuse "It was made as agreed"
                                                lets order 12 go on`;

/** Returns the text to print. Throws a Refusal if the command cannot be carried out. */
async function run([verb = '', ...rest]: readonly string[]): Promise<string> {
  const command = commands[verb];
  if (!command) throw new Refusal(usage);
  const env = readEnv(process.env);
  return withDatabase(env, async (url) => {
    const db = openDatabase({ url, size: 2, onIdleError: () => undefined });
    try {
      return await command(db, rest, env.PUBLIC_URL);
    } finally {
      await db.$client.end();
    }
  });
}

class Refusal extends Error {}

type Command = (db: Database, words: readonly string[], publicUrl: string) => Promise<string>;

const commands: Record<string, Command> = {
  async grant(db, [email, ...rest], publicUrl) {
    if (email === undefined || rest.length > 0) throw new Refusal(usage);
    const granted = await grantAdmin(db, publicUrl, email.trim());
    if (granted === 'GRANTED')
      return `${email} is an admin now and has to sign in again. A letter tells them.`;
    if (granted === 'UNCONFIRMED') {
      throw new Refusal(
        `Nobody has confirmed ${email}. Its owner opens the link in our letter first, then you grant.`,
      );
    }
    throw new Refusal(`Nobody has an account with ${email}. They register first, then you grant.`);
  },
  async 'two-factor-off'(db, [email, ...rest]) {
    if (email === undefined || rest.length > 0) throw new Refusal(usage);
    if (await removeTwoFactor(db, email.trim()))
      return `${email} signs in with the password alone from now on.`;
    throw new Refusal(`Nobody with ${email} signs in with a code.`);
  },
  async reports(db, words) {
    if (words.length > 0) throw new Refusal(usage);
    return listOpenReports(db);
  },
  async cancellations(db, words) {
    if (words.length === 0) return listWaitingCancellations(db);
    const written = await writeDeskDecision(db, words);
    if (written === undefined) throw new Refusal(usage);
    if (written === null)
      throw new Refusal(
        'No request of this order waits for the desk, or less may be kept. Look at the list.',
      );
    return written;
  },
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isForPeople = [Refusal, SettingError, UnknownDatabaseError].some((known) => error instanceof known);
  process.stderr.write(`${error instanceof Error ? (isForPeople ? error.message : error.stack) : error}\n`);
  process.exitCode = 1;
}
