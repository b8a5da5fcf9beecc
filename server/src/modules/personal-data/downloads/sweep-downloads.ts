import { dataDownloadSettled } from '#server/modules/notifications/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { DownloadFiles } from './download-files.ts';
import { removeDownloadJob } from './download-jobs.ts';
import { expireDownloads, failLost, forgetOldDownloads, knownFileKeys } from './downloads.queries.ts';

const hour = 3_600_000;
/** By then the retries are used up, or the worker process has died. */
const lostAfter = 6 * hour;
/** No download takes this long to write. */
const leftBehindAfter = 6 * hour;
const forgottenAfter = 30 * 24 * hour;

/** Removes expired files, fails lost downloads, and removes what a crash left behind. */
export async function sweepDownloads(services: Services, files: DownloadFiles): Promise<void> {
  const { db, clock, jobs, events } = services;
  const now = clock.now().getTime();
  await inTransaction(db, async (tx) => {
    for (const { fileKey } of await expireDownloads(tx, [new Date(now)])) {
      await jobs.add(tx, removeDownloadJob, { fileKey });
    }
    for (const { id, userId } of await failLost(tx, [new Date(now - lostAfter)])) {
      await events.publish(tx, dataDownloadSettled, { downloadId: id, userId, outcome: 'FAILED' });
    }
    await forgetOldDownloads(tx, [new Date(now - forgottenAfter)]);
  });
  await files.removeUnfinished(new Date(now - leftBehindAfter));
  const old = await files.listOlder(new Date(now - leftBehindAfter));
  if (old.length === 0) return;
  const known = new Set((await knownFileKeys(db, [old])).map(({ fileKey }) => fileKey));
  for (const fileKey of old) if (!known.has(fileKey)) await files.remove(fileKey);
}
