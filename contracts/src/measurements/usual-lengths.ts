import type { Body } from './bodies.ts';
import { type AgeBand, isLength, type PartName } from './garments.ts';

/** In centimetres; of a count, the number itself. */
interface Range {
  least: number;
  most: number;
}
type Adult = 'women' | 'men';
type Usual = Range | Partial<Record<Adult, Range>>;

const from = (least: number, most: number): Range => ({ least, most });

/**
 * The usual range of adults; where women and men differ, of each. A value outside is never refused: the person is only
 * asked to look at the tape once more. A part without a range is never asked about. From sheets of Indian tailors, not
 * reviewed by a cutter yet; those of men least of all.
 */
const usual: Partial<Record<PartName, Usual>> = {
  shoulder: { women: from(32, 48), men: from(39, 52) },
  upperChest: { women: from(68, 120) },
  bust: { women: from(71, 127), men: from(81, 127) },
  waist: from(61, 122),
  hip: from(76, 132),
  neck: { men: from(34, 46) },
  armhole: from(33, 56),
  sleeveLength: { women: from(10, 65), men: from(56, 68) },
  bicep: from(23, 55),
  sleeveOpening: from(20, 50),
  frontNeckDepth: { women: from(5, 30) },
  backNeckDepth: { women: from(5, 35) },
  acrossFront: { women: from(28, 43) },
  acrossBack: { women: from(30, 45) },
  bustPoint: { women: from(18, 33) },
  apexGap: { women: from(15, 28) },
  blouseLength: { women: from(33, 52) },
  kurtaLength: { women: from(80, 140), men: from(90, 115) },
  dressLength: { women: from(90, 160) },
  sherwaniLength: { men: from(100, 115) },
  lehengaLength: { women: from(85, 115) },
  flare: { women: from(200, 600) },
  kaliCount: { women: from(6, 16) },
  trouserLength: from(85, 115),
  thigh: from(45, 80),
  knee: from(32, 60),
  bottomOpening: from(25, 56),
  dupattaLength: from(200, 280),
  dupattaWidth: from(80, 115),
};

/** The usual height of children of an age, in centimetres. */
const usualHeight: Record<AgeBand, Range> = {
  '0-1': from(50, 80),
  '1-2': from(75, 90),
  '2-4': from(85, 105),
  '4-6': from(100, 120),
  '6-8': from(115, 135),
  '8-10': from(125, 145),
  '10-12': from(135, 155),
  '12-14': from(145, 170),
};

/**
 * The usual range of a part for a body; null if none is known. Children and feet have none. If the audience is null,
 * that of any adult, which is known only where both women's and men's are.
 */
export function usualRange(part: PartName, audience: Body | null): Range | null {
  const range = usual[part];
  if (range === undefined || audience === 'children' || audience === 'feet') return null;
  if ('least' in range) return range;
  if (audience !== null) return range[audience] ?? null;
  const { women, men } = range;
  if (!women || !men) return null;
  return from(Math.min(women.least, men.least), Math.max(women.most, men.most));
}

/**
 * The usual range, if a length in tenths of a millimetre (or a count) lies outside it; null if it is usual or no range
 * is known.
 */
export function unusualLength(part: PartName, tenths: number, audience: Body | null): Range | null {
  return outside(usualRange(part, audience), isLength(part) ? tenths / 100 : tenths);
}

/** The usual height for a child's age, if the height in tenths of a millimetre lies outside it; null otherwise. */
export function unusualHeight(age: AgeBand, tenths: number): Range | null {
  return outside(usualHeight[age], tenths / 100);
}

function outside(range: Range | null, value: number): Range | null {
  return range !== null && (value < range.least || value > range.most) ? range : null;
}
