import type { Transaction } from '#server/platform/db/executor.ts';
import { recordFile } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { insertPictures } from './complaints.queries.ts';

/** Inserts rows for the stored pictures of a complaint or of one of its messages, in order. */
export async function attachPictures(
  services: Services,
  tx: Transaction,
  ownerId: number,
  target: { complaintId: number; messageId: number | null },
  files: readonly ReceivedFile[],
): Promise<void> {
  const mediaIds: number[] = [];
  for (const file of files) {
    mediaIds.push((await recordFile(services, tx, ownerId, file, { claimed: true })).id);
  }
  await insertPictures(tx, target, mediaIds);
}
