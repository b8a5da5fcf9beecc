import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPictures } from './draw-pictures.ts';
import { drawnPictures } from './drawn-pictures.ts';

const repository = join(import.meta.dirname, '../..');
const sample = ['demo/pictures/ajrakh-table-lamp-half.webp', 'web/public/swatches/3.webp'];

const readPixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer();

it('pictures drawn anew are those that are kept, and a second drawing changes nothing', async () => {
  const root = await mkdtemp(join(tmpdir(), 'tanabana-drawn-'));
  try {
    const pictures = drawnPictures.filter(({ path }) => sample.includes(path));
    expect(await drawPictures(root, pictures)).toEqual(sample);
    for (const path of sample) {
      const [drawn, kept] = await Promise.all([
        readPixels(join(root, path)),
        readPixels(join(repository, path)),
      ]);
      expect(drawn.length).toBe(kept.length);
      // Processors round differently, so the bytes may differ although the picture is the same.
      const difference = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
      expect(difference / kept.length, path).toBeLessThan(2);
    }
    const swatch = pictures.filter(({ path }) => path.includes('swatches'));
    expect(await drawPictures(root, swatch)).toEqual([]);
  } finally {
    await rm(root, { recursive: true });
  }
});
