import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { lerp, n2, TAU } from '../geometry/numbers.ts';
import type { Point } from '../geometry/paths.ts';
import { dot, keri, leaf, petal, place, ring, shape } from '../geometry/shapes.ts';
import { bands, repeat } from './bands.ts';
import { lattice } from './cloth.ts';
import { fillOf, inkOf } from './motifs.ts';
import type { Textile } from './textile.ts';

const { sin, cos, PI, abs, floor, max, round } = Math;

export const chikan: Textile = {
  label: 'Chikankari',
  field(c) {
    const { pal } = c;
    const thread = lightness(pal.base) > 0.86 ? '#fffdf6' : mix(pal.base, '#fffaf0', 0.82),
      under = deeper(pal.base, 0.2);
    const stitch = (d: string) =>
      `<g transform="translate(0.09 0.11)" opacity="0.55">${fillOf(d, under)}</g>${fillOf(d, thread)}`;
    const line = (d: string, w: number) =>
      `<g transform="translate(0.07 0.09)" opacity="0.5">${inkOf(d, under, w)}</g>${inkOf(d, thread, w)}`;
    const jaali = (r: number) =>
      fillOf(
        [...Array(7)]
          .flatMap((_, i) =>
            [...Array(7)].map((__, j) => dot(r * 0.075, undefined, (i - 3) * r * 0.24, (j - 3) * r * 0.24)),
          )
          .join(''),
        under,
        ' opacity="0.6"',
      );
    const flower = c.motif(
      stitch(ring(6, (a) => petal(1, 0.34, place(a)))) +
        fillOf(
          ring(6, (a) => petal(0.66, 0.12, place(a))),
          under,
          ' opacity="0.35"',
        ) +
        fillOf(dot(0.2), under, ' opacity="0.5"') +
        stitch(dot(0.13)),
    );
    const keriM = c.motif(
      line(keri(), 0.17) +
        jaali(0.75) +
        line(keri(place(0, 0.7, 0, 0.1)), 0.08) +
        stitch(ring(5, (a) => petal(0.4, 0.15, place(a, 1, -0.05, 0.3)))),
    );
    const spray = c.motif(
      line(shape(['M', 0, 1.6, 'C', 0.5, 0.8, -0.4, 0.2, 0.1, -0.9]), 0.12) +
        stitch(
          (
            [
              [0.25, 1.1, 1.1],
              [0.02, 0.6, -1.2],
              [-0.1, 0.2, 1.0],
              [-0.02, -0.2, -1.1],
              [0.05, -0.55, 0.9],
            ] as const
          )
            .map(([x, y, a]) => leaf(0.72, 0.26, place(a, 1, x, y)))
            .join(''),
        ) +
        `<g transform="translate(0.1 -1.15) scale(0.55)">${stitch(ring(5, (a) => petal(1, 0.38, place(a))))}</g>`,
    );
    const phanda = c.motif(stitch(dot(0.26)));
    const kind = c.choose(['keri', 'spray']);
    if (kind === 'keri')
      lattice(c, 12, 9.4, (s, t, _i, row) => {
        c.use(keriM, s, t, 2.3, 0, row % 2 ? 1 : -1);
        c.use(flower, s + 6, t, 1.0);
        for (let q = 0; q < 10; q++)
          c.use(phanda, s + cos((q / 10) * TAU) * 3.7, t + sin((q / 10) * TAU) * 3.7, 0.9);
      });
    else
      lattice(c, 8.6, 7.2, (s, t, _i, row) => {
        c.use(spray, s, t, 1.75, (row % 2 ? 1 : -1) * 0.28, row % 2 ? 1 : -1);
        c.use(phanda, s + 4.3, t - 0.7, 1);
        c.use(phanda, s + 4.3, t + 0.7, 1);
        c.use(phanda, s + 3.7, t, 1);
        c.use(phanda, s + 4.9, t, 1);
      });
  },
  border(c) {
    const { pal, H } = c;
    const thread = lightness(pal.base) > 0.86 ? '#fffdf6' : mix(pal.base, '#fffaf0', 0.82),
      under = deeper(pal.base, 0.2);
    bands(c, [
      [0, 1, mix(pal.base, thread, 0.25)],
      [0.02, 0.07, thread],
      [0.13, 0.16, thread],
      [0.78, 0.81, thread],
    ]);
    const fl = c.motif(
      `<g transform="translate(0.09 0.11)" opacity="0.55">${fillOf(
        ring(7, (a) => petal(1, 0.34, place(a))),
        under,
      )}</g>` +
        fillOf(
          ring(7, (a) => petal(1, 0.34, place(a))),
          thread,
        ) +
        fillOf(dot(0.22), under, ' opacity="0.6"'),
    );
    const scallop = c.motif(
      fillOf(shape(['M', -1, 0, 'C', -1, 1.25, 1, 1.25, 1, 0, 'Z']), thread) +
        fillOf(dot(0.24, undefined, 0, 0.45), under, ' opacity="0.75"'),
    );
    repeat(c, H * 0.5, (p, _i, w) => {
      c.use(fl, p, H * 0.47, H * 0.19);
      c.use(c.motif(fillOf(leaf(1, 0.3, place(1.57, 1, 0, 0)), thread)), p + w * 0.36, H * 0.47, H * 0.16);
    });
    repeat(c, H * 0.26, (p, _i, w) => c.use(scallop, p, H * 0.82, w * 0.5));
  },
};

