import { banarasi } from '../cloth/brocade.textiles.ts';
import { plain } from '../cloth/loom.textiles.ts';
import { deeper, lightness, mix } from '../colour/mix-colour.ts';
import { contrast, METAL, type Metal, type Palette } from '../colour/palettes.ts';
import { folds } from '../drape/folds.ts';
import { between } from '../drape/hang-cloth.ts';
import { layCloth } from '../drape/lay-cloth.ts';
import { lerp, n1, TAU } from '../geometry/numbers.ts';
import { box, curve, type Point, polyline } from '../geometry/paths.ts';
import { dot, petal, place, ring } from '../geometry/shapes.ts';
import type { Scene } from '../scene/scene.ts';
import { marigolds } from '../trims/flowers.ts';
import { gem, pearl } from '../trims/gems.ts';
import type { Garment } from './garment.ts';

const { sin, cos, PI } = Math;

/** The folded cloth that jewels lie on. */
function layJewelCloth(scene: Scene, pal: Palette): void {
  const r = scene.rng,
    f = folds(r, { n: 3.5, grow: [0.7, 1], sharp: 0.6, wander: 0.1 });
  const left = r() < 0.5;
  const map = left
    ? between(
        [
          [-60, 200],
          [-20, 620],
          [60, 1040],
        ],
        [
          [860, 110],
          [850, 560],
          [900, 1040],
        ],
        { fold: f, squeeze: 0.7, n: 3.5 },
      )
    : between(
        [
          [-60, -40],
          [-40, 400],
          [-60, 770],
        ],
        [
          [880, -60],
          [860, 420],
          [880, 880],
        ],
        { fold: f, squeeze: 0.7, n: 3.5, wave: 12 },
      );
  layCloth(scene, {
    map,
    W: 90,
    H: 84,
    pal: contrast(pal),
    textile: plain,
    shade: f,
    tone: 0.42,
    borders: [{ edge: left ? 'top' : 'bottom', w: 8, textile: banarasi }],
    steps: [180, 110],
    near: 4,
  });
}
const metalOf = (pal: Palette): Metal => METAL[pal.metal === 'silver' ? 'silver' : 'gold'];
/** A flower of gold petals round a stone. */
function goldFlower(
  [d, m, l]: Metal,
  x: number,
  y: number,
  R: number,
  stone: string,
  second: string,
): string {
  return `<path d="${ring(12, (a) => petal(R, R * 0.26, place(a, 1, x, y)))}" fill="${m}" stroke="${d}" stroke-width="1"/><path d="${ring(12, (a) => dot(R * 0.085, undefined, x + cos(a) * R * 0.76, y + sin(a) * R * 0.76))}" fill="${l}"/>${[...Array(8)].map((_, i) => gem(x + cos((i / 8) * TAU) * R * 0.46, y + sin((i / 8) * TAU) * R * 0.46, R * 0.15, second)).join('')}${gem(x, y, R * 0.25, stone)}`;
}
const soft = (scene: Scene, d: string) =>
  `<path d="${d}" fill="#1a0f24" opacity="0.5" transform="translate(9 14)" filter="url(#${scene.blur(7)})" style="mix-blend-mode:multiply"/>`;

const MOON = 'M-112 -24A116 116 0 1 0 112 -24A112 112 0 0 1 -112 -24Z';

