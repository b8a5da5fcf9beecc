import sharp, { type Sharp } from 'sharp';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { drawAvatar, drawDesign, SWATCHES } from '#yard/drawing/public.ts';

export interface DrawnPicture {
  /** From the root of the repository. */
  path: string;
  draw: () => Promise<Buffer>;
}

/**
 * The feed shows the first picture of a design, so it may be larger: width in pixels, most bytes, initial quality.
 */
const FIRST = { width: 720, most: 28_000, quality: 54 };
const FURTHER = { width: 640, most: 19_000, quality: 44 };
const LEAST_QUALITY = 12;
/** Shown at 80 CSS pixels at most; twice that for dense screens. */
const SWATCH_SIZE = 160;
/** Pictures beside the sign-in and sign-up forms. */
const DOORS = {
  'sign-in': { seed: 'patan', garment: 'saree', textile: 'patola', palette: 'mor' },
  'sign-up': { seed: 'suhag', garment: 'saree', textile: 'bandhani', palette: 'sindoor' },
} as const;

/** All pictures that are drawn by code and stored in the repository. */
export const drawnPictures: readonly DrawnPicture[] = [
  ...demoDesigns.flatMap(({ seed, garment, textile, palette, pictures }) =>
    pictures.map(({ file, view }, index) => {
      const size = index === 0 ? FIRST : FURTHER;
      const drawing = { seed, garment, textile, palette, view, width: size.width };
      return {
        path: `demo/pictures/${file}`,
        draw: async () => encodeWithin(await paint(drawDesign(drawing)), size),
      };
    }),
  ),
  ...Object.entries(DOORS).map(([name, cloth]) => ({
    path: `web/public/pictures/${name}.webp`,
    draw: () =>
      sharp(Buffer.from(drawDesign({ ...cloth, view: 'detail', width: 1120 })))
        .removeAlpha()
        .webp({ quality: 62, effort: 5 })
        .toBuffer(),
  })),
  ...SWATCHES.map((swatch, index) => ({
    path: `web/public/swatches/${index}.webp`,
    draw: () =>
      sharp(Buffer.from(drawAvatar({ seed: `swatch-${index}`, size: SWATCH_SIZE, swatch })))
        .webp({ quality: 58, effort: 6 })
        .toBuffer(),
  })),
];

async function paint(svg: string): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

/** Encodes as WebP of no more than `most` bytes, if possible. */
async function encodeWithin(pixels: Sharp, { most, quality }: typeof FIRST): Promise<Buffer> {
  const encode = (q: number) => pixels.clone().webp({ quality: q, effort: 6 }).toBuffer();
  let q = quality;
  let best = await encode(q);
  while (best.length > most && q > LEAST_QUALITY) {
    q = Math.max(LEAST_QUALITY, Math.floor(q * (most / best.length) ** 1.2) - 1);
    best = await encode(q);
  }
  return best;
}
