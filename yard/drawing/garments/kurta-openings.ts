import { deeper, lightness, paler } from '../colour/mix-colour.ts';
import { METAL, type Palette } from '../colour/palettes.ts';
import { castOnto } from '../drape/drape-cloth.ts';
import { box, mirrorPoints, type Point, spline } from '../geometry/paths.ts';
import type { Scene } from '../scene/scene.ts';
import { buttons, stitchLine, tassel, zariAlong } from '../trims/trims.ts';
import type { KurtaCut } from './hung-kurta.ts';

interface Opening {
  pal: Palette;
  cut: KurtaCut;
  y0: number;
  w: number;
  neckDepth: number;
  hem: number;
  trim: string;
}

/** Placket, buttons and band collar. */
function bandCollar(scene: Scene, { pal, y0, w, neckDepth, trim, cut }: Opening): void {
  const cx = 400;
  const pl = cut === 'kids' ? 96 : 168,
    x = cx - 11;
  scene.add(
    `<path d="${box(x, y0 + neckDepth - 6, 22, pl, 2)}" fill="${cut === 'straight' ? trim : pal.base}"/><path d="${box(x, y0 + neckDepth - 6, 22, pl, 2)}" fill="none" stroke="#1a1024" stroke-width="1.2" opacity="0.4"/>`,
  );
  stitchLine(
    scene,
    `M${x + 3} ${y0 + neckDepth}V${y0 + neckDepth + pl - 10}H${x + 19}V${y0 + neckDepth}`,
    lightness(pal.base) > 0.6 ? deeper(pal.base, 0.35) : paler(pal.base, 0.5),
    1,
    '4 3',
    0.8,
  );
  buttons(
    scene,
    [...Array(cut === 'kids' ? 3 : 4)].map((_, i) => [
      cx,
      y0 + neckDepth + 16 + (i * (pl - 34)) / (cut === 'kids' ? 2 : 3),
    ]),
    cut === 'kids' ? 4.6 : 4.8,
    cut === 'straight' ? pal.metal : 'copper',
  );
  // band collar
  const col = spline(
      [
        [cx - 46 * w, y0 - 8],
        [cx - 38, y0 + neckDepth * 0.5 - 2],
        [cx - 5, y0 + neckDepth - 4],
        [cx - 4, y0 + neckDepth - 20],
        [cx - 28, y0 + neckDepth * 0.4 - 16],
        [cx - 36 * w, y0 - 22],
      ],
      true,
      0.6,
    ),
    col2 = spline(
      mirrorPoints([
        [cx - 46 * w, y0 - 8],
        [cx - 38, y0 + neckDepth * 0.5 - 2],
        [cx - 5, y0 + neckDepth - 4],
        [cx - 4, y0 + neckDepth - 20],
        [cx - 28, y0 + neckDepth * 0.4 - 16],
        [cx - 36 * w, y0 - 22],
      ]),
      true,
      0.6,
    );
  for (const q of [col, col2]) {
    castOnto(scene, q, 2, 4, 3, 0.35);
    scene.add(
      `<path d="${q}" fill="${cut === 'straight' ? trim : paler(pal.base, 0.08)}"/><path d="${q}" fill="none" stroke="#1a1024" stroke-width="1.1" opacity="0.4"/>`,
    );
  }
  if (cut === 'straight')
    zariAlong(
      scene,
      [
        [cx - 20, y0 + neckDepth + 4],
        [cx - 21, y0 + neckDepth + pl],
      ],
      { r: 4.6, metal: pal.metal, c: trim },
    );
  if (cut === 'straight')
    zariAlong(
      scene,
      [
        [cx + 20, y0 + neckDepth + 4],
        [cx + 21, y0 + neckDepth + pl],
      ],
      { r: 4.6, metal: pal.metal, c: trim },
    );
  if (cut === 'men')
    stitchLine(
      scene,
      `M${cx + 38} ${y0 + 168}H${cx + 92}V${y0 + 226}L${cx + 65} ${y0 + 236}L${cx + 38} ${y0 + 226}Z`,
      lightness(pal.base) > 0.6 ? deeper(pal.base, 0.4) : paler(pal.base, 0.45),
      1.2,
      '4 3',
      0.8,
    );
}

/** Embroidered neck with a short slit. */
function gatheredNeck(scene: Scene, { pal, y0, trim }: Opening): void {
  const cx = 400;
  zariAlong(
    scene,
    [
      [cx - 52, y0 + 2],
      [cx - 44, y0 + 44],
      [cx, y0 + 84],
      [cx + 44, y0 + 44],
      [cx + 52, y0 + 2],
    ],
    { r: 6.2, metal: pal.metal, c: trim },
  );
  zariAlong(
    scene,
    [
      [cx, y0 + 92],
      [cx, y0 + 130],
      [cx, y0 + 176],
    ],
    { r: 5.6, metal: pal.metal, c: trim },
  );
  scene.add(`<path d="M${cx} ${y0 + 58}V${y0 + 84}" stroke="#1a1024" stroke-width="1.6" opacity="0.5"/>`);
  scene.add(
    tassel(scene, cx - 7, y0 + 70, 0.5, trim, pal.metal, 5) +
      tassel(scene, cx + 6, y0 + 66, 0.5, pal.a, pal.metal, -4),
  );
}

