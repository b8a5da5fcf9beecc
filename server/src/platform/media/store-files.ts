import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { FileName, VideoExtension, VoiceExtension } from './file-store.ts';
import { insertMedia, type MediaRow } from './media.queries.ts';
import { preparePictureJob } from './prepare-picture.ts';
import type { ReceivedFile } from './uploads/receive-form.ts';

/** The file extension of a stored video, by a MIME type such as `video/mp4`. */
export const videoExtensionOf = (mime: string): VideoExtension => extensionOf[mime] ?? 'mp4';

const extensionOf: Record<string, VideoExtension> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** The file extension of a stored voice note, by a MIME type such as `audio/webm`. */
export const voiceExtensionOf = (mime: string): VoiceExtension => voiceExtensions[mime] ?? 'webm';

const voiceExtensions: Record<string, VoiceExtension> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/**
 * Puts received files into the store and runs `record`, which writes their rows in its transaction. If that fails,
 * the files are removed from the store. After a crash in between, `sweepMedia` removes them.
 */
export async function withStoredFiles<T>(
  { media, log }: Services,
  files: readonly ReceivedFile[],
  record: () => Promise<T>,
): Promise<T> {
  try {
    for (const file of files) await media.store.put(storedName(file), file.path);
    return await record();
  } catch (error) {
    for (const { key } of files) {
      await media.store.remove(key).catch((err: unknown) => log.warn({ err, key }, 'a file stayed behind'));
    }
    throw error;
  }
}

function storedName({ key, kind, mime }: ReceivedFile): FileName {
  if (kind === 'VOICE') return { key, file: `voice.${voiceExtensionOf(mime)}` };
  return { key, file: kind === 'PICTURE' ? 'original' : `video.${videoExtensionOf(mime)}` };
}

/** Inserts the row of a stored file: with the waveform for a voice note, and with a processing job for a picture. */
export async function recordFile(
  { jobs, clock }: Services,
  tx: Transaction,
  ownerId: number,
  file: ReceivedFile,
  { claimed, peaks = [] }: { claimed: boolean; peaks?: number[] },
): Promise<MediaRow> {
  const now = clock.now();
  const { key, kind, mime, bytes, name, durationMs = null } = file;
  const row = await insertMedia(tx, {
    key,
    ownerId,
    kind,
    status: kind === 'PICTURE' ? 'STORED' : 'READY',
    mime,
    bytes,
    durationMs,
    peaks,
    claimedAt: claimed ? now : null,
    createdAt: now,
  });
  if (kind === 'PICTURE') await jobs.add(tx, preparePictureJob, { mediaId: row.id, name });
  return row;
}
