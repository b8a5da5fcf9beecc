import { avifWidths, pictureWidths } from '#contracts/platform/picture-variants.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { FileName, FileStore } from './file-store.ts';
import { type CopiedMedia, insertMedia, listToCopy, markReady } from './media.queries.ts';
import { newMediaKey } from './media-key.ts';
import { preparePictureJob } from './prepare-picture.ts';
import { videoExtensionOf, voiceExtensionOf } from './store-files.ts';
import { admitUpload } from './uploads/admit-upload.ts';

/**
 * Copies an owner's pictures and videos as unclaimed files. Returns the ids of the copies, in the order of `ids`.
 * Files that could not be processed or belong to another person are omitted. Rows are written before files, so that
 * leftovers of a crash are swept. Throws like an upload if there is no room.
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
      const { id, ...values } = source;
      const isPicture = source.kind === 'PICTURE';
      const key = newMediaKey();
      const row = await insertMedia(db, {
        ...values,
        key,
        ownerId,
        status: isPicture ? 'STORED' : 'READY',
        claimedAt: null,
        createdAt: clock.now(),
      });
      const copy = (file: FileName['file']) => copyFile(media.store, { key: source.key, file }, key);
      // With its original, a copy is processed like a new upload. The original is deleted once all widths exist.
      if (isPicture && (await copy('original'))) await jobs.add(db, preparePictureJob, { mediaId: row.id });
      else {
        for (const file of servedFiles(source)) await copy(file);
        if (isPicture) await settle(db, row.id, (await listToCopy(db, ownerId, [id]))[0] ?? source);
      }
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

/** A copy of a processed picture needs no processing. */
function settle(
  db: Services['db'],
  id: number,
  { width, height, placeholder, dyes }: CopiedMedia,
): Promise<boolean> {
  return inTransaction(db, (tx) =>
    markReady(tx, id, { width: width ?? 0, height: height ?? 0, placeholder: placeholder ?? '', dyes }),
  );
}

/**
 * False if the file does not exist, such as a width that a small picture does not have, or if it is deleted during
 * the copy.
 */
async function copyFile(store: FileStore, from: FileName, key: string): Promise<boolean> {
  if ((await store.find(from)) === null) return false;
  try {
    await store.withLocalFile(from, (path) => store.put({ key, file: from.file }, path));
    return true;
  } catch (error) {
    if ((await store.find(from)) === null) return false;
    throw error;
  }
}
