import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { auditEverything } from '#server/modules/admin/public.ts';
import { openBooks } from '#server/modules/payments/public.ts';
import { openDatabase } from '#server/platform/db/executor.ts';
import { withDatabase } from '#tools/private-postgres/with-database.ts';
import { readEnv } from './env.ts';
import { SettingError } from './settings.ts';

const usage = `Use it like this, with the settings of the server; with the payment emulator the server has to run:
  npm run audit:books                        compares every payment, refund and document with the provider
  npm run audit:books -- --since 2026-04-01  asks the provider about what came since that day alone`;

async function run(words: readonly string[]): Promise<BookDifference[]> {
  const [flag, day, ...rest] = words;
  const since = day === undefined ? undefined : new Date(day);
  const isRight = flag === undefined || (flag === '--since' && since && !Number.isNaN(since.getTime()));
  if (!isRight || rest.length > 0) throw new SettingError(usage);
  const env = readEnv(process.env);
  return withDatabase(env, async (url) => {
    const db = openDatabase({ url, size: 2, onIdleError: () => undefined });
    try {
      const onProgress = (sentence: string) => console.log(sentence);
      return await auditEverything({
        db,
        compareBooks: await openBooks(env, db),
        now: new Date(),
        since,
        onProgress,
      });
    } finally {
      await db.$client.end();
    }
  });
}

function inWords({ kind, subject, reference, orderId, ours, theirs }: BookDifference): string {
  const order = orderId === null ? 'no order of ours' : `order ${orderId}`;
  return `${kind}  ${subject} ${reference} (${order}): here ${ours || 'nothing'}, there ${theirs || 'nothing'}`;
}

try {
  const found = await run(process.argv.slice(2));
  for (const difference of found) console.log(inWords(difference));
  console.log(found.length === 0 ? 'The books agree.' : `${found.length} differences.`);
  if (found.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(
    error instanceof SettingError
      ? error.message
      : `The books could not be audited.\n${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 2;
}
