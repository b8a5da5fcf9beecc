import { rosette } from '../cloth/motifs.ts';
import { deeper, paler } from '../colour/mix-colour.ts';
import type { Palette } from '../colour/palettes.ts';
import { n1, n2 } from '../geometry/numbers.ts';
import { box, polyline, pt } from '../geometry/paths.ts';
import { petal, place, ring } from '../geometry/shapes.ts';
import { BRASS, brassGrad, wood } from '../scene/furniture.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds, sprigOfNeem } from './flowers.ts';

const { sin, PI } = Math;

export function spool(scene: Scene, x: number, y: number, k: number, turn: number, c: string): void {
  const t = `translate(${x} ${y}) rotate(${turn}) scale(${k})`;
  let th = '';
  for (let i = 0; i < 15; i++) th += `M-27 ${-34 + i * 4.8}Q0 ${-31 + i * 4.8} 27 ${-35 + i * 4.8}`;
  scene.add(
    `<g transform="${t}"><path d="${box(-38, -58, 76, 122, 8)}" fill="#20122c" opacity="0.42" transform="translate(12 14)" filter="url(#${scene.blur(8)})" style="mix-blend-mode:multiply"/>${wood(scene, box(-37, -57, 74, 20, 6), '#b98a58')}${wood(scene, box(-37, 41, 74, 20, 6), '#b98a58')}<path d="${box(-28, -38, 56, 80, 7)}" fill="url(#${scene.linear(
      [
        [0, deeper(c, 0.25)],
        [0.3, paler(c, 0.18)],
        [0.6, c],
        [1, deeper(c, 0.35)],
      ],
      -28,
      0,
      28,
      0,
    )})"/><path d="${th}" fill="none" stroke="${deeper(c, 0.35)}" stroke-width="1.1" opacity="0.6"/></g><path d="M${n1(x + 24 * k)} ${n1(y + 30 * k)}C${x + 60 * k} ${y + 70 * k} ${x + 20 * k} ${y + 110 * k} ${x + 80 * k} ${y + 130 * k}S${x + 120 * k} ${y + 90 * k} ${x + 150 * k} ${y + 140 * k}" fill="none" stroke="${c}" stroke-width="${n1(2.2 * k)}"/>`,
  );
}

function scissors(scene: Scene, x: number, y: number, k: number, turn: number): void {
  const g = brassGrad(scene);
  const blade = 'M0 0C14 -60 20 -150 6 -232C-4 -160 -10 -70 -12 -4Z';
  const ringPath =
    'M-6 0C-24 30 -66 44 -66 92C-66 134 -12 136 -6 96C-2 66 0 30 6 4Z M-16 44C-34 60 -50 70 -50 92C-50 116 -22 116 -19 92C-17 76 -15 60 -16 44Z';
  const one = (f: number) =>
    `<g transform="scale(${f} 1) rotate(9)"><path d="${blade}" fill="url(#${scene.linear(
      [
        [0, '#8d8f92'],
        [0.5, '#e9e6de'],
        [1, '#77797d'],
      ],
      -12,
      0,
      16,
      0,
    )})"/><path d="${ringPath}" fill="url(#${g})" fill-rule="evenodd"/></g>`;
  const sh = `<g transform="translate(9 12)" filter="url(#${scene.blur(6)})" opacity="0.45" style="mix-blend-mode:multiply"><g transform="rotate(9)"><path d="${blade}${ringPath}" fill="#20122c"/></g><g transform="scale(-1 1) rotate(9)"><path d="${blade}${ringPath}" fill="#20122c"/></g></g>`;
  scene.add(
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${sh}${one(1)}${one(-1)}<circle cx="0" cy="-4" r="7" fill="${BRASS[1]}" stroke="${BRASS[0]}" stroke-width="1.5"/></g>`,
  );
}

/** Carved wooden printing block, seen from above. */
export function printBlock(scene: Scene, x: number, y: number, k: number, turn: number, c: string): void {
  const face = scene.group(
    rosette([
      { n: 12, l: 58, w: 13, fill: '#5b3520' },
      { n: 12, l: 46, w: 9, fill: c },
      { n: 8, l: 30, w: 9, fill: '#5b3520' },
      { n: 8, l: 22, w: 6, fill: c },
    ]),
  );
  scene.add(
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="${box(-76, -76, 152, 152, 8)}" fill="#20122c" opacity="0.5" transform="translate(14 18)" filter="url(#${scene.blur(9)})" style="mix-blend-mode:multiply"/>${wood(scene, box(-76, -70, 152, 152, 8), '#5e3820')}${wood(scene, box(-76, -78, 152, 152, 8), '#8d5c38')}<use href="#${face}"/>${(
      [
        [-58, -60],
        [58, -60],
        [-58, 56],
        [58, 56],
      ] as const
    )
      .map(([a, b]) => `<path d="${ring(6, (q) => petal(13, 4.6, place(q, 1, a, b)))}" fill="#5b3520"/>`)
      .join('')}</g>`,
  );
}

