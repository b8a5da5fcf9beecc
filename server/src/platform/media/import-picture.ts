import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Services } from '../services.ts';
import { insertMedia } from './media.queries.ts';
import { newMediaKey } from './media-key.ts';
import { findDyes } from './picture-dyes.ts';
import { drawPlaceholder } from './picture-variants.ts';

export interface ImportedPicture {
  mediaId: number;
  key: string;
  width: number;
  height: number;
  placeholder: string;
  dyes: string[];
}

const smallest = 320;

/**
 * Takes in a WebP of our own making as a picture that is READY at once: it stands for every larger width as
 * it is, and only the smallest is drawn. Not for files from outside, whose bytes it trusts.
 */
export async function importPicture(
  { db, media, clock }: Services,
  { ownerId, file }: { ownerId: number; file: string },
): Promise<ImportedPicture> {
  const key = newMediaKey();
  const source = sharp(file);
  const { width, height } = await source.metadata();
  const small = source.clone().resize({ width: smallest, withoutEnlargement: true });
  const { data, info } = await small.clone().raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const placeholder = await drawPlaceholder(pixels);
  const dyes = await findDyes(pixels, info);
  const bytes = await pixels.clone().webp({ quality: 80, effort: 2 }).toBuffer();
  await media.store.write({ key, file: `${smallest}.webp` }, bytes);
  for (const larger of [640, 1080, 1600]) await media.store.put({ key, file: `${larger}.webp` }, file);
  const now = clock.now();
  const { id } = await insertMedia(db, {
    key,
    ownerId,
    kind: 'PICTURE',
    status: 'READY',
    mime: 'image/webp',
    bytes: (await stat(file)).size,
    width,
    height,
    placeholder,
    dyes,
    claimedAt: null,
    createdAt: now,
  });
  return { mediaId: id, key, width, height, placeholder, dyes };
}
