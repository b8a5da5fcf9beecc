import { plain } from '../cloth/loom.textiles.ts';
import { deeper, lightness, mix, paler } from '../colour/mix-colour.ts';
import { METAL, type Palette } from '../colour/palettes.ts';
import { castOnto, drapeCloth } from '../drape/drape-cloth.ts';
import { folds, rounded, sum } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { lerp, n1, smooth } from '../geometry/numbers.ts';
import { mirrorPoints, type Point, spline } from '../geometry/paths.ts';
import { place } from '../geometry/shapes.ts';
import { hanger, peg } from '../scene/furniture.ts';
import { marigolds } from '../trims/flowers.ts';
import { buttons, stitchLine, tassel, zariAlong } from '../trims/trims.ts';
import type { Garment } from './garment.ts';
import { drawHungKurta } from './hung-kurta.ts';

const { sin, PI, abs } = Math;

const CX = 400;

/** A child's skirt and blouse on a small hanger. */
export const ghagra: Garment = {
  label: 'Ghagra choli',
  category: 'Kids Fashion',
  kind: ['wall', 'dado', 'wall'],
  views: ['full', 'half', 'detail', 'fold'],
  frame: [104, 76, 592, 740],
  draw(scene, { pal, tx, blouse }) {
    const r = scene.rng;
    scene.add(peg(scene, CX, 116, 15) + hanger(scene, CX, 196, 92, 34));
    const upper = blouse.pal,
      y0 = 222;
    const half: Point[] = [
      [40, y0 - 8],
      [72, y0 + 4],
      [92, y0 + 18],
      [88, y0 + 54],
      [84, y0 + 92],
      [82, y0 + 122],
    ];
    for (const sg of [1, -1]) {
      const outer: Point[] = [
          [CX + sg * 88, y0 + 12],
          [CX + sg * 118, y0 + 44],
          [CX + sg * 130, y0 + 86],
        ],
        inner: Point[] = [
          [CX + sg * 82, y0 + 66],
          [CX + sg * 88, y0 + 84],
          [CX + sg * 94, y0 + 102],
        ];
      const m =
        sg > 0
          ? between(inner, outer, { round: 0.5, dip: 5 })
          : between(outer, inner, { round: 0.5, dip: 5 });
      layCloth(scene, {
        map: m,
        W: 12,
        H: 15,
        pal: upper,
        textile: blouse.tx,
        shade: rounded(0.9),
        borders: [{ edge: 'bottom', w: 3.4 }],
      });
    }
    const neck: Point[] = [
      [CX - 40, y0 - 8],
      [CX - 28, y0 + 22],
      [CX, y0 + 36],
      [CX + 28, y0 + 22],
      [CX + 40, y0 - 8],
    ];
    const right = half.map(([x, y]): Point => [CX + x, y]);
    const clip = `${spline(neck)}${spline(right).replace('M', 'L')}${spline([
      [CX + 82, y0 + 122],
      [CX, y0 + 132],
      [CX - 82, y0 + 122],
    ]).replace('M', 'L')}${spline(mirrorPoints(right).reverse()).replace('M', 'L')}Z`;
    drapeCloth(scene, {
      map: between(
        [
          [302, y0 - 12],
          [302, y0 + 136],
        ],
        [
          [498, y0 - 12],
          [498, y0 + 136],
        ],
        { round: 0.5 },
      ),
      W: 38,
      H: 30,
      pal: upper,
      textile: blouse.tx,
      clip,
      shade: rounded(0.8),
      borders: [{ edge: 'bottom', w: 4 }],
      on: 0.4,
    });
    zariAlong(scene, neck.slice(1, -1), { r: 4, metal: pal.metal, c: pal.base });
    const n = r.int(8, 10),
      f = folds(r, { n, grow: [0.8, 1.05], wander: 0.012, sharp: 0.62, mixin: 0.3 });
    const left: Point[] = [
      [328, 350],
      [304, 424],
      [256, 570],
      [196, 742],
    ];
    const map = between(left, mirrorPoints(left), {
      round: 0.5,
      dip: 26,
      topDip: 8,
      fold: f,
      squeeze: 0.85,
      n,
      wave: -8,
    });
    drapeCloth(scene, {
      map,
      W: 96,
      H: 74,
      pal,
      textile: tx,
      shade: sum(f, rounded(0.6)),
      steps: [130, 34],
      borders: [{ edge: 'bottom', w: 11 }],
      on: 0.4,
    });
    const band = 'M326 342C360 352 440 352 474 342L476 362C440 372 360 372 324 362Z';
    const [d, m, l] = METAL[pal.metal];
    scene.add(
      `<path d="${band}" fill="${m}"/><path d="${band}" fill="none" stroke="${d}" stroke-width="1.3"/>`,
    );
    stitchLine(scene, 'M328 352C360 362 440 362 472 352', l, 2, '2 4', 0.9);
    scene.add(
      `<path d="M350 362C346 382 344 400 346 428M354 362C358 384 362 400 360 420" fill="none" stroke="${m}" stroke-width="2"/>${tassel(scene, 346, 426, 0.6, pal.a, pal.metal, 3)}${tassel(scene, 360, 418, 0.6, pal.second, pal.metal, -4)}`,
    );
  },
};

