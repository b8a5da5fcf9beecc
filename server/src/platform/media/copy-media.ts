import { avifWidths, pictureWidths } from '#contracts/platform/picture-variants.ts';
import type { Services } from '#server/platform/services.ts';
import type { FileName, FileStore } from './file-store.ts';
import { type CopiedMedia, insertMedia, listToCopy } from './media.queries.ts';
import { newMediaKey } from './media-key.ts';
import { preparePictureJob } from './prepare-picture.ts';
import { videoExtensionOf, voiceExtensionOf } from './store-files.ts';
import { admitUpload } from './uploads/admit-upload.ts';

/**
 * Copies pictures and videos of one owner, which nothing uses yet: the ids of the copies, in the order of `ids`. Those
 * that could not be prepared, or are another's, are left out. Rows come before files, so that what a crash leaves behind
 * is swept away. Throws like an upload where there is no room.
 */
export async function copyMedia(
  services: Services,
  ownerId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { db, clock, media, jobs } = services;
  const sources = await listToCopy(db, ownerId, ids);
  const bytes = sources.reduce((sum, source) => sum + source.bytes, 0);
  const end = await admitUpload(services, ownerId, bytes);
  try {
    const copies: number[] = [];
    for (const source of sources) {
      const { id: _, ...values } = source;
      const original = await media.store.find({ key: source.key, file: 'original' });
      // With its original it is prepared like one that has just arrived.
      const isNew = source.kind === 'PICTURE' && original !== null;
      const key = newMediaKey();
      const row = await insertMedia(db, {
        ...values,
        key,
        ownerId,
        status: isNew ? 'STORED' : 'READY',
        claimedAt: null,
        createdAt: clock.now(),
      });
      for (const file of isNew ? (['original'] as const) : servedFiles(source))
        await copyFile(media.store, { key: source.key, file }, key);
      if (isNew) await jobs.add(db, preparePictureJob, { mediaId: row.id });
      copies.push(row.id);
    }
    return copies;
  } finally {
    end();
  }
}

function servedFiles({ kind, mime }: CopiedMedia): FileName['file'][] {
  if (kind === 'VOICE') return [`voice.${voiceExtensionOf(mime)}`];
  if (kind === 'VIDEO') return [`video.${videoExtensionOf(mime)}`];
  return [
    ...pictureWidths.map((width) => `${width}.webp` as const),
    ...avifWidths.map((width) => `${width}.avif` as const),
  ];
}

/** A file that is not there, such as a width of a small picture, is left out. */
async function copyFile(store: FileStore, from: FileName, key: string): Promise<void> {
  if ((await store.find(from)) === null) return;
  await store.withLocalFile(from, (path) => store.put({ key, file: from.file }, path));
}
