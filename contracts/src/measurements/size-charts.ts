import { type Body, categoryOf } from './bodies.ts';
import type { Garment, LengthPartName } from './garments.ts';
import { sizesToOrder } from './measuring.ts';

export interface SizeChart {
  body: Body;
  sizes: readonly string[];
  /** In tenths of a millimetre, one value per size. */
  rows: readonly { measure: LengthPartName; tenths: readonly number[] }[];
}

const inches = (...lengths: number[]) => lengths.map((length) => Math.round(length * 254));
const centimetres = (...lengths: number[]) => lengths.map((length) => length * 100);

/**
 * The usual body measures of the sizes that can be ordered, as for ready-made clothes in India: adults in inches, as
 * is usual in the trade, children by height. Foot length increases by a third of an inch per size.
 */
const measuresOf: Record<Body, Partial<Record<LengthPartName, number[]>>> = {
  women: {
    bust: inches(32, 34, 36, 38, 40, 43),
    underBust: inches(27, 29, 31, 33, 35, 38),
    waist: inches(26, 28, 30, 32, 34, 37),
    hip: inches(35, 37, 39, 41, 43, 46),
    shoulder: inches(13.5, 14, 14.5, 15, 15.5, 16),
    sleeveLength: inches(21.5, 22, 22.5, 22.5, 23, 23),
  },
  men: {
    bust: inches(34, 36, 38, 40, 42, 44),
    waist: inches(28, 30, 32, 34, 36, 38),
    hip: inches(35, 37, 39, 41, 43, 45),
    neck: inches(14, 14.5, 15, 15.5, 16, 16.5),
    shoulder: inches(16.5, 17, 17.5, 18, 18.5, 19),
    sleeveLength: inches(23.5, 24, 24.5, 25, 25, 25.5),
  },
  children: {
    height: centimetres(74, 86, 104, 116, 128, 140, 152, 164),
    bust: centimetres(46, 51, 56, 60, 64, 70, 76, 82),
    waist: centimetres(45, 48, 52, 54, 57, 61, 64, 68),
  },
  feet: {
    footLength: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((size) => Math.round((11 + (size - 10) / 3) * 254)),
  },
};

/** The size chart of a body; with `only`, just those measures. */
export function sizeChartOf(body: Body, only?: readonly LengthPartName[]): SizeChart {
  const known = Object.entries(measuresOf[body]) as [LengthPartName, number[]][];
  return {
    body,
    sizes: sizesToOrder({ measuring: 'SIZED', category: categoryOf[body], size: null }),
    rows: known
      .filter(([measure]) => only === undefined || only.some((part) => part === measure))
      .map(([measure, tenths]) => ({ measure, tenths })),
  };
}

const wearersOf: Record<Garment, readonly ('women' | 'men')[]> = {
  blouse: ['women'],
  kurta: ['women', 'men'],
  lehenga: ['women'],
  dress: ['women'],
  shirt: ['women', 'men'],
  jacket: ['men'],
  trousers: ['women', 'men'],
  salwar: ['women'],
  sherwani: ['men'],
  dupatta: [],
  child: [],
  shoes: [],
  ring: [],
  bangle: [],
  other: [],
};

/** The only adults who wear a garment; null if both do, or if it is for nobody in particular. */
export function wearerOf(garment: Garment): 'women' | 'men' | null {
  const [one = null, other] = wearersOf[garment];
  return other === undefined ? one : null;
}

/** The measures by which a size is chosen. A size does not determine the other parts that a cutter measures. */
const chosenBy: Record<Garment, readonly LengthPartName[]> = {
  blouse: ['bust', 'underBust', 'waist', 'shoulder', 'sleeveLength'],
  kurta: ['bust', 'waist', 'hip', 'shoulder', 'sleeveLength'],
  lehenga: ['waist', 'hip'],
  dress: ['bust', 'underBust', 'waist', 'hip', 'shoulder'],
  shirt: ['bust', 'waist', 'neck', 'shoulder', 'sleeveLength'],
  jacket: ['bust', 'waist', 'hip', 'neck', 'shoulder', 'sleeveLength'],
  trousers: ['waist', 'hip'],
  salwar: ['waist', 'hip'],
  sherwani: ['bust', 'waist', 'hip', 'neck', 'shoulder', 'sleeveLength'],
  dupatta: [],
  child: [],
  shoes: [],
  ring: [],
  bangle: [],
  other: [],
};

/**
 * The size charts, XS to XXL, of a garment: one for each body that wears it. Those of children and shoes are asked for
 * by their body.
 */
export function sizeChartsOf(garment: Garment): SizeChart[] {
  return wearersOf[garment].map((body) => sizeChartOf(body, chosenBy[garment]));
}