/** Gathered frock with puffed sleeves, a round collar and a sash. */
export const frock: Garment = {
  label: 'Frock',
  category: 'Kids Fashion',
  kind: ['wall', 'wall', 'dado'],
  views: ['full', 'half', 'detail', 'fold'],
  frame: [112, 84, 576, 720],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      y0 = 232;
    const trim = lightness(pal.base) > 0.7 ? pal.a : '#f3e9d4';
    scene.add(peg(scene, CX, 122, 15) + hanger(scene, CX, y0 - 26, 96, 36));
    for (const sg of [1, -1]) {
      const puff: Point[] = [
        [CX + sg * 74, y0 + 4],
        [CX + sg * 116, y0 + 2],
        [CX + sg * 150, y0 + 36],
        [CX + sg * 152, y0 + 84],
        [CX + sg * 126, y0 + 106],
        [CX + sg * 94, y0 + 98],
        [CX + sg * 84, y0 + 60],
      ];
      const f = folds(r, { n: 4, grow: [1, 0.9], wander: 0.02, sharp: 0.5 });
      layCloth(scene, {
        map: between(
          sg > 0
            ? [
                [CX + 66, y0 - 6],
                [CX + 78, y0 + 112],
              ]
            : [
                [CX - 160, y0 - 6],
                [CX - 158, y0 + 112],
              ],
          sg > 0
            ? [
                [CX + 160, y0 - 6],
                [CX + 158, y0 + 112],
              ]
            : [
                [CX - 66, y0 - 6],
                [CX - 78, y0 + 112],
              ],
          { round: 0.5 },
        ),
        W: 20,
        H: 22,
        pal,
        textile: tx,
        clip: spline(puff, true, 0.9),
        shade: sum(f, rounded(0.7)),
      });
      scene.add(
        `<path d="M${CX + sg * 94} ${y0 + 98}C${CX + sg * 104} ${y0 + 104} ${CX + sg * 118} ${y0 + 106} ${CX + sg * 128} ${y0 + 104}" fill="none" stroke="${trim}" stroke-width="9" stroke-linecap="round"/>`,
      );
    }
    const n = r.int(9, 11),
      f = folds(r, { n, grow: [0.9, 0.95], wander: 0.012, sharp: 0.55, mixin: 0.3 });
    const left: Point[] = [
      [322, 352],
      [306, 420],
      [262, 560],
      [212, 732],
    ];
    const map = between(left, mirrorPoints(left), {
      round: 0.45,
      dip: 24,
      topDip: 8,
      fold: f,
      squeeze: 0.8,
      n,
      wave: -8,
    });
    layCloth(scene, {
      map,
      W: 92,
      H: 74,
      pal,
      textile: tx,
      shade: sum(f, rounded(0.6), (_, t) => (t < 0.06 ? -0.4 : 0)),
      steps: [130, 34],
      borders: [{ edge: 'bottom', w: 8 }],
    });
    const right: Point[] = [
      [CX + 42, y0 - 8],
      [CX + 76, y0 + 4],
      [CX + 92, y0 + 20],
      [CX + 84, y0 + 56],
      [CX + 80, y0 + 96],
      [CX + 80, y0 + 134],
    ];
    const neck: Point[] = [
      [CX - 42, y0 - 8],
      [CX - 28, y0 + 18],
      [CX, y0 + 30],
      [CX + 28, y0 + 18],
      [CX + 42, y0 - 8],
    ];
    const clip = `${spline(neck)}${spline(right).replace('M', 'L')}L${CX - 80} ${y0 + 134}${spline(mirrorPoints(right).reverse()).replace('M', 'L')}Z`;
    drapeCloth(scene, {
      map: between(
        [
          [306, y0 - 12],
          [306, y0 + 140],
        ],
        [
          [494, y0 - 12],
          [494, y0 + 140],
        ],
        { round: 0.5 },
      ),
      W: 38,
      H: 31,
      pal,
      textile: tx,
      clip,
      shade: rounded(0.75),
      on: 0.35,
    });
    for (const sg of [1, -1]) {
      const collar = `M${CX} ${y0 + 30}C${CX + sg * 22} ${y0 + 26} ${CX + sg * 34} ${y0 + 12} ${CX + sg * 42} ${y0 - 8}C${CX + sg * 66} ${y0 + 2} ${CX + sg * 78} ${y0 + 24} ${CX + sg * 66} ${y0 + 46}C${CX + sg * 46} ${y0 + 72} ${CX + sg * 12} ${y0 + 72} ${CX + sg * 2} ${y0 + 52}Z`;
      castOnto(scene, collar, 1, 4, 3, 0.35);
      scene.add(
        `<path d="${collar}" fill="${trim}"/><path d="${collar}" fill="none" stroke="${deeper(trim, 0.4)}" stroke-width="1.1" opacity="0.6"/>`,
      );
      stitchLine(
        scene,
        `M${CX + sg * 6} ${y0 + 54}C${CX + sg * 18} ${y0 + 66} ${CX + sg * 44} ${y0 + 64} ${CX + sg * 60} ${y0 + 44}C${CX + sg * 70} ${y0 + 26} ${CX + sg * 60} ${y0 + 10} ${CX + sg * 46} ${y0}`,
        pal.second,
        1.5,
        '4 3',
        0.9,
      );
    }
    buttons(
      scene,
      [0, 1, 2].map((i): Point => [CX, y0 + 68 + i * 22]),
      4.4,
      pal.metal,
    );
    const sash = pal.second,
      waist = 'M319 346C350 358 450 358 481 346L483 372C450 384 350 384 317 372Z';
    castOnto(scene, waist, 0, 5, 4, 0.4);
    scene.add(
      `<path d="${waist}" fill="${sash}"/><path d="M320 354C350 366 450 366 481 354" fill="none" stroke="${paler(sash, 0.3)}" stroke-width="1.6" opacity="0.6"/>`,
    );
    const bow =
        'M448 366C424 336 408 344 414 362C408 384 426 390 448 368C472 390 490 382 482 362C488 342 470 336 448 366Z',
      tails =
        'M446 370C436 400 424 430 420 462L440 452L444 470C448 434 452 402 450 372ZM450 370C462 400 474 424 482 452L464 450L462 466C456 432 450 404 446 372Z';
    castOnto(scene, bow + tails, 2, 6, 4, 0.4);
    scene.add(
      `<path d="${tails}" fill="${deeper(sash, 0.08)}"/><path d="${bow}" fill="${sash}"/><path d="M448 366C436 356 426 352 418 354M448 366C462 356 472 352 480 354" fill="none" stroke="${deeper(sash, 0.4)}" stroke-width="1.6" opacity="0.7"/><ellipse cx="448" cy="367" rx="8" ry="10" fill="${deeper(sash, 0.12)}"/>`,
    );
  },
};

