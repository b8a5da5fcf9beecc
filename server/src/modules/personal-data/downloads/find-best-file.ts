import type { Readable } from 'node:stream';
import { pictureWidths } from '#contracts/platform/picture-variants.ts';
import type { FoundFile } from '#server/platform/files/files.ts';
import type { FileStore, ServedFile } from '#server/platform/media/file-store.ts';
import type { OwnMedia } from './downloads.queries.ts';

interface BestFile {
  extension: string;
  open: () => Promise<Readable>;
}

const films = ['video.mp4', 'video.webm', 'video.mov'] as const;
const voices = ['voice.webm', 'voice.ogg', 'voice.m4a'] as const;
const widestFirst = pictureWidths.toReversed().map((width): ServedFile => `${width}.webp`);

const servedAs: Record<OwnMedia['kind'], readonly ServedFile[]> = {
  PICTURE: widestFirst,
  VIDEO: films,
  VOICE: voices,
};

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** The original if it is still stored, otherwise the best version that is served; null if no file is left. */
export async function findBestFile(
  store: FileStore,
  { key, kind, mime }: OwnMedia,
): Promise<BestFile | null> {
  const original = await store.find({ key, file: 'original' });
  if (original) return { extension: extensions[mime] ?? 'bin', open: openerOf(original) };
  for (const file of servedAs[kind]) {
    const found = await store.find({ key, file });
    if (found) return { extension: file.split('.').at(-1) ?? 'bin', open: openerOf(found) };
  }
  return null;
}

const openerOf = (found: FoundFile) => () => found.open({ start: 0, end: found.bytes - 1 });
