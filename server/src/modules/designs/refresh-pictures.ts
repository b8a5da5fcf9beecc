import { storedInLanguage } from '#contracts/words/in-language.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { insertDesignPictures, listPictures } from './designs.queries.ts';
import type { PictureCopy } from './designs.tables.ts';
import {
  findMediaId,
  listUnusedMedia,
  lockKeptDesign,
  setPictures,
  takeOutFailedPicture,
} from './editing/edit-design.queries.ts';
import { shownPictures } from './shown-pictures.ts';

/** An open or cached page may still request a removed picture. */
const graceSeconds = 3600;

/**
 * Updates the displayed copy of a locked design's pictures and releases the files that it no longer needs, from
 * `given` and from those displayed until now. While none of the new pictures is ready, the old ones stay displayed.
 */
export async function refreshPictures(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  design: { id: number; pictures: PictureCopy[] },
  given: readonly string[],
): Promise<void> {
  const ready = shownPictures(await listPictures(tx, design.id));
  const shown = ready.length > 0 ? ready : design.pictures;
  if (JSON.stringify(shown) !== JSON.stringify(design.pictures)) await setPictures(tx, design.id, shown);
  const seen = new Set(shown.map(({ key }) => key));
  await releaseFiles(
    services,
    tx,
    design.id,
    [...given, ...design.pictures.map(({ key }) => key)].filter((key) => !seen.has(key)),
  );
}

/** Deletes those of the files that neither the design nor an order of it shows, an hour after the commit. */
export async function releaseFiles(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  designId: number,
  keys: readonly string[],
): Promise<void> {
  const unused = await listUnusedMedia(tx, designId, keys);
  await removeMedia(services, tx, unused, { afterSeconds: graceSeconds });
}

/** None of the new pictures could be read: restore those still displayed. */
async function bringBackShown(tx: Transaction, { id, pictures }: { id: number; pictures: PictureCopy[] }) {
  const mediaIds: number[] = [];
  for (const { key } of pictures) {
    const mediaId = await findMediaId(tx, key);
    if (mediaId !== undefined) mediaIds.push(mediaId);
  }
  if (mediaIds.length > 0) await insertDesignPictures(tx, id, mediaIds);
}

/**
 * Adds a picture of a published design that is now ready; if it failed, emails the maker. Does nothing for a deleted
 * or unpublished design.
 */
export async function takeInPicture(
  services: Services,
  tx: Transaction,
  designId: number,
  mediaId: number,
): Promise<void> {
  const design = await lockKeptDesign(tx, designId);
  if (!design) return;
  const failed = await takeOutFailedPicture(tx, designId, mediaId);
  if (failed && (await listPictures(tx, designId)).length === 0) await bringBackShown(tx, design);
  await refreshPictures(services, tx, design, failed ? [failed.key] : []);
  if (!failed) return;
  await services.mail.send(tx, {
    to: design.makerEmail,
    says: letterOf('designs.shownWithout', {
      title: design.title,
      failures: storedInLanguage([failed.failure]),
      page: `${services.env.PUBLIC_URL}/user/products/${designId}/edit`,
    }),
  });
}
