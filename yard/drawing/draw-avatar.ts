import { chance } from './chance.ts';
import { deeper, mix, paler } from './colour/mix-colour.ts';
import { n2 } from './geometry/numbers.ts';
import { item } from './item.ts';

const { floor } = Math;

const SWATCH_DYES = [
  ['#22326b', '#8ea6c6'],
  ['#a32a26', '#e3b1a4'],
  ['#1c493c', '#b3c19a'],
  ['#97431f', '#d9a06a'],
  ['#48204a', '#c79fb4'],
  ['#0f5b66', '#9fc2bd'],
  ['#781735', '#e0a9a0'],
  ['#7a520a', '#d9b45a'],
  ['#262126', '#a7a59b'],
  ['#7b3526', '#d9b48f'],
] as const;

const WEAVES = ['plain', 'stripe', 'check', 'twill', 'weftband'] as const;

export interface WovenSwatch {
  dark: string;
  light: string;
  weave: (typeof WEAVES)[number];
  wobble: number;
}

/** Twelve swatches that together use every dye and every weave; cream letters are readable on each. */
export const SWATCHES: readonly WovenSwatch[] = Array.from({ length: 12 }, (_, i) => {
  const [dark, light] = item(SWATCH_DYES, i % SWATCH_DYES.length);
  return { dark, light, weave: item(WEAVES, (i * 2 + 4 + (i > 9 ? 1 : 0)) % WEAVES.length), wobble: i + 1 };
});

/** The dyes and weave of a seed's swatch. */
export function wovenSwatchOf(seed: string): WovenSwatch {
  const r = chance(`${seed}/avatar`);
  const [dark, light] = r.pick(SWATCH_DYES);
  return { dark, light, weave: r.pick(WEAVES), wobble: r.int(1, 50) };
}

/** A woven square, in `size` pixels, for people without a photo; letters are set over it in cream. */
export function drawAvatar({
  seed,
  size = 160,
  swatch = wovenSwatchOf(seed),
}: {
  seed: string;
  size?: number;
  swatch?: WovenSwatch;
}): string {
  const { dark, light, weave, wobble } = swatch;
  const n = 16,
    u = 160 / n;
  let over = '',
    thin = '';
  const warp = (i: number) => (weave === 'stripe' ? i % 5 === 2 : weave === 'check' ? i % 6 < 2 : false);
  const weft = (j: number) => (weave === 'weftband' ? j % 5 > 2 : weave === 'check' ? j % 6 < 2 : false);
  const cells = { a: '', b: '' };
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const up = weave === 'twill' ? (i + j) % 4 < 2 : (i + j) % 2 === 0;
      const hi = up ? warp(i) : weft(j);
      const x = i * u,
        y = j * u;
      cells[hi ? 'b' : 'a'] += up
        ? `M${n2(x + 0.7)} ${n2(y - 0.8)}h${n2(u - 1.4)}v${n2(u + 1.6)}h${n2(1.4 - u)}Z`
        : `M${n2(x - 0.8)} ${n2(y + 0.7)}h${n2(u + 1.6)}v${n2(u - 1.4)}h${n2(-1.6 - u)}Z`;
      if (up) over += `M${n2(x + 1.4)} ${n2(y)}v${n2(u)}`;
      else thin += `M${n2(x)} ${n2(y + 1.4)}h${n2(u)}`;
    }
  const key = `a${floor(chance(`${seed}/a`)() * 0xffffff).toString(36)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 160 160"><defs><filter id="${key}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.06" numOctaves="2" seed="${wobble}"/><feDisplacementMap in="SourceGraphic" scale="2.4"/></filter></defs><rect width="160" height="160" fill="${deeper(dark, 0.28)}"/><g filter="url(#${key})"><path d="${cells.a}" fill="${dark}"/><path d="${cells.b}" fill="${mix(dark, light, 0.18)}"/><path d="${over}" stroke="${paler(dark, 0.22)}" stroke-width="0.9" opacity="0.6"/><path d="${thin}" stroke="${paler(dark, 0.22)}" stroke-width="0.9" opacity="0.5"/></g></svg>`;
}
