import sharp from 'sharp';

/** In pixels. */
export interface SheetPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pictures side by side with an SVG overlay. */
export interface Sheet {
  width: number;
  height: number;
  background: string;
  /** Our own files, each cropped to its place from the top, where faces are. */
  pictures: (SheetPlace & { path: string })[];
  /** An SVG of the same size as the sheet. */
  drawing: string;
}

/** Chat apps do not show larger previews. */
const mostBytes = 290_000;

/** Draws a sheet as JPEG, which every link preview supports, of at most 290 kB. */
export async function drawSheet({ width, height, background, pictures, drawing }: Sheet): Promise<Buffer> {
  const pieces = await Promise.all(
    pictures.map(async ({ path, left, top, ...size }) => ({
      input: await sharp(path)
        .resize({ ...size, fit: 'cover', position: 'top' })
        .toBuffer(),
      left,
      top,
    })),
  );
  const sheet = await sharp({ create: { width, height, channels: 3, background } })
    .composite([...pieces, { input: Buffer.from(drawing), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of [84, 72, 58]) {
    const bytes = await jpegOf(sheet, { width, height, quality });
    if (bytes.length <= mostBytes) return bytes;
  }
  return jpegOf(sheet, { width, height, quality: 40 });
}

function jpegOf(raw: Buffer, { width, height, quality }: { width: number; height: number; quality: number }) {
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