/** Bangles stacked on a padded roll. */
export const bangles: Garment = {
  label: 'Bangles',
  category: 'Jewelry',
  closer: [186, 262, 420, 525],
  kind: ['table'],
  views: ['full', 'half'],
  draw(scene, { pal }) {
    const r = scene.rng,
      metal = metalOf(pal),
      [d, m, l] = metal;
    layJewelCloth(scene, pal);
    const turn = r.near(-8, 5),
      at = place((turn * PI) / 180, 1, 400, 520);
    const velvet: Palette = {
      ...pal,
      base: lightness(pal.second) > 0.6 ? deeper(pal.base, 0.35) : mix('#efe3c9', pal.base, 0.1),
    };
    const barrel = (x0: number, x1: number, h: number) => {
      const cap = (x: number, side: number): Point[] =>
        [...Array(17)].map((_, i) => {
          const a = (i / 16) * PI;
          return [x + side * 30 * sin(a), -side * h * cos(a)];
        });
      return polyline(
        [...cap(x1, 1), ...cap(x0, -1)].map(([x, y]) => at(x, y)),
        true,
      );
    };
    const roll = barrel(-306, 306, 114);
    layCloth(scene, {
      map: (s, t) => at(lerp(-330, 330, s), lerp(-124, 124, t)),
      W: 60,
      H: 24,
      pal: velvet,
      textile: plain,
      clip: roll,
      shade: (_, t) => (t < 0.1 ? -0.2 : t < 0.34 ? 0.55 : t < 0.6 ? 0 : -(t - 0.6) * 2.4),
      steps: [40, 40],
    });
    const stones = [pal.base, '#a3213a', '#1f5a48', pal.a, '#22326b'];
    const glass = r.pick(stones),
      other = r.pick(stones);
    const shine = scene.linear(
      [
        [0, d],
        [0.22, m],
        [0.34, l],
        [0.5, m],
        [0.85, d],
        [1, deeper(d, 0.3)],
      ],
      0,
      -150,
      0,
      150,
    );
    const arc = (x: number, h: number) =>
      `M${n1(x - 10)} ${n1(-h)}C${n1(x + 18)} ${n1(-h * 0.5)} ${n1(x + 18)} ${n1(h * 0.5)} ${n1(x - 10)} ${n1(h)}`;
    const on = (x: number, h: number, u: number): Point => [x - 10 + 21 * 4 * u * (1 - u), lerp(-h, h, u)];
    let s = '';
    const thin = (x: number, c: string) => {
      s += `<path d="${arc(x, 119)}" fill="none" stroke="#1a0f24" stroke-width="9" opacity="0.35" transform="translate(5 5)"/><path d="${arc(x, 119)}" fill="none" stroke="${deeper(c, 0.35)}" stroke-width="9.5"/><path d="${arc(x, 119)}" fill="none" stroke="${c}" stroke-width="7"/><path d="${arc(x - 1.6, 100)}" fill="none" stroke="#fff6e4" stroke-width="1.8" opacity="0.6"/>`;
    };
    const gold = (x: number) => {
      s += `<path d="${arc(x, 120)}" fill="none" stroke="#1a0f24" stroke-width="11" opacity="0.35" transform="translate(5 5)"/><path d="${arc(x, 120)}" fill="none" stroke="url(#${shine})" stroke-width="11"/><path d="${arc(x, 120)}" fill="none" stroke="${l}" stroke-width="2" stroke-dasharray="2 6"/>`;
    };
    const kada = (x: number, stone: string, second: string) => {
      s += `<path d="${arc(x, 122)}" fill="none" stroke="#1a0f24" stroke-width="46" opacity="0.35" transform="translate(7 6)"/><path d="${arc(x, 122)}" fill="none" stroke="${deeper(d, 0.2)}" stroke-width="48"/><path d="${arc(x, 122)}" fill="none" stroke="url(#${shine})" stroke-width="45"/><path d="${arc(x - 17, 121)}" fill="none" stroke="${d}" stroke-width="2.4" stroke-dasharray="3 3"/><path d="${arc(x + 17, 121)}" fill="none" stroke="${d}" stroke-width="2.4" stroke-dasharray="3 3"/>`;
      for (let i = 0; i < 7; i++) {
        const u = 0.08 + (i / 6) * 0.84,
          [gx, gy] = on(x, 122, u),
          q = 0.55 + 0.45 * sin(u * PI);
        s += `<path d="${ring(8, (a) => petal(17 * q, 5.4 * q, place(a, 1, gx, gy)))}" fill="${m}" stroke="${d}" stroke-width="0.9"/>${gem(gx, gy, 8.6 * q, i % 2 ? second : stone)}`;
      }
      for (let i = 0; i < 14; i++) {
        const u = 0.05 + (i / 13) * 0.9,
          [gx, gy] = on(x, 122, u),
          q = 0.6 + 0.4 * sin(u * PI);
        for (const o of [-24, 24]) s += pearl(gx + o, gy, 4.2 * q);
      }
    };
    const dim = `<path d="M-316 -126H316V-96C200 -84 -200 -84 -316 -96Z" fill="#1a0f24" opacity="0.22" filter="url(#${scene.blur(6)})"/><path d="M-316 128H316V74C200 62 -200 62 -316 74Z" fill="#1a0f24" opacity="0.3" filter="url(#${scene.blur(8)})"/>`;
    const set = r.pick(['wide', 'pairs'] as const);
    if (set === 'wide') {
      kada(-246, glass, other);
      for (let i = 0; i < 13; i++)
        i % 4 === 3 ? gold(-196 + i * 15) : thin(-196 + i * 15, i % 8 > 3 ? other : glass);
      kada(30, other, glass);
      for (let i = 0; i < 11; i++)
        i % 3 === 2 ? gold(82 + i * 15) : thin(82 + i * 15, i % 6 > 2 ? glass : other);
      kada(270, glass, other);
    } else {
      for (let i = 0; i < 7; i++) i % 2 ? gold(-272 + i * 16) : thin(-272 + i * 16, glass);
      kada(-128, glass, other);
      kada(-68, other, glass);
      for (let i = 0; i < 7; i++) i % 2 ? thin(-22 + i * 16, other) : gold(-22 + i * 16);
      kada(126, other, glass);
      kada(186, glass, other);
      for (let i = 0; i < 4; i++) i % 2 ? gold(232 + i * 16) : thin(232 + i * 16, other);
    }
    scene.add(
      `<g transform="translate(400 520) rotate(${n1(turn)})"><g clip-path="url(#${scene.clip(box(-345, -122, 690, 244, 2))})">${s}${dim}</g></g>`,
    );
    marigolds(
      scene,
      r() < 0.5
        ? [
            [668, 150, 58],
            [724, 238, 40],
            [110, 846, 56],
          ]
        : [
            [130, 160, 60],
            [206, 98, 36],
            [676, 862, 52],
          ],
    );
  },
};

