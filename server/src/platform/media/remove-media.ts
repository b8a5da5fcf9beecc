import type { Transaction } from '#server/platform/db/executor.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteMedia } from './media.queries.ts';

export const removeFilesJob = jobKind<{ key: string }>('media.remove');

/**
 * Takes pictures and videos away with all their files, once the transaction is done and nothing uses them; the files
 * go `afterSeconds` later, for pages that show them still.
 */
export async function removeMedia(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  ids: readonly number[],
  { afterSeconds }: { afterSeconds?: number } = {},
): Promise<void> {
  for (const key of await deleteMedia(tx, ids)) {
    await jobs.add(
      tx,
      removeFilesJob,
      { key },
      afterSeconds === undefined ? {} : { startAfterSeconds: afterSeconds },
    );
  }
}