/** A baby's wrapped top, tied at the side, with its cap. */
export const jhabla: Garment = {
  label: 'Jhabla and cap',
  category: 'Kids Fashion',
  closer: [120, 300, 560, 700],
  kind: ['table'],
  views: ['full', 'half', 'detail'],
  draw(scene, { pal, tx }) {
    const r = scene.rng,
      m = place((r.near(-4, 3) * PI) / 180, 1, 400, 590);
    const trim = lightness(pal.base) > 0.7 ? pal.a : pal.second;
    const P = (points: readonly Point[], tension: number) =>
      spline(
        points.map(([x, y]) => m(x, y)),
        true,
        tension,
      );
    const body: Point[] = [
      [-58, -262],
      [0, -244],
      [58, -262],
      [112, -240],
      [252, -92],
      [276, -58],
      [200, 22],
      [176, 2],
      [138, -42],
      [146, 120],
      [160, 262],
      [80, 282],
      [0, 286],
      [-80, 282],
      [-160, 262],
      [-146, 120],
      [-138, -42],
      [-176, 2],
      [-200, 22],
      [-276, -58],
      [-252, -92],
      [-112, -240],
    ];
    const clip = P(body, 0.3);
    layCloth(scene, {
      map: (s, t) => m(lerp(-282, 282, s), lerp(-270, 292, t)),
      W: 48,
      H: 48,
      pal,
      textile: tx,
      clip,
      shade: (s, t) => {
        const x = s * 2 - 1;
        return (
          (abs(x) > 0.42 && abs(x) < 0.5 && t > 0.36 ? -0.5 : 0) +
          0.35 * sin(s * 19 + t * 4) * t -
          (x > 0.86 ? 0.4 : 0)
        );
      },
      borders: [],
      steps: [90, 80],
    });
    const seam = (points: readonly Point[], w: number) => {
      const d = spline(points.map(([x, y]) => m(x, y)));
      scene.add(
        `<path d="${d}" fill="none" stroke="#150d1e" stroke-width="${w + 3}" opacity="0.28" transform="translate(1 5)"/><path d="${d}" fill="none" stroke="${trim}" stroke-width="${w}"/>`,
      );
      stitchLine(scene, d, '#f6ead0', 1.4, '5 4', 0.85);
    };
    const inside = P(
      [
        [-58, -262],
        [0, -246],
        [58, -262],
        [24, -180],
        [-8, -116],
        [-34, -176],
      ],
      0.4,
    );
    scene.add(`<path d="${inside}" fill="${deeper(pal.base, 0.32)}"/>`);
    seam(
      [
        [-58, -262],
        [-36, -180],
        [-2, -112],
      ],
      13,
    );
    seam(
      [
        [58, -262],
        [30, -190],
        [-18, -96],
        [-96, 10],
        [-148, 66],
      ],
      15,
    );
    seam(
      [
        [-160, 258],
        [-80, 277],
        [0, 281],
        [80, 277],
        [160, 258],
      ],
      13,
    );
    seam(
      [
        [-270, -54],
        [-198, 14],
      ],
      12,
    );
    seam(
      [
        [270, -54],
        [198, 14],
      ],
      12,
    );
    const [bx, by] = m(-146, 66);
    const bow = (x: number, y: number) =>
      `<g transform="translate(${n1(x)} ${n1(y)}) rotate(20)"><path d="M0 0C-12 30 -20 54 -18 82M0 0C8 30 14 50 22 72" fill="none" stroke="${trim}" stroke-width="7" stroke-linecap="round"/><path d="M0 0C-34 -34 -58 -20 -46 2C-56 26 -30 30 0 2C34 30 56 22 46 0C56 -22 32 -32 0 0Z" fill="${trim}" stroke="${deeper(trim, 0.4)}" stroke-width="1.4"/><circle r="8" fill="${deeper(trim, 0.15)}"/></g>`;
    scene.add(bow(bx, by));
    // the cap, above the neck and clear of the corners, where the discount and the save button are
    const cap = spline(
      [
        [317, 206],
        [323, 142],
        [369, 96],
        [425, 92],
        [473, 132],
        [483, 198],
        [447, 218],
        [397, 226],
        [349, 220],
      ],
      true,
      0.8,
    );
    scene.shadowOf(cap);
    castOnto(scene, cap, 7, 12, 9, 0.45);
    layCloth(scene, {
      map: between(
        [
          [309, 86],
          [309, 232],
        ],
        [
          [491, 86],
          [491, 232],
        ],
        { round: 0.6 },
      ),
      W: 20,
      H: 16,
      pal,
      textile: tx,
      clip: cap,
      shade: sum(rounded(0.9), (s) => (abs(s - 0.5) < 0.02 ? -0.5 : 0)),
    });
    const brim = 'M317 204C349 224 447 226 483 196';
    scene.add(`<path d="${brim}" fill="none" stroke="${trim}" stroke-width="13" stroke-linecap="round"/>`);
    stitchLine(scene, brim, '#f6ead0', 1.4, '5 4', 0.85);
    scene.add(
      `<path d="M321 206C297 242 293 272 307 302M479 198C499 232 501 262 489 292" fill="none" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`,
    );
    marigolds(scene, [
      [112, 176, 46],
      [176, 120, 30],
    ]);
  },
};

