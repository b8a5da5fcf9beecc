import sharp, { type Sharp } from 'sharp';
import { avifWidths, pictureWidths } from '#contracts/platform/picture-variants.ts';
import { pictureRules } from '#contracts/platform/upload-rules.ts';
import type { ServedFile } from './file-store.ts';
import { findDyes } from './picture-dyes.ts';

// One picture at a time on one thread, so that requests take precedence and memory stays bounded.
sharp.concurrency(1);
sharp.cache(false);

const widest = 1600;
const widestSquare = 640;
const seconds = 10;
const placeholderWidth = 20;

/** The file cannot be decoded as a picture. Retrying does not help. */
export class UnreadablePicture extends Error {}

export interface DrawnFile {
  file: ServedFile;
  bytes: Buffer;
}

export interface DrawnPicture {
  /** Size of the original in pixels, after orientation. */
  width: number;
  height: number;
  placeholder: string;
  /** Dyes of the cloth, as `#rrggbb`. */
  dyes: string[];
  files: DrawnFile[];
}

/**
 * Draws every WebP width of the picture at `path`, upright, in sRGB and without location metadata. Throws
 * UnreadablePicture.
 */
export async function drawPicture(path: string): Promise<DrawnPicture> {
  const [{ width, height }, { base, size }] = await decoding(async () => {
    const { autoOrient } = await open(path).metadata();
    return [autoOrient, await decode(path, widest)] as const;
  });
  return {
    width,
    height,
    placeholder: await drawPlaceholder(base),
    dyes: await findDyes(base, size),
    files: await drawWidths(base),
  };
}

/**
 * The same for a square crop, as used for a person's photo: centred horizontally, a third from the top, where faces
 * are. Forms with a preview use the same crop. It is never shown large, so widths above 640 have the same content.
 * Throws UnreadablePicture.
 */
export async function drawSquare(path: string): Promise<DrawnPicture> {
  const { base: whole, size } = await decoding(() => decode(path, widest));
  const side = Math.min(size.width, size.height);
  const left = Math.floor((size.width - side) / 2);
  const top = Math.floor((size.height - side) / 3);
  const drawn = Math.min(side, widestSquare);
  const { data, info } = await whole
    .extract({ left, top, width: side, height: side })
    .resize({ width: drawn, height: drawn })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const base = sharp(data, { raw: { width: drawn, height: drawn, channels: info.channels } });
  return {
    width: drawn,
    height: drawn,
    placeholder: await drawPlaceholder(base),
    dyes: [],
    files: await drawWidths(base),
  };
}

async function drawWidths(base: Sharp): Promise<DrawnFile[]> {
  const files: DrawnFile[] = [];
  for (const asked of pictureWidths) {
    const bytes = await base
      .clone()
      .resize({ width: asked, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer();
    files.push({ file: `${asked}.webp`, bytes });
  }
  return files;
}

/**
 * Draws the AVIF widths. They are smaller than WebP but slow to encode, so they come later. Throws UnreadablePicture.
 */
export async function drawAvif(path: string): Promise<DrawnFile[]> {
  const { base } = await decoding(() => decode(path, Math.max(...avifWidths)));
  const files: DrawnFile[] = [];
  for (const width of avifWidths) {
    const bytes = await base
      .clone()
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: 55, effort: 3 })
      .toBuffer();
    files.push({ file: `${width}.avif`, bytes });
  }
  return files;
}

/** A picture about 20 pixels wide as a data URI, shown enlarged until the real one has loaded. */
export async function drawPlaceholder(picture: Sharp): Promise<string> {
  const bytes = await picture
    .clone()
    .resize({ width: placeholderWidth })
    .blur(0.8)
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/**
 * The first frame of any format that sharp reads, with a limit on its size in memory. Only a JPEG that is downscaled
 * during decoding gets here with more than `maxPixels` (see `inspect-file.ts`).
 */
function open(path: string): Sharp {
  return sharp(path, { limitInputPixels: pictureRules.maxJpegPixels, failOn: 'error', sequentialRead: true });
}

/** Decodes once, at the largest size needed. Smaller sizes are drawn from these pixels. */
async function decode(
  path: string,
  width: number,
): Promise<{ base: Sharp; size: { width: number; height: number } }> {
  const { data, info } = await open(path)
    .timeout({ seconds })
    .autoOrient()
    // Limits the height to four times the width, against strips of a million rows.
    .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: drawnWidth, height, channels } = info;
  const size = { width: drawnWidth, height };
  return { base: sharp(data, { raw: { ...size, channels } }), size };
}

async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UnreadablePicture('The picture could not be decoded', { cause: error });
  }
}
