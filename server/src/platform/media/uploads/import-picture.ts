import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureWidths } from '#contracts/platform/picture-variants.ts';
import type { Services } from '#server/platform/services.ts';
import { insertMedia } from '../media.queries.ts';
import { newMediaKey } from '../media-key.ts';
import { findDyes } from '../picture-dyes.ts';
import { drawPlaceholder } from '../picture-variants.ts';

export interface ImportedPicture {
  mediaId: number;
  key: string;
  width: number;
  height: number;
  placeholder: string;
  dyes: string[];
}

/** The source is already compressed. A higher quality would only preserve its artefacts. */
const drawnWidths = [320, 480] as const;
const quality = 65;

/**
 * Imports one of our own WebP files as a picture that is READY immediately. The file itself serves every larger
 * width; only the smaller ones are drawn. Not for files from outside, because the bytes are trusted.
 */
export async function importPicture(
  { db, media, clock }: Services,
  { ownerId, file }: { ownerId: number; file: string },
): Promise<ImportedPicture> {
  const key = newMediaKey();
  const source = sharp(file);
  const { width, height } = await source.metadata();
  const small = source.clone().resize({ width: Math.max(...drawnWidths), withoutEnlargement: true });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const placeholder = await drawPlaceholder(pixels);
  const dyes = await findDyes(pixels, info);
  for (const drawn of drawnWidths) {
    const bytes = await pixels
      .clone()
      .resize({ width: drawn, withoutEnlargement: true })
      .webp({ quality, effort: 2 })
      .toBuffer();
    await media.store.write({ key, file: `${drawn}.webp` }, bytes);
  }
  for (const larger of pictureWidths.filter((each) => each > Math.max(...drawnWidths))) {
    await media.store.put({ key, file: `${larger}.webp` }, file);
  }
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
