import { letterOf } from '#contracts/words/letter.ts';
import { dataDownloadSettled } from '#server/modules/notifications/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { DownloadFiles } from './download-files.ts';
import { mostFailures } from './download-jobs.ts';
import { countFailure, markDownloadReady, waitingDownload } from './downloads.queries.ts';
import { packOwnData } from './pack-own-data.ts';

/**
 * Builds a person's data download, stores the file and notifies them. If it runs twice, the second file is deleted.
 */
export async function buildDownload(
  services: Services,
  files: DownloadFiles,
  downloadId: number,
): Promise<void> {
  const [waiting] = await waitingDownload(services.db, [downloadId]);
  if (!waiting) return;
  try {
    if (!(await services.space.hasRoomForUploads())) throw new Error('The disk has no room for a download');
    const { fileKey, bytes } = await files.write(await packOwnData(services, waiting));
    const isKept = await keep(services, { downloadId, fileKey, bytes, ...waiting });
    if (!isKept) await files.remove(fileKey);
  } catch (error) {
    if (await hasEnded(services, downloadId))
      services.log.error({ err: error, downloadId }, 'a download failed');
    else throw error;
  }
}

interface Built {
  downloadId: number;
  fileKey: string;
  bytes: number;
  userId: number;
  email: string;
}

/** Returns false if the file is no longer needed: the person has left, or another attempt was faster. */
function keep(
  { db, clock, events, mail, env }: Services,
  { downloadId, fileKey, bytes, userId, email }: Built,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [ready] = await markDownloadReady(tx, { id: downloadId, fileKey, bytes, now: clock.now() });
    if (!ready) return false;
    await events.publish(tx, dataDownloadSettled, { downloadId, userId, outcome: 'READY' });
    await mail.send(tx, {
      to: email,
      isOurs: true,
      says: letterOf('accounts.dataReady', {
        moment: ready.expiresAt.toISOString(),
        page: `${env.PUBLIC_URL}/settings?tab=data`,
      }),
    });
    return true;
  });
}

/** Counts the failure. Returns true if it was the last or the download is no longer needed. */
function hasEnded({ db, events }: Services, downloadId: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [failed] = await countFailure(tx, [downloadId, mostFailures]);
    if (!failed) return true;
    if (!failed.hasEnded) return false;
    await events.publish(tx, dataDownloadSettled, { downloadId, userId: failed.userId, outcome: 'FAILED' });
    return true;
  });
}
