import { languageOfWords } from '#contracts/designs/languages/translations.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { setLanguages, unreadDesigns } from './languages.queries.ts';

/** How many designs are held at once. */
const batch = 500;

/** Looks at the letters of designs from before languages were kept, and at those that an older version has written. */
export function scheduleLanguages(services: Services): void {
  services.jobs.every('designs.languages', 60, () => tellLanguages(services));
}

export async function tellLanguages({ db }: Pick<Services, 'db'>): Promise<void> {
  for (let told = batch; told === batch; ) {
    told = await inTransaction(db, async (tx) => {
      const unread = await unreadDesigns(tx, [batch]);
      if (unread.length > 0)
        await setLanguages(tx, [unread.map(({ id }) => id), unread.map(languageOfWords)]);
      return unread.length;
    });
  }
}