function tape(scene: Scene, x: number, y: number, turn: number, len: number): void {
  const m = place((turn * PI) / 180, 1, x, y);
  const wav = (t: number, o: number) => m(t * len, sin(t * 5) * 22 + o);
  const edge = (o: number) => [...Array(25)].map((_, i) => wav(i / 24, o));
  let ticks = '';
  for (let i = 1; i < len / 9; i++) {
    const t = (i * 9) / len;
    ticks += `M${pt(wav(t, -11))}L${pt(wav(t, i % 5 ? -5 : 1))}`;
  }
  const d = polyline([...edge(-11), ...edge(11).reverse()], true);
  scene.add(
    `<path d="${d}" fill="#20122c" opacity="0.4" transform="translate(5 7)" filter="url(#${scene.blur(4)})" style="mix-blend-mode:multiply"/><path d="${d}" fill="#e3c88a"/><path d="${ticks}" stroke="#3a2a20" stroke-width="1.2"/><path d="${polyline(edge(11))}" fill="none" stroke="#a07c3c" stroke-width="1.2"/>`,
  );
}

export function scatterTools(scene: Scene, pal: Palette): void {
  const r = scene.rng;
  r.pick([
    () => {
      marigolds(scene, [
        [652, 150, 60],
        [716, 232, 40],
        [590, 112, 34],
      ]);
      sprigOfNeem(scene, 120, 930, 0.9, 40);
    },
    () => {
      spool(scene, 676, 158, 1.05, 24, pal.base);
      spool(scene, 586, 104, 0.8, -30, pal.second);
      scissors(scene, 128, 858, 0.8, 42);
    },
    () => {
      printBlock(scene, 664, 160, 0.95, 14, pal.second);
      sprigOfNeem(scene, 100, 900, 0.9, 62);
    },
    () => {
      tape(scene, 470, 96, 14, 330);
      spool(scene, 132, 870, 1, -16, pal.a);
    },
    () => {
      sprigOfNeem(scene, 690, 240, 1.15, 150);
      marigolds(scene, [
        [110, 880, 56],
        [190, 930, 36],
      ]);
    },
  ])();
}

/** Four threads over and under: the house mark. */
export function weaveMark(x: number, y: number, s: number, c: string): string {
  const u = s / 7;
  let d = '';
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const cx = x + (1.5 + i * 2) * u - u / 2,
        cy = y + (1.5 + j * 2) * u - u / 2;
      d +=
        (i + j) % 2
          ? `M${n2(cx - u)} ${n2(cy)}h${n2(u * 3)}`
          : `M${n2(cx + u / 2)} ${n2(cy - u * 1.5)}v${n2(u * 3)}`;
    }
  return `<path d="${d}" stroke="${c}" stroke-width="${n2(u)}" fill="none"/>`;
}
