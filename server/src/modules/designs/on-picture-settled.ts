import { inTransaction } from '#server/platform/db/transaction.ts';
import { pictureSettled } from '#server/platform/media/prepare-picture.ts';
import type { Services } from '#server/platform/services.ts';
import { findDesignOfPicture } from './designs.queries.ts';
import { publishDesign } from './publishing/publish-design.ts';
import { takeInPicture } from './refresh-pictures.ts';

export function publishWhenPicturesAreReady(services: Services): void {
  const { db, events } = services;
  events.on(pictureSettled, 'publish-design', async ({ mediaId }) => {
    const designId = await findDesignOfPicture(db, mediaId);
    if (designId === undefined) return;
    await inTransaction(db, async (tx) => {
      const wasWaiting = await publishDesign(services, tx, designId);
      if (!wasWaiting) await takeInPicture(services, tx, designId, mediaId);
    });
  });
}