export const phulkari: Textile = {
  label: 'Phulkari',
  field(c) {
    const { pal } = c;
    const silk = (r: number, fillA: string, fillB: string) => {
      let h = '',
        v = '';
      const n = 9;
      for (let i = 0; i < n; i++) {
        const y = ((i + 0.5) / n) * r;
        h += `M${n2(-(r - y))} ${n2(y)}H${n2(r - y)}M${n2(-(r - y))} ${n2(-y)}H${n2(r - y)}`;
      }
      for (let i = -n + 1; i < n; i++) {
        const x = (i / n) * r;
        v += `M${n2(x)} ${n2(-(r - abs(x)))}V${n2(0)}`;
      }
      return (
        inkOf(h, fillA, (r / n) * 0.78).replaceAll('round', 'butt') +
        `<g opacity="0.95">${inkOf(v, fillB, (r / n) * 0.74).replaceAll('round', 'butt')}</g>`
      );
    };
    const one = c.motif(silk(1, pal.a, paler(pal.a, 0.35))),
      two = c.motif(silk(1, pal.b, paler(pal.b, 0.3))),
      three = c.motif(silk(1, pal.c, paler(pal.c, 0.3)));
    const kind = c.choose(['bagh', 'scatter', 'wheel']);
    if (kind === 'bagh') {
      const g = 6.4,
        n = max(2, round(c.W / g)),
        w = c.W / n;
      for (let j = 0; j * w * 0.5 < c.H + w; j++)
        for (let i = 0; i <= n; i++) {
          const s = (i + (j % 2 ? 0.5 : 0)) * w,
            t = j * w * 0.5;
          c.use((floor(j / 2) + i) % 4 === 0 ? two : j % 6 === 3 ? three : one, s, t, w * 0.43);
        }
      return;
    }
    if (kind === 'wheel') {
      lattice(c, 14, 10.5, (s, t) => {
        for (let q = 0; q < 8; q++) {
          const a = (q / 8) * TAU;
          c.use(q % 2 ? two : one, s + cos(a) * 2.7, t + sin(a) * 2.7, 1.25, a + PI / 4);
        }
        c.use(three, s, t, 1.2);
        for (const [x, y] of [
          [7, -1],
          [7, 1],
          [6, 0],
          [8, 0],
        ] as const)
          c.use(one, s + x, t + y, 0.75);
      });
      return;
    }
    lattice(c, 10, 7.4, (s, t, _i, row) => {
      for (const [x, y, m] of [
        [0, -1.7, one],
        [0, 1.7, one],
        [-1.7, 0, two],
        [1.7, 0, two],
        [0, 0, three],
      ] as const)
        c.use(m, s + x, t + y, 1.5);
      if (row % 2) c.use(three, s + 5, t, 0.7);
    });
  },
  border(c) {
    const { pal, H } = c;
    bands(c, [
      [0, 1, deeper(pal.base, 0.12)],
      [0, 0.05, pal.a],
      [0.94, 1, pal.a],
    ]);
    const lines = (fill: string, q0: number, q1: number, up: boolean) => {
      const list: Point[][] = [];
      const n = round(c.W / (H * 0.6)),
        w = c.W / max(1, n);
      for (let i = 0; i < n; i++)
        for (let k = 0; k < 15; k++) {
          const u = (k + 0.5) / 15,
            x = (i + u) * w,
            h = 1 - abs(u * 2 - 1);
          list.push(
            up
              ? [
                  [x, q1],
                  [x, lerp(q1, q0, h)],
                ]
              : [
                  [x, q0],
                  [x, lerp(q0, q1, h)],
                ],
          );
        }
      c.strokes(list, fill, H * 0.03);
    };
    lines(pal.a, H * 0.1, H * 0.86, true);
    const half = c.part((p, q) => [p + c.W / max(1, round(c.W / (H * 0.6))) / 2, q], c.W, H);
    const list: Point[][] = [];
    const n = max(1, round(c.W / (H * 0.6))),
      w = c.W / n;
    for (let i = -1; i < n; i++)
      for (let k = 0; k < 15; k++) {
        const u = (k + 0.5) / 15,
          h = 1 - abs(u * 2 - 1);
        list.push([
          [(i + u) * w, H * 0.12],
          [(i + u) * w, lerp(H * 0.12, H * 0.78, h)],
        ]);
      }
    half.strokes(list, pal.b, H * 0.03);
  },
};
