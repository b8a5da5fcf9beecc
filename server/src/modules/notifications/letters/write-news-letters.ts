import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { type DueNews, takeDueNews } from './letter-news.queries.ts';
import { newsLetterWords } from './news-letter-words.ts';

/** How long news waits for more of its kind, and for its reader to see it on the site. In milliseconds. */
const waitsMs = 3_600_000;

/** Writes the letters whose oldest news is an hour old: one for each reader and kind. */
export async function writeNewsLetters({
  db,
  clock,
  mail,
  env,
}: Pick<Services, 'db' | 'clock' | 'mail' | 'env'>): Promise<void> {
  const before = new Date(clock.now().getTime() - waitsMs);
  for (let taken = 1; taken > 0; ) {
    taken = await inTransaction(db, async (tx) => {
      const [due] = await takeDueNews(tx, [before]);
      for (const news of byLetter(due?.news ?? [])) {
        const [{ email: to, recipientName: name, kind }] = news;
        await mail.send(tx, { to, name, kind, says: newsLetterWords(news, env.PUBLIC_URL) });
      }
      return due?.taken ?? 0;
    });
  }
}

/** Groups news, which is sorted by reader and kind. */
function byLetter(news: readonly DueNews[]): [DueNews, ...DueNews[]][] {
  const letters: [DueNews, ...DueNews[]][] = [];
  for (const each of news) {
    const last = letters.at(-1);
    if (last && last[0].recipientId === each.recipientId && last[0].kind === each.kind) last.push(each);
    else letters.push([each]);
  }
  return letters;
}
