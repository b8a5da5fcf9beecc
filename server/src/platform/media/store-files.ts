import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { FileName, VideoExtension, VoiceExtension } from './file-store.ts';
import { insertMedia, type MediaRow } from './media.queries.ts';
import { preparePictureJob } from './prepare-picture.ts';
import type { ReceivedFile } from './uploads/receive-form.ts';

/** The ending of a stored video of a kind such as `video/mp4`. */
export const videoExtensionOf = (mime: string): VideoExtension => extensionOf[mime] ?? 'mp4';

const extensionOf: Record<string, VideoExtension> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** The ending of a stored voice note of a kind such as `audio/webm`. */
export const voiceExtensionOf = (mime: string): VoiceExtension => voiceExtensions[mime] ?? 'webm';

const voiceExtensions: Record<string, VoiceExtension> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/**
 * Puts received files into the store and runs `record`, which writes their rows in its transaction. When it
 * fails, the store forgets them. A crash in between is mended by the sweep: see sweepMedia.
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

/**
 * Writes the row of a stored file, for a voice note with the bars of its waveform, and for a picture the job that
 * prepares it.
 */
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
