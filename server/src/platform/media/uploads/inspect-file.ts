import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import type { ErrorCode } from '#contracts/platform/errors.ts';
import {
  documentRules,
  type FileRule,
  fileSentences,
  pictureRules,
  videoRules,
  voiceRules,
} from '#contracts/platform/upload-rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { readVoice, type Voice } from '../voice/read-voice.ts';

interface Suspect {
  path: string;
  /** The sender's name for it; used in messages only. */
  name: string;
  /** The form field to mark with an error. */
  field: string;
}

/** Detects a file's type from its bytes. Its name and declared type are ignored. */
export async function inspectFile(
  kind: FileRule['kind'],
  suspect: Suspect,
): Promise<{ mime: string; durationMs?: number }> {
  if (kind === 'DOCUMENT') return inspectDocument(suspect);
  if (kind === 'VOICE') return inspectVoice(suspect);
  return kind === 'PICTURE' ? inspectPicture(suspect) : inspectVideo(suspect);
}

export function refusal(code: ErrorCode, field: string, why: Sentence): AppError {
  return new AppError(code, why, { errors: { [field]: why } });
}

const formatOf: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  // AVIF shares the HEIF container with HEIC, which has been rejected by then.
  'image/avif': 'heif',
  'image/gif': 'gif',
};

async function inspectPicture({ path, name, field }: Suspect): Promise<{ mime: string }> {
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  if (/^image\/hei[cf]/.test(mime)) throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.heic(name));
  const format = formatOf[mime];
  if (format === undefined || (await beginsWithMarkup(path))) {
    throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.notAPicture(name));
  }
  // Reads only the header, so that a decompression bomb is detected before it is decoded.
  const header = await readHeader(path);
  if (header?.format !== format) {
    throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.unreadable(name));
  }
  // A baseline JPEG is downscaled while it is decoded; a progressive one is held in memory at full size.
  const shrinks = format === 'jpeg' && header.isProgressive !== true;
  const most = shrinks ? pictureRules.maxJpegPixels : pictureRules.maxPixels;
  if (header.width * header.height > most) {
    throw refusal('INVALID_INPUT', field, fileSentences.tooManyPixels(name, most));
  }
  if ((header.pages ?? 1) > pictureRules.maxFrames) {
    throw refusal('INVALID_INPUT', field, fileSentences.tooManyFrames(name));
  }
  return { mime };
}

async function readHeader(path: string): Promise<Metadata | null> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** Rejects files that are a picture and HTML at the same time. */
async function beginsWithMarkup(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    return /<(?:!doctype|html|head|body|script|svg)\b/i.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function inspectVideo({ path, name, field }: Suspect): Promise<{ mime: string }> {
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  // An iPhone's edited video is detected as m4v but is an MP4.
  const known = mime === 'video/x-m4v' ? 'video/mp4' : mime;
  if (!videoRules.types.some((type) => type === known)) {
    throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.notAVideo(name));
  }
  return { mime: known };
}

async function inspectVoice({ path, name, field }: Suspect): Promise<Voice> {
  const voice = readVoice(await readFile(path));
  if (!voice) throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.notAVoiceNote(name));
  if (voice.durationMs > voiceRules.longestMs + voiceRules.lateMs) {
    throw refusal('INVALID_INPUT', field, fileSentences.longVoiceNote);
  }
  return voice;
}

async function inspectDocument(suspect: Suspect): Promise<{ mime: string }> {
  const { path, name, field } = suspect;
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  if (!documentRules.types.some((type) => type === mime)) {
    throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.notADocument(name));
  }
  if (mime !== 'application/pdf') return inspectPicture(suspect);
  if (!(await isWholePdf(path))) {
    throw refusal('UNSUPPORTED_MEDIA', field, fileSentences.brokenDocument(name));
  }
  return { mime };
}

/** A complete PDF has a marker at both ends. A truncated one lacks the second. */
async function isWholePdf(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const tail = Math.min(size, 2048);
    const [begin, end] = await Promise.all([
      handle.read(Buffer.alloc(8), 0, 8, 0),
      handle.read(Buffer.alloc(tail), 0, tail, size - tail),
    ]);
    return begin.buffer.toString('latin1').startsWith('%PDF-') && end.buffer.includes('%%EOF');
  } finally {
    await handle.close();
  }
}
