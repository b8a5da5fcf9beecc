import { sentence } from '#contracts/sentences/sentence.ts';
import type { Unit } from './lengths.ts';

interface Part {
  /** As in "A waist between 30 and 200 cm". */
  called: string;
  /** In centimetres: from a small child to a tall grown-up, with room on both sides. */
  least: number;
  most: number;
}

/** What is measured on a body or wished of a garment. */
export const parts = {
  shoulder: { called: 'A shoulder', least: 15, most: 70 },
  acrossBack: { called: sentence('measurements.part.acrossBack'), least: 15, most: 70 },
  neck: { called: 'A neck', least: 18, most: 70 },
  frontNeckDepth: { called: sentence('measurements.part.frontNeckDepth'), least: 3, most: 45 },
  backNeckDepth: { called: sentence('measurements.part.backNeckDepth'), least: 1, most: 55 },
  bust: { called: sentence('measurements.part.bust'), least: 35, most: 200 },
  underBust: { called: 'An under-bust', least: 35, most: 190 },
  bustPoint: { called: sentence('measurements.part.bustPoint'), least: 8, most: 50 },
  waist: { called: 'A waist', least: 30, most: 200 },
  hip: { called: 'A hip', least: 35, most: 220 },
  armhole: { called: 'An armhole', least: 15, most: 90 },
  sleeveLength: { called: sentence('measurements.part.sleeveLength'), least: 2, most: 90 },
  bicep: { called: 'A bicep', least: 10, most: 80 },
  wrist: { called: 'A wrist', least: 8, most: 40 },
  blouseLength: { called: sentence('measurements.part.blouseLength'), least: 15, most: 80 },
  kurtaLength: { called: sentence('measurements.part.kurtaLength'), least: 25, most: 160 },
  topLength: { called: sentence('measurements.part.topLength'), least: 20, most: 130 },
  dressLength: { called: sentence('measurements.part.dressLength'), least: 30, most: 190 },
  lehengaLength: { called: sentence('measurements.part.lehengaLength'), least: 25, most: 140 },
  trouserLength: { called: sentence('measurements.part.trouserLength'), least: 20, most: 140 },
  inseam: { called: 'An inseam', least: 10, most: 110 },
  rise: { called: 'A rise', least: 10, most: 110 },
  thigh: { called: 'A thigh', least: 15, most: 120 },
  knee: { called: 'A knee', least: 12, most: 90 },
  calf: { called: 'A calf', least: 12, most: 80 },
  ankle: { called: 'An ankle', least: 10, most: 60 },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

const upperBody: PartName[] = ['shoulder', 'acrossBack', 'neck', 'bust', 'waist', 'hip'];
const arms: PartName[] = ['armhole', 'sleeveLength', 'bicep', 'wrist'];
const legs: PartName[] = ['inseam', 'rise', 'thigh', 'knee', 'calf', 'ankle'];

/** Each garment with what a cutter asks for, in the order in which a tape goes. */
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

/** What is measured for a garment. */
export function partsOf(garment: Garment): readonly PartName[] {
  return garments[garment];
}

const cmInInch = 2.54;

/** The sentence for a length that cannot be one; null for one that can. `tenths` of a millimetre. */
export function refuseLength(part: PartName, tenths: number, unit: Unit): string | null {
  const { called, least, most } = parts[part];
  if (tenths >= least * 100 && tenths <= most * 100) return null;
  // Inwards, so that what the sentence allows is allowed.
  const [from, to] =
    unit === 'cm' ? [least, most] : [Math.ceil(least / cmInInch), Math.floor(most / cmInInch)];
  return `${called} between ${from} and ${to} ${unit === 'cm' ? 'cm' : 'inches'}`;
}
