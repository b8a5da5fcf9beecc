import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The red mark is in the top left corner of the upright picture. */
const corner = { r: 200, g: 30, b: 30 };

interface Camera {
  /** The sensor's dimensions: the upright picture has them swapped. */
  width?: number;
  height?: number;
  quality?: number;
  /** Noise makes the file as large as a real photograph's. */
  grain?: number;
}

/** A photograph as an upright phone sends it: rotated by EXIF orientation 6, with GPS data. */
export async function cameraPhotograph({
  width = 2400,
  height = 1800,
  quality = 82,
  grain = 12,
}: Camera = {}): Promise<Buffer> {
  const block = { width: Math.round(width / 4), height: Math.round(height / 4), channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 150, sigma: grain };
  const sensor = await sharp({ create: { width, height, channels: 3, background: '#8c8c8c', noise } })
    .composite([{ input: { create: { ...block, background: corner } }, left: 0, top: height - block.height }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(sensor, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Tanabana Test Camera', Model: 'Charkha 1' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '22/1 34/1 21/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '88/1 21/1 50/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}

/** Whether a picture's EXIF refers to GPS data (tag 0x8825). */
export async function hasLocation(picture: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return exif !== undefined && (exif.includes('8825', 0, 'hex') || exif.includes('2588', 0, 'hex'));
}

/** The colour in a corner of a picture: 'red' where the mark of `cameraPhotograph` is. */
export async function topLeftOf(picture: Buffer): Promise<'red' | 'other'> {
  const { data } = await sharp(picture)
    .extract({ left: 4, top: 4, width: 8, height: 8 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return red > 150 && green < 90 && blue < 90 ? 'red' : 'other';
}

export function plainPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif',
  { width = 400, height = 500 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8c2f39' } })
    .toFormat(format)
    .toBuffer();
}

/** A GIF with this many frames, each with other noise so that none is dropped as a duplicate. */
export async function animatedGif(frames: number): Promise<Buffer> {
  const size = 8;
  const pixels = randomBytes(size * size * 3 * frames);
  return sharp(pixels, { raw: { width: size, height: size * frames, channels: 3, pageHeight: size } })
    .gif({ delay: 50, loop: 0 })
    .toBuffer();
}

/** The first bytes of an iPhone's HEIC. */
export function heicHead(): Buffer {
  return box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
}

export function scriptingSvg(): Buffer {
  return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
}

/** A real GIF whose comment contains an HTML page. */
export async function pageWithinGif(): Promise<Buffer> {
  const gif = await plainPicture('gif', { width: 20, height: 20 });
  const words = Buffer.from('<html><script>alert(document.cookie)</script></html>');
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, words.length]), words, Buffer.from([0])]);
  // After the global colour table, where decoders skip comments.
  const flags = gif[10] ?? 0;
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
}

/** A few kilobytes that decode to hundreds of megabytes of pixels. */
export function pixelBomb({ width = 20_000, height = 20_000 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const locationInVideo = '+22.5726+088.3639/';

/** A minimal MP4 or MOV of a phone with GPS data and `bytes` of content. */
export function phoneVideo(brand: 'isom' | 'qt  ' = 'isom', bytes = 2000): Buffer {
  const place = box('udta', box('\u00a9xyz', Buffer.from(`\0\x12\x15\xc7${locationInVideo}`, 'latin1')));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}mp41`, 'latin1')),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), place])),
    box('mdat', Buffer.alloc(bytes, 7)),
  ]);
}

/** A minimal WebM: an EBML header with its type. */
export function webmHead(): Buffer {
  return Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581020000', 'hex');
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
