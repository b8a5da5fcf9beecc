import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordFile, withStoredFiles } from '../store-files.ts';
import { type Upload, withUpload } from './with-upload.ts';

interface Staged extends Upload {
  ownerId: number;
  /** Whose limits count, if not the owner's; null for a sender without an account, whose network counts. */
  senderId?: number | null;
}

/**
 * Stores the one file of an upload for something that is written later; `claimMedia` assigns it. Returns the reply.
 * Preparation of a picture starts at once. Throws INVALID_INPUT without a file.
 */
export async function stageUpload(
  services: Services,
  { endpoint, request, ownerId, senderId = ownerId }: Staged,
): Promise<{ success: true; data: { mediaId: number } }> {
  const [field = ''] = Object.keys(endpoint.files);
  const upload = { endpoint, request, ownerId: senderId };
  const { id: mediaId } = await withUpload(services, upload, ({ files: [file] }) => {
    if (!file) throw invalidInput({ [field]: sentence('platform.file.chooseOne') });
    return withStoredFiles(services, [file], () =>
      inTransaction(services.db, (tx) => recordFile(services, tx, ownerId, file, { claimed: false })),
    );
  });
  return { success: true, data: { mediaId } };
}
