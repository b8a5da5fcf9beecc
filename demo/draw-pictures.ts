import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { demoDesigns } from './catalogue/demo-designs.ts';
import type { DemoDesign, DemoPicture } from './catalogue/demo-types.ts';
import { drawDesign } from './textiles/draw-design.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
/** The first picture of a design is what a feed shows, so it may be larger: pixels across, bytes, quality to begin with. */
const FIRST = { width: 720, most: 28_000, quality: 54 };
const FURTHER = { width: 640, most: 19_000, quality: 44 };
const LEAST_QUALITY = 12;

interface Job {
  design: DemoDesign;
  picture: DemoPicture;
  path: string;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Encodes as WebP no larger than `most` bytes, as well as that allows. */
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

async function drawPicture({ design, picture, path }: Job): Promise<void> {
  const { seed, garment, textile, palette } = design;
  const size = picture === design.pictures[0] ? FIRST : FURTHER;
  const svg = drawDesign({ seed, garment, textile, palette, view: picture.view, width: size.width });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const webp = await encodeWithin(pixels, size);
  await writeFile(`${path}.part`, webp);
  await rename(`${path}.part`, path);
}

/** `node demo/draw-pictures.ts [--force] [key …]`: draws what is missing; with --force draws it again. */
async function drawPictures(args: readonly string[]): Promise<void> {
  const force = args.includes('--force');
  const keys = new Set(args.filter((arg) => !arg.startsWith('--')));
  await mkdir(FOLDER, { recursive: true });
  const jobs: Job[] = [];
  for (const design of demoDesigns) {
    if (keys.size > 0 && !keys.has(design.key)) continue;
    for (const picture of design.pictures) {
      const path = join(FOLDER, picture.file);
      if (force || !(await exists(path))) jobs.push({ design, picture, path });
    }
  }
  sharp.concurrency(1);
  let done = 0;
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await drawPicture(job);
      done += 1;
      if (done % 25 === 0) console.log(`${done} drawn, ${jobs.length} to go`);
    }
  };
  await Promise.all([work(), work()]);
  console.log(`${done} pictures drawn`);
}

await drawPictures(process.argv.slice(2));