/** Overlap tied at the side with latkans. */
function angrakhaOverlap(scene: Scene, { pal, y0, trim }: Opening): void {
  const cx = 400;
  const [md, mm] = METAL[pal.metal];
  const e: Point[] = [
    [cx + 44, y0 - 4],
    [cx + 30, y0 + 60],
    [cx - 30, y0 + 130],
    [cx - 92, y0 + 172],
  ];
  scene.add(
    `<path d="${spline(e)}" fill="none" stroke="#1a1024" stroke-width="9" opacity="0.25" transform="translate(3 4)"/><path d="${spline(e)}" fill="none" stroke="${trim}" stroke-width="12"/>`,
  );
  zariAlong(scene, e, { r: 4.8, metal: pal.metal, c: trim, leafy: false });
  zariAlong(
    scene,
    [
      [cx - 44, y0 - 2],
      [cx - 34, y0 + 40],
      [cx - 2, y0 + 98],
    ],
    { r: 4.4, metal: pal.metal, c: trim, leafy: false },
  );
  scene.add(
    tassel(scene, cx - 92, y0 + 168, 0.72, trim, pal.metal, 6) +
      tassel(scene, cx - 80, y0 + 172, 0.72, pal.a, pal.metal, -6),
  );
  scene.add(
    `<path d="M${cx - 106} ${y0 + 178}C${cx - 50} ${y0 + 196} ${cx + 50} ${y0 + 196} ${cx + 104} ${y0 + 178}" fill="none" stroke="${mm}" stroke-width="5"/><path d="M${cx - 106} ${y0 + 178}C${cx - 50} ${y0 + 196} ${cx + 50} ${y0 + 196} ${cx + 104} ${y0 + 178}" fill="none" stroke="${md}" stroke-width="1.3" stroke-dasharray="2 5"/>`,
  );
}

/** Sleeveless front over a white kurta. */
function bandiFront(scene: Scene, { pal, y0, w, neckDepth, hem: Hh }: Opening): void {
  const cx = 400;
  const under = '#eee4cf';
  const v = spline(
    [
      [cx - 44 * w, y0 - 9],
      [cx - 32, y0 + neckDepth * 0.55],
      [cx, y0 + neckDepth],
      [cx + 32, y0 + neckDepth * 0.55],
      [cx + 44 * w, y0 - 9],
      [cx + 30, y0 + 6],
      [cx, y0 + 14],
      [cx - 30, y0 + 6],
    ],
    true,
    0.7,
  );
  scene.out.splice(
    scene.out.length - 2,
    0,
    `<path d="${v}" fill="${under}"/><path d="M${cx} ${y0 + 10}V${y0 + neckDepth}" stroke="#8c7a5c" stroke-width="1.4" opacity="0.6"/>`,
  );
  buttons(
    scene,
    [0, 1, 2].map((i) => [cx, y0 + 44 + i * 24]),
    3.4,
    'copper',
  );
  scene.add(
    `<path d="M${cx} ${y0 + neckDepth}V${Hh + 10}" stroke="#150d1e" stroke-width="2.6" opacity="0.42"/>`,
  );
  buttons(
    scene,
    [...Array(5)].map((_, i) => [cx - 9, y0 + neckDepth + 22 + i * 52]),
    6,
    pal.metal,
  );
  for (const sg of [1, -1]) {
    scene.add(
      `<path d="M${cx + sg * 46} ${Hh - 108}L${cx + sg * 96} ${Hh - 116}L${cx + sg * 96} ${Hh - 106}L${cx + sg * 46} ${Hh - 98}Z" fill="${pal.second}"/><path d="M${cx + sg * 46} ${Hh - 98}L${cx + sg * 96} ${Hh - 106}" stroke="#150d1e" stroke-width="1.6" opacity="0.4"/>`,
    );
    const lap: Point[] = [
      [cx + sg * 44 * w, y0 - 9],
      [cx + sg * 32, y0 + neckDepth * 0.55],
      [cx, y0 + neckDepth],
    ];
    scene.add(`<path d="${spline(lap)}" fill="none" stroke="${pal.second}" stroke-width="6"/>`);
  }
  scene.add(
    `<path d="M${cx + 50} ${y0 + 118}L${cx + 55} ${y0 + 94}L${cx + 63} ${y0 + 108}L${cx + 71} ${y0 + 90}L${cx + 80} ${y0 + 114}Z" fill="${pal.a}"/><path d="M${cx + 44} ${y0 + 120}L${cx + 86} ${y0 + 113}V${y0 + 121}L${cx + 44} ${y0 + 128}Z" fill="${deeper(pal.base, 0.2)}"/>`,
  );
}

/** Neck and fastening of a hung kurta. */
export function openKurta(scene: Scene, opening: Opening): void {
  const { cut, pal, y0 } = opening;
  if (cut === 'aline') gatheredNeck(scene, opening);
  else if (cut === 'angrakha') angrakhaOverlap(scene, opening);
  else if (cut === 'bandi') bandiFront(scene, opening);
  else bandCollar(scene, opening);
  if (cut === 'kids') scene.add(tassel(scene, 400 - 34, y0 + 6, 0.45, pal.a, pal.metal, 4));
}
