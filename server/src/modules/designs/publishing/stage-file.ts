import { inTransaction } from '#server/platform/db/transaction.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';

/** Stores a file for a design that is not submitted yet. Preparation of a picture starts at once. */
export async function stageFile(services: Services, ownerId: number, file: ReceivedFile): Promise<number> {
  const record = () =>
    inTransaction(services.db, (tx) => recordFile(services, tx, ownerId, file, { claimed: false }));
  const { id } = await withStoredFiles(services, [file], record);
  return id;
}
