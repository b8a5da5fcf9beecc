import { fileSentences } from '#contracts/platform/upload-rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { insertMedia } from './media.queries.ts';
import type { PictureProcess } from './picture-process.ts';
import { type DrawnPicture, UnreadablePicture } from './picture-variants.ts';
import { refusal } from './uploads/inspect-file.ts';
import type { ReceivedFile } from './uploads/receive-form.ts';

/** A square picture whose files are in the store. */
export interface StoredSquare {
  key: string;
  /** Inserts its row as READY and claimed. */
  record(tx: Transaction): Promise<void>;
}

/**
 * Draws a received picture as a small square during the request and runs `record`, which inserts its row. The
 * original is never stored. If `record` fails, the files are removed from the store; after a crash in between,
 * `sweepMedia` removes them. Throws INVALID_INPUT for `field` if the picture cannot be drawn.
 */
export async function withStoredSquare<T>(
  { media, clock, log }: Services,
  ownerId: number,
  { file, field }: { file: ReceivedFile; field: string },
  record: (square: StoredSquare) => Promise<T>,
): Promise<T> {
  const { key, mime, bytes } = file;
  const { files, ...seen } = await drawOrRefuse(media.drawing, file, field);
  try {
    for (const drawn of files) await media.store.write({ key, file: drawn.file }, drawn.bytes);
    return await record({
      key,
      async record(tx) {
        const now = clock.now();
        const row = { key, ownerId, kind: 'PICTURE', status: 'READY', mime, bytes } as const;
        await insertMedia(tx, { ...row, ...seen, claimedAt: now, createdAt: now });
      },
    });
  } catch (error) {
    await media.store.remove(key).catch((err: unknown) => log.warn({ err, key }, 'a file stayed behind'));
    throw error;
  }
}

async function drawOrRefuse(
  drawing: PictureProcess,
  { path, name }: ReceivedFile,
  field: string,
): Promise<DrawnPicture> {
  try {
    return await drawing.drawSquare(path);
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    throw refusal('INVALID_INPUT', field, fileSentences.unreadable(name));
  }
}
