import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import type { Unit } from './lengths.ts';

interface Part {
  /** In centimetres, with a margin: from a small child to a tall adult. */
  least: number;
  most: number;
}

/** A measurement of a body or a garment. */
export const parts = {
  shoulder: { least: 15, most: 70 },
  acrossBack: { least: 15, most: 70 },
  neck: { least: 18, most: 70 },
  frontNeckDepth: { least: 3, most: 45 },
  backNeckDepth: { least: 1, most: 55 },
  bust: { least: 35, most: 200 },
  underBust: { least: 35, most: 190 },
  bustPoint: { least: 8, most: 50 },
  waist: { least: 30, most: 200 },
  hip: { least: 35, most: 220 },
  armhole: { least: 15, most: 90 },
  sleeveLength: { least: 2, most: 90 },
  bicep: { least: 10, most: 80 },
  wrist: { least: 8, most: 40 },
  blouseLength: { least: 15, most: 80 },
  kurtaLength: { least: 25, most: 160 },
  topLength: { least: 20, most: 130 },
  dressLength: { least: 30, most: 190 },
  lehengaLength: { least: 25, most: 140 },
  trouserLength: { least: 20, most: 140 },
  inseam: { least: 10, most: 110 },
  rise: { least: 10, most: 110 },
  thigh: { least: 15, most: 120 },
  knee: { least: 12, most: 90 },
  calf: { least: 12, most: 80 },
  ankle: { least: 10, most: 60 },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

const upperBody: PartName[] = ['shoulder', 'acrossBack', 'neck', 'bust', 'waist', 'hip'];
const arms: PartName[] = ['armhole', 'sleeveLength', 'bicep', 'wrist'];
const legs: PartName[] = ['inseam', 'rise', 'thigh', 'knee', 'calf', 'ankle'];

/** The parts that a cutter measures for each garment, in the order of measuring. */
export const garments = {
  blouse: [
    'shoulder',
    'acrossBack',
    'bust',
    'underBust',
    'bustPoint',
    'waist',
    'frontNeckDepth',
    'backNeckDepth',
    ...arms.filter((part) => part !== 'wrist'),
    'blouseLength',
  ],
  kurta: [...upperBody, 'frontNeckDepth', ...arms, 'kurtaLength'],
  lehenga: ['waist', 'hip', 'lehengaLength'],
  dress: [...upperBody, 'underBust', 'frontNeckDepth', 'backNeckDepth', ...arms, 'dressLength'],
  shirt: [...upperBody, ...arms, 'topLength'],
  jacket: [...upperBody, ...arms, 'topLength'],
  trousers: ['waist', 'hip', 'trouserLength', ...legs],
  salwar: ['waist', 'hip', 'trouserLength', 'rise', 'thigh', 'knee', 'calf', 'ankle'],
  other: partNames,
} as const satisfies Record<string, readonly PartName[]>;

export type Garment = keyof typeof garments;
export const garmentNames = Object.keys(garments) as Garment[];

export function partsOf(garment: Garment): readonly PartName[] {
  return garments[garment];
}

const cmInInch = 2.54;

/** The error for an impossible length; null if possible. `tenths` are tenths of a millimetre. */
export function refuseLength(part: PartName, tenths: number, unit: Unit): Sentence | null {
  const { least, most } = parts[part];
  if (tenths >= least * 100 && tenths <= most * 100) return null;
  // Rounded inwards, so that the limits named in the error are valid values.
  const [from, to] =
    unit === 'cm' ? [least, most] : [Math.ceil(least / cmInInch), Math.floor(most / cmInInch)];
  return sentence('measurements.between', {
    part: sentence(`measurements.part.${part}`),
    least: from,
    most: to,
    unit: sentence(`measurements.unit.${unit}`),
  });
}
