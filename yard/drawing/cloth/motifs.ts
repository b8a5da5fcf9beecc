import { dot, keri, leaf, petal, place, ring, shape } from '../geometry/shapes.ts';

const { sin, cos, PI, abs } = Math;

export const fillOf = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra}/>`;

export const inkOf = (d: string, stroke: string, w: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

/** Flower seen from above, in layers from the outside in. */
export function rosette(layers: readonly { n: number; l: number; w: number; fill: string }[]): string {
  return layers
    .map(({ n, l, w, fill }) =>
      fillOf(
        ring(n, (a) => petal(l, w, place(a))),
        fill,
      ),
    )
    .join('');
}

/** Standing sprig (buti): stem, leaves, one flower. About 3 units tall. */
export function sprig({
  stem,
  leafFill,
  flower,
  heart,
  lean,
}: {
  stem: string;
  leafFill: string;
  flower: string;
  heart: string;
  lean: number;
}): string {
  const m = place(lean);
  const s = inkOf(shape(['M', 0, 1.5, 'C', 0.1, 0.8, -0.16, 0.3, 0, -0.2], m), stem, 0.13);
  const leaves =
    leaf(0.95, 0.34, (x, y) => m(...place(1.0, 1, 0.02, 1.1)(x, y))) +
    leaf(0.95, 0.34, (x, y) => m(...place(-1.05, 1, -0.02, 0.85)(x, y))) +
    leaf(0.62, 0.24, (x, y) => m(...place(0.85, 1, 0, 0.5)(x, y)));
  const f = [-1.15, -0.58, 0, 0.58, 1.15]
    .map((a) => petal(1.1 - abs(a) * 0.14, 0.36, (x, y) => m(...place(a, 1, 0, -0.15)(x, y))))
    .join('');
  return s + fillOf(leaves, leafFill) + fillOf(f, flower) + fillOf(dot(0.25, m, 0, -0.3), heart);
}

/** Paisley with inner lines and a fringe of small petals. */
export function paisley({
  body,
  line,
  heart,
  fringe,
  ink,
}: {
  body: string;
  line: string;
  heart: string;
  fringe: string;
  ink?: string;
}): string {
  let s = '';
  {
    const around: string[] = [];
    for (let i = 0; i < 13; i++) {
      const a = -0.5 + (i / 12) * (PI + 1.35);
      around.push(dot(0.13, undefined, cos(a) * 1.16 - 0.02, 0.08 + sin(a) * 1.16));
    }
    s += fillOf(around.join(''), fringe);
  }
  s += fillOf(keri(), body, ink ? ` stroke="${ink}" stroke-width="0.09"` : '');
  s += inkOf(keri(place(0, 0.76, -0.01, 0.07)), line, 0.09);
  s +=
    fillOf(
      ring(7, (a) => petal(0.42, 0.13, place(a, 1, -0.06, 0.26))),
      heart,
    ) + fillOf(dot(0.13, undefined, -0.06, 0.26), body);
  s += fillOf(
    dot(0.09, undefined, 0.08, -0.42) + dot(0.08, undefined, 0.24, -0.74) + dot(0.06, undefined, 0.46, -1.05),
    heart,
  );
  return s;
}