/** Crescent earrings with a fringe of pearls. */
export const chandbali: Garment = {
  label: 'Chandbali earrings',
  category: 'Jewelry',
  closer: [46, 100, 456, 570],
  kind: ['table'],
  views: ['full', 'half'],
  draw(scene, { pal }) {
    const r = scene.rng,
      metal = metalOf(pal),
      [d, m, l] = metal;
    const stone = r.pick([pal.base, '#a3213a', '#1f5a48', '#233a7a']),
      second = r.pick(['#1f5a48', '#a3213a', pal.second]);
    layJewelCloth(scene, pal);
    const shine = scene.linear(
      [
        [0, l],
        [0.4, m],
        [1, d],
      ],
      0,
      0,
      1,
      1,
      'objectBoundingBox',
    );
    let s = `<path d="${MOON}" fill="url(#${shine})" stroke="${d}" stroke-width="1.8"/>`;
    for (let i = 0; i < 17; i++) {
      const a = PI * (1.06 - (i / 16) * 1.12),
        q = 0.45 + 0.55 * sin((i / 16) * PI);
      s += `<path d="${ring(6, (b) => petal(13 * q + 3, 4.4 * q + 1, place(b, 1, cos(a) * 104, 6 + sin(a) * 104 * 0.96)))}" fill="${m}" stroke="${d}" stroke-width="0.7"/>${gem(cos(a) * 104, 6 + sin(a) * 104 * 0.96, 3 + 5.4 * q, i % 2 ? second : stone)}`;
    }
    s += goldFlower(metal, 0, 26, 50, stone, second);
    for (let i = 0; i < 19; i++) {
      const a = PI * (1 - (i + 0.5) / 19),
        x = cos(a) * 121,
        y = 10 + sin(a) * 120,
        q = 0.6 + 0.4 * sin(a);
      s += `<path d="M${n1(x)} ${n1(y - 4)}L${n1(x + cos(a) * 6)} ${n1(y + 14)}" stroke="${d}" stroke-width="1.6"/>${pearl(x + cos(a) * 6, y + 20, 8 * q)}<circle cx="${n1(x + cos(a) * 7)}" cy="${n1(y + 32)}" r="2.8" fill="${stone}"/>`;
    }
    s += `<path d="M0 -128V-24" stroke="${d}" stroke-width="5"/><path d="M0 -128V-24" stroke="${m}" stroke-width="3" stroke-dasharray="5 3"/>${goldFlower(metal, 0, -172, 54, second, stone)}${pearl(0, -108, 8)}${pearl(0, 92, 9)}`;
    for (const [x, y, turn] of [
      [250, 430, -9],
      [552, 622, 8],
    ] as const)
      scene.add(
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.36)">${soft(scene, `${MOON}${dot(52, undefined, 0, -172)}${dot(46, undefined, 0, 26)}`)}${s}</g>`,
      );
    marigolds(scene, [
      [672, 128, 60],
      [728, 224, 40],
      [124, 872, 54],
    ]);
  },
};

