import { inTransaction } from '../../platform/db/transaction.ts';
import { setDyes } from '../../platform/media/media.queries.ts';
import { readDyes } from '../../platform/media/read-dyes.ts';
import type { Services } from '../../platform/services.ts';
import { dyelessDesigns, lockPictures, setPictures } from './old-dyes.queries.ts';

const everySeconds = 60;
/** Pictures in a row; some five seconds of one thread. */
const atOnce = 500;
const batch = 50;

/**
 * Designs that were published before dyes were looked for get theirs, a few hundred a minute. When all have them
 * this costs one look into an empty index.
 */
export function scheduleOldDyes(services: Services): void {
  services.jobs.every('designs.old-dyes', everySeconds, () => findOldDyes(services));
}

export async function findOldDyes({ db, media }: Pick<Services, 'db' | 'media'>): Promise<void> {
  let before = Number.MAX_SAFE_INTEGER;
  for (let done = 0; done < atOnce; done += batch) {
    const found = await dyelessDesigns(db, [before, batch]);
    for (const { id, key } of found) await describe(id, key);
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    before = last.id;
  }

  async function describe(designId: number, key: string): Promise<void> {
    const dyes = await readDyes(media, key);
    await inTransaction(db, async (tx) => {
      const [cover, ...others] = await lockPictures(tx, designId);
      // Another process was quicker.
      if (cover?.key !== key || cover.dyes) return;
      await setDyes(tx, key, dyes);
      await setPictures(tx, designId, [{ ...cover, dyes }, ...others]);
    });
  }
}
