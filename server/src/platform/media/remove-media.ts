import type { Transaction } from '#server/platform/db/executor.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteMedia } from './media.queries.ts';

export const removeFilesJob = jobKind<{ key: string }>('media.remove');

/**
 * Deletes pictures and videos. Their files are removed after the transaction commits, or `afterSeconds` later for
 * pages that still show them. Call it when nothing uses them any more.
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
