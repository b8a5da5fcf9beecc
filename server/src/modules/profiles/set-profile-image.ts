import { inTransaction } from '#server/platform/db/transaction.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import { withStoredSquare } from '#server/platform/media/store-square.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { lockProfileImage, saveProfile } from './profiles.queries.ts';

/** Stores a new photo of a person and removes the old one. Returns its URL. */
export function setProfileImage(services: Services, userId: number, file: ReceivedFile): Promise<string> {
  return withStoredSquare(services, userId, { file, field: 'image' }, async (square) => {
    await inTransaction(services.db, async (tx) => {
      const old = await lockProfileImage(tx, userId);
      await square.record(tx);
      await saveProfile(tx, userId, { profileImageKey: square.key });
      if (old !== null) await removeMedia(services, tx, [old]);
    });
    return pictureUrl(services.env.MEDIA_URL, square.key);
  });
}

/** Removes the photo, so that the person is shown by their swatch. Does nothing if there is none. */
export function removeProfileImage(services: Services, userId: number): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const old = await lockProfileImage(tx, userId);
    if (old === null) return;
    await saveProfile(tx, userId, { profileImageKey: null });
    await removeMedia(services, tx, [old]);
  });
}
