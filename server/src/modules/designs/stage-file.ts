import { inTransaction } from '../../platform/db/transaction.ts';
import type { ReceivedFile } from '../../platform/media/receive-form.ts';
import { recordFile, withStoredFiles } from '../../platform/media/store-files.ts';
import type { Services } from '../../platform/services.ts';

/** Keeps a file for a design that its owner is still describing. Preparing a picture begins at once. */
export async function stageFile(services: Services, ownerId: number, file: ReceivedFile): Promise<number> {
  const record = () =>
    inTransaction(services.db, (tx) => recordFile(services, tx, ownerId, file, { claimed: false }));
  const { id } = await withStoredFiles(services, [file], record);
  return id;
}
