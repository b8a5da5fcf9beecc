import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawAvatar, SWATCHES } from './textiles/draw-avatar.ts';

const FOLDER = join(import.meta.dirname, '../web/public/swatches');
/** Shown at 80 CSS pixels at most; twice that for dense screens. */
const SIZE = 160;

/** `node demo/draw-swatches.ts`: the woven squares for people without a photo, numbered from 0. */
async function drawSwatches(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [i, swatch] of SWATCHES.entries()) {
    const svg = drawAvatar({ seed: `swatch-${i}`, size: SIZE, swatch });
    await writeFile(
      join(FOLDER, `${i}.webp`),
      await sharp(Buffer.from(svg)).webp({ quality: 58, effort: 6 }).toBuffer(),
    );
  }
}

await drawSwatches();
