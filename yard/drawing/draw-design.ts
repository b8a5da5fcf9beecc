import { chance } from './chance.ts';
import { banarasi, kanjeevaram } from './cloth/brocade.textiles.ts';
import { jamdani, mashru, plain } from './cloth/loom.textiles.ts';
import type { Textile } from './cloth/textile.ts';
import { TEXTILES, type TextileName } from './cloth/textiles.ts';
import { leheriya } from './cloth/tie-dye.textiles.ts';
import { contrast, PALETTES, type Palette, type PaletteName } from './colour/palettes.ts';
import type { Garment, Look, View } from './garments/garment.ts';
import { GARMENTS, type GarmentName } from './garments/garments.ts';
import { n1 } from './geometry/numbers.ts';
import { type Box, HEIGHT, Scene, WIDTH } from './scene/scene.ts';
import { castShadows, daylight, type Ground, type Light, paintGround } from './scene/walls.ts';
import { drawDetailView } from './views/detail-view.ts';
import { drawFoldedView } from './views/folded-view.ts';
import { drawHungView } from './views/hung-view.ts';

const { round } = Math;

const FULL: Box = [38, 64, 724, 905],
  HALF: Box = [176, 84, 456, 570],
  FOLD: Box = [36, 44, 728, 910],
  WHOLE: Box = [0, 0, WIDTH, HEIGHT];

/** The part of the stage that a view shows. */
function frameOf(view: View, { frame, closer }: Garment): Box {
  if (view === 'fold') return FOLD;
  if (view === 'detail' || view === 'hang') return WHOLE;
  if (view === 'half' && closer) return closer;
  if (!frame) return view === 'half' ? HALF : FULL;
  const [x, y, w, h] = frame;
  return view === 'half' ? [x + w * 0.14, y + h * 0.1, w * 0.72, h * 0.72] : frame;
}

export interface Drawing {
  /** One seed per design: its views share cloth, colours and wall. */
  seed: string;
  garment: GarmentName;
  textile: TextileName;
  palette: PaletteName;
  view?: View;
  /** In pixels; the height is 5/4 of the width. */
  width?: number;
}

/** One picture of a design as SVG text, 4:5. The same drawing always gives the same text. */
export function drawDesign({
  seed,
  garment,
  textile,
  palette,
  view = 'full',
  width = 1080,
}: Drawing): string {
  const g: Garment = GARMENTS[garment];
  const pal: Palette = PALETTES[palette];
  const close = view === 'detail' || view === 'fold' || view === 'hang';
  const vb = frameOf(view, g);
  const pr = chance(`${seed}/shared`);
  const wall = pr.pick(pal.walls),
    accent = pr.pick([pal.second, '#8a4a36', '#4d6a5c', '#3d4a6b']);
  const tx: Textile = TEXTILES[textile];
  const blouse = {
    pal: contrast(pal),
    tx: pr.pick([plain, plain, tx === banarasi || tx === kanjeevaram ? banarasi : plain, mashru]),
    dupatta: pr.pick([tx === plain ? jamdani : tx, plain, leheriya, jamdani]),
  };
  const kind: Ground = close
    ? view === 'hang'
      ? pr.pick<Ground>(['wall', 'dado'])
      : 'table'
    : pr.pick(g.kind);
  const light = pr.pick<Light>(['window', 'leaves', 'window', 'none', 'leaves']);

  const scene = new Scene(`${seed}/${view === 'half' ? 'full' : view}`, `${seed}/full`, vb, wall, accent);
  paintGround(scene, kind);
  const ground = scene.out;
  scene.out = [];
  const look: Look = { pal, tx, blouse };
  if (view === 'detail') drawDetailView(scene, look);
  else if (view === 'fold') drawFoldedView(scene, look);
  else if (view === 'hang') drawHungView(scene, look);
  else g.draw(scene, look);
  const shadows = castShadows(
    scene,
    kind === 'table'
      ? { dx: 13, dy: 18, soft: 15, dark: 0.42 }
      : {
          dx: kind === 'wall' || kind === 'dado' ? 26 : 40,
          dy: 16,
          soft: kind === 'niche' ? 22 : 16,
          dark: 0.34,
          ground: close ? undefined : g.foot,
        },
  );
  const hand = scene.hand(2.6, 0.03, scene.rng.int(1, 60));
  const over = daylight(scene, close && view !== 'hang' && light === 'window' ? 'none' : light);
  const grain = scene.noise(0.75, 0.75, 2, 11, '#2a1c24', 1.5, -0.72),
    tooth = scene.noise(0.35, 0.35, 3, 23, '#fff8e8', 1.5, -0.72);
  const vig = scene.radial(
    [
      [0.55, '#1c1230', 0],
      [1, '#1c1230', 0.1],
    ],
    vb[0] + vb[2] * 0.45,
    vb[1] + vb[3] * 0.42,
    vb[3] * 0.78,
  );
  const all = `x="${vb[0] - 5}" y="${vb[1] - 5}" width="${vb[2] + 10}" height="${vb[3] + 10}"`;
  const height = round((width * 5) / 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${vb.map(n1).join(' ')}" role="img"><defs>${scene.defs.join('')}</defs>${ground.join('')}${shadows}<g filter="url(#${hand})">${scene.out.join('')}</g>${over}<rect ${all} fill="url(#${vig})" style="mix-blend-mode:multiply"/><rect ${all} filter="url(#${grain})" opacity="0.17"/><rect ${all} filter="url(#${tooth})" opacity="0.16"/></svg>`;
}
