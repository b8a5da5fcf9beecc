import { newsOfNotification } from '#contracts/notifications/kinds/kinds.ts';
import { mostUnreadCounted } from '#contracts/notifications/notifications.contract.ts';
import { letterOf, letterPart, partInWords } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { countUnread } from '../list-notifications.ts';
import { unreadNotifications } from '../read-notifications.queries.ts';
import { lastDigestDay } from './digest-day.ts';
import { takeDigestReaders } from './letter-news.queries.ts';
import { lineOf } from './news-letter-words.ts';

type From = Pick<Services, 'db' | 'clock' | 'mail' | 'env'>;

/** The most pieces of news listed in a digest; the others are only counted. */
const mostLines = 10;

/**
 * Sends the digests that are due and not yet sent. Readers are claimed and their digests written in one transaction,
 * so that each reader gets exactly one per day or week, even with several processes or after a crash.
 */
export async function sendDigests(from: From): Promise<void> {
  for (const digest of ['DAILY', 'WEEKLY'] as const) {
    const day = lastDigestDay(from.clock.now(), digest);
    for (let taken = 1; taken > 0; ) {
      taken = await inTransaction(from.db, async (tx) => {
        const readers = await takeDigestReaders(tx, [digest, day]);
        for (const reader of readers) if (reader.isHere) await writeDigest(from, tx, reader, digest);
        return readers.length;
      });
    }
  }
}

/** Writes no digest if nothing is unread. */
async function writeDigest(
  { mail, env }: From,
  tx: Transaction,
  { userId, name, email }: { userId: number; name: string; email: string },
  digest: 'DAILY' | 'WEEKLY',
): Promise<void> {
  const unread = await unreadNotifications(tx, [userId]);
  if (unread.length === 0) return;
  const count = await countUnread(tx, userId);
  const shown = unread.slice(0, mostLines);
  const areMany = count >= mostUnreadCounted;
  const more = areMany
    ? letterPart('news.manyMore')
    : letterPart('news.more', { count: count - shown.length });
  await mail.send(tx, {
    to: email,
    kind: `DIGEST_${digest}`,
    name,
    says: letterOf(`digest.${digest}`, {
      unread: areMany
        ? letterPart('digest.over', { count: mostUnreadCounted - 1 })
        : letterPart('digest.count', { count }),
      lines: (locale) => {
        const lines = shown.map((row) => lineOf(newsOfNotification(row)));
        const all = count > shown.length ? [...lines, more] : lines;
        return all.map((line) => partInWords(line, locale)).join('\n');
      },
      page: `${env.PUBLIC_URL}/notifications`,
    }),
  });
}