/** A short waistcoat over a white child's kurta. */
export const kidsBandi: Garment = {
  label: "Kids' kurta and bandi",
  category: 'Kids Fashion',
  kind: ['wall', 'dado'],
  views: ['full', 'half', 'detail'],
  frame: [144, 78, 512, 640],
  draw(scene, look) {
    const { pal, tx } = look,
      trim = pal.second;
    const under: Palette = {
      ...pal,
      base: lightness(pal.base) > 0.7 ? mix('#dfe3dc', pal.second, 0.14) : '#efe6d2',
    };
    drawHungKurta(scene, { ...look, pal: under, tx: plain }, 'kids');
    const side: Point[] = [
        [40, 224],
        [74, 234],
        [98, 250],
        [94, 292],
        [95, 340],
        [100, 420],
        [107, 498],
      ],
      front: Point[] = [
        [64, 512],
        [22, 506],
        [10, 474],
        [10, 350],
        [24, 290],
        [40, 224],
      ];
    for (const sg of [1, -1]) {
      const at = (points: readonly Point[]) => points.map(([x, y]): Point => [CX + sg * x, y]);
      const clip = `${spline(at(side))}${spline(at([[107, 498], ...front])).replace('M', 'L')}Z`;
      const map = between(
        [
          [294, 218],
          [290, 516],
        ],
        [
          [506, 218],
          [510, 516],
        ],
        { round: 0.4 },
      );
      const f = folds(scene.rng, { n: 3, grow: [0.1, 0.5], wander: 0.04 });
      drapeCloth(scene, {
        map,
        W: 44,
        H: 60,
        pal,
        textile: tx,
        clip,
        shade: sum(rounded(0.85), (s, t) => f(s, t) * smooth(t * 1.4)),
        on: 0.45,
      });
      const edge = spline(at([...front].reverse()));
      scene.add(`<path d="${edge}" fill="none" stroke="${trim}" stroke-width="6"/>`);
      stitchLine(scene, edge, METAL[pal.metal][1], 1.2, '3 3', 0.9);
      scene.add(
        `<path d="M${CX + sg * 36} 430L${CX + sg * 78} 424L${CX + sg * 79} 434L${CX + sg * 37} 440Z" fill="${trim}"/>`,
      );
    }
    buttons(
      scene,
      [0, 1, 2, 3].map((i): Point => [CX - 16, 352 + i * 34]),
      5,
      pal.metal,
    );
    scene.add(
      `<path d="M${CX + 40} 318L${CX + 44} 298L${CX + 52} 310L${CX + 60} 296L${CX + 68} 314Z" fill="${pal.a}"/><path d="M${CX + 36} 319L${CX + 72} 313V320L${CX + 36} 326Z" fill="${deeper(pal.base, 0.2)}"/>`,
    );
  },
};
