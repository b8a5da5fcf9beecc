import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawAvatar, SWATCHES, wovenSwatchOf } from './draw-avatar.ts';

const CREAM = [0xfb, 0xf4, 0xe6] as const;
const linear = (v: number) => (v <= 0.04045 * 255 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (r: number, g: number, b: number) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

it('weaves the same swatch for the same person', () => {
  expect(drawAvatar({ seed: '42' })).toBe(drawAvatar({ seed: '42' }));
  expect(wovenSwatchOf('42')).toEqual(wovenSwatchOf('42'));
});

it('offers twelve different swatches', () => {
  expect(new Set(SWATCHES.map(({ dark, weave }) => `${dark} ${weave}`)).size).toBe(12);
});

it.each(SWATCHES.map((_, i) => i))('keeps cream letters at 4.5:1 or better on swatch %i', async (i) => {
  const { data, info } = await sharp(new URL(`../../web/public/swatches/${i}.webp`, import.meta.url).pathname)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([160, 160]);
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    lights.push(luminance(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255));
  lights.sort((a, b) => a - b);
  // Single threads may be brighter; 98 % of the points give the letter enough contrast.
  const brightest = lights[Math.floor(lights.length * 0.98)] ?? 1;
  expect((luminance(...CREAM) + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
});