/** Forehead ornament on a double chain of pearls, with a pair of studs. */
export const maangTikka: Garment = {
  label: 'Maang tikka',
  category: 'Jewelry',
  closer: [164, 330, 480, 600],
  kind: ['table'],
  views: ['full', 'half'],
  draw(scene, { pal }) {
    const r = scene.rng,
      metal = metalOf(pal),
      [d, m, l] = metal;
    const stone = r.pick([pal.base, '#a3213a', '#1f5a48']),
      second = r.pick(['#1f5a48', '#233a7a', pal.second]);
    layJewelCloth(scene, pal);
    const chain = curve([
      [150, 118],
      [300, 170],
      [420, 130],
      [520, 210],
      [470, 340],
      [404, 420],
    ]);
    const line = polyline([...Array(50)].map((_, i) => chain(i / 49)));
    let s = `<path d="${line}" fill="none" stroke="#1a0f24" stroke-width="16" opacity="0.34" transform="translate(5 9)" filter="url(#${scene.blur(5)})"/><path d="${line}" fill="none" stroke="${m}" stroke-width="3"/>`;
    for (let i = 0; i < 46; i++) {
      const [x, y] = chain(i / 46);
      s +=
        i % 6 === 3
          ? `<path d="${ring(8, (a) => petal(13, 4, place(a, 1, x, y)))}" fill="${m}" stroke="${d}" stroke-width="0.8"/>${gem(x, y, 6, i % 4 ? stone : second)}`
          : pearl(x, y, 6.4);
    }
    s += `<path d="M150 118C128 104 112 120 118 138C122 150 136 150 138 140" fill="none" stroke="${d}" stroke-width="6"/><path d="M150 118C128 104 112 120 118 138C122 150 136 150 138 140" fill="none" stroke="${m}" stroke-width="3.6"/>`;
    let p = `<path d="${ring(18, (a) => petal(112, 17, place(a)))}" fill="${m}" stroke="${d}" stroke-width="1.4"/><path d="${ring(18, (a) => dot(4, undefined, cos(a) * 92, sin(a) * 92))}" fill="${l}"/><circle r="72" fill="${deeper(m, 0.1)}" stroke="${d}" stroke-width="2"/>`;
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU;
      p += gem(cos(a) * 56, sin(a) * 56, 11, i % 2 ? second : stone);
    }
    p += goldFlower(metal, 0, 0, 40, stone, second);
    p += `<path d="${MOON}" transform="translate(0 6) scale(1.36)" fill="${m}" stroke="${d}" stroke-width="1.4"/>`;
    for (let i = 0; i < 13; i++) {
      const a = PI * (1 - (i + 0.5) / 13),
        q = 0.5 + 0.5 * sin(a);
      p += gem(cos(a) * 146, 12 + sin(a) * 134, 4 + 6 * q, i % 2 ? stone : second);
    }
    for (let i = 0; i < 15; i++) {
      const a = PI * (1 - (i + 0.5) / 15),
        x = cos(a) * 160,
        y = 14 + sin(a) * 158;
      p += `<path d="M${n1(x)} ${n1(y)}L${n1(x + cos(a) * 8)} ${n1(y + 18)}" stroke="${d}" stroke-width="1.8"/>${pearl(x + cos(a) * 9, y + 26, 9.4 * (0.65 + 0.35 * sin(a)))}`;
    }
    scene.add(s);
    scene.add(
      `<g transform="translate(404 560) rotate(-3) scale(1.22)">${soft(scene, `${dot(112)}${dot(40, undefined, 0, 120)}`)}${p}</g>`,
    );
    for (const [x, y] of [
      [642, 236],
      [694, 372],
    ] as const)
      scene.add(
        `<g transform="translate(${x} ${y})">${soft(scene, dot(44))}${goldFlower(metal, 0, 0, 50, second, stone)}</g>`,
      );
    marigolds(scene, [
      [116, 868, 60],
      [196, 926, 38],
    ]);
  },
};
