import type { Sharp } from 'sharp';

/** Maximum number of dyes per picture. */
const most = 4;
/** Width of the sample in pixels. All colours of a cloth are present at this size. */
const sampleWidth = 48;
/** The middle of a picture shows the cloth; colours that fill its sides belong to the wall behind it. */
const middle = { left: 0.22, top: 0.12, width: 0.56, height: 0.76 };
const sides = [
  { left: 0, top: 0, width: 0.08, height: 0.6 },
  { left: 0.92, top: 0, width: 0.08, height: 0.6 },
];
/**
 * Distance in OKLab, where 0.02 is a just noticeable difference. Colours closer than this count as one dye in
 * different light.
 */
const apart = 0.13;
/** Minimum share of the middle that a dye covers, after the wall's share is deducted. */
const smallestShare = 0.025;

interface Colour {
  lightness: number;
  a: number;
  b: number;
}

interface Shade extends Colour {
  pixels: number;
}

/** The dyes of the cloth in the middle of an sRGB picture as `#rrggbb`, most prominent first. */
export async function findDyes(picture: Sharp, size: { width: number; height: number }): Promise<string[]> {
  const wall = await Promise.all(sides.map((side) => sample(picture, size, side)));
  return dyesOf(await sample(picture, size, middle), Buffer.concat(wall));
}

/** The same for raw RGB pixels of the cloth and of the wall next to it. */
export function dyesOf(cloth: Uint8Array, wall: Uint8Array): string[] {
  const shades = shadesOf(cloth);
  const behind = shadesOf(wall);
  const named = shades.map((shade) => {
    const share = shade.pixels / (cloth.length / 3);
    const ofWall = behind.reduce((sum, { pixels, ...at }) => sum + (isShadowOf(at, shade) ? pixels : 0), 0);
    return { shade, share: share * (1 - (0.9 * ofWall) / Math.max(1, wall.length / 3)) };
  });
  const dyes: Shade[] = [];
  for (const { shade } of named
    .filter(({ share }) => share >= smallestShare)
    .sort((one, other) => other.share * vividness(other.shade) - one.share * vividness(one.shade))) {
    if (dyes.length < most && dyes.every((dye) => distance(dye, shade) >= apart)) dyes.push(shade);
  }
  return dyes.map(toHex);
}

/**
 * The perceived distance of two dyes, written as `#rrggbb`: 0.02 is a just noticeable difference; black and white are
 * 1 apart.
 */
export function dyeDistance(one: string, other: string): number {
  return distance(fromHex(one), fromHex(other));
}

async function sample(
  picture: Sharp,
  size: { width: number; height: number },
  part: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  return (
    picture
      .clone()
      .extract({
        left: Math.floor(size.width * part.left),
        top: Math.floor(size.height * part.top),
        width: Math.max(1, Math.floor(size.width * part.width)),
        height: Math.max(1, Math.floor(size.height * part.height)),
      })
      // Nearest neighbour, so that no pixel mixes the colours of two threads.
      .resize({ width: sampleWidth, height: sampleWidth, fit: 'fill', kernel: 'nearest' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
  );
}

/** A vivid colour is more prominent than the same area of a pale one. */
function vividness({ a, b }: Shade): number {
  return 0.15 + Math.hypot(a, b) * 4;
}

/** Groups pixels of nearly the same colour, at their mean. */
function shadesOf(pixels: Uint8Array): Shade[] {
  const shades = new Map<number, Shade>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [lightness, a, b] = toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const cell =
      Math.round(lightness * 10) * 10_000 + Math.round(a * 16 + 50) * 100 + Math.round(b * 16 + 50);
    const shade = shades.get(cell);
    if (shade === undefined) shades.set(cell, { lightness, a, b, pixels: 1 });
    else {
      shade.pixels += 1;
      shade.lightness += (lightness - shade.lightness) / shade.pixels;
      shade.a += (a - shade.a) / shade.pixels;
      shade.b += (b - shade.b) / shade.pixels;
    }
  }
  return [...shades.values()];
}

/** A wall in shadow or lamplight keeps its hue and differs in lightness. */
function isShadowOf(wall: Colour, shade: Colour): boolean {
  return (
    Math.hypot(wall.a - shade.a, wall.b - shade.b) < 0.025 && Math.abs(wall.lightness - shade.lightness) < 0.2
  );
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/** sRGB bytes to OKLab (Björn Ottosson's published matrices). */
function toLab(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromHex(dye: string): Colour {
  const bytes = Number.parseInt(dye.slice(1), 16);
  const [lightness, a, b] = toLab(bytes >> 16, (bytes >> 8) & 255, bytes & 255);
  return { lightness, a, b };
}

function toHex({ lightness, a, b }: Shade): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function linear(byte: number): number {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toByte(part: number): number {
  const shown = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, shown)) * 255);
}
