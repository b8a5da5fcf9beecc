import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawDesign } from './textiles/draw-design.ts';

// The cloth beside the sign-in and sign-up forms; drawn once and kept with the web app.
const folder = join(import.meta.dirname, '../web/public/pictures');
const doors = {
  'sign-in': { seed: 'patan', garment: 'saree', textile: 'patola', palette: 'mor' },
  'sign-up': { seed: 'suhag', garment: 'saree', textile: 'bandhani', palette: 'sindoor' },
} as const;

await mkdir(folder, { recursive: true });
for (const [name, cloth] of Object.entries(doors)) {
  const svg = drawDesign({ ...cloth, view: 'detail', width: 1120 });
  const file = join(folder, `${name}.webp`);
  await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 62, effort: 5 }).toFile(file);
}
