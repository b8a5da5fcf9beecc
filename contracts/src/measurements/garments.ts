/** What a value is taken from: the body, the finished garment, or either, so that each value has to say which. */
export type TakenFrom = 'body' | 'garment' | 'either';

interface Measured {
  of: TakenFrom;
  /** The hard limits, from a small child to a tall adult: a value outside is refused. `usual-lengths.ts` only asks. */
  least: number;
  most: number;
}
/** `least` and `most` are centimetres. Stored in tenths of a millimetre. */
export interface LengthPart extends Measured {
  kind: 'length';
}
/** A whole number without a unit. */
export interface CountPart extends Measured {
  kind: 'count';
}
/** One of several names. */
export interface ChoicePart<Name extends string = string> {
  kind: 'choice';
  of: TakenFrom;
  choices: readonly Name[];
}

const body = (least: number, most: number): LengthPart => ({ kind: 'length', of: 'body', least, most });
const garment = (least: number, most: number): LengthPart => ({ kind: 'length', of: 'garment', least, most });
const either = (least: number, most: number): LengthPart => ({ kind: 'length', of: 'either', least, most });
const count = (least: number, most: number): CountPart => ({ kind: 'count', of: 'garment', least, most });
const choice = <const Name extends string>(of: TakenFrom, choices: readonly Name[]): ChoicePart<Name> => ({
  kind: 'choice',
  of,
  choices,
});

/**
 * A measurement of a body or a garment. The names of upper chest, apex gap, sleeve opening, flare, kali, slit, bottom
 * opening and all parts of embroidery, shoes, rings and bangles in Hindi, Bengali and Tamil were not read by a native
 * speaker of the trade yet.
 */
export const parts = {
  shoulder: either(15, 70),
  upperChest: either(35, 190),
  bust: either(35, 200),
  underBust: either(35, 190),
  /** Below the chest muscles, on men. */
  lowChest: either(35, 200),
  stomach: either(35, 220),
  waist: either(30, 200),
  hip: either(35, 220),
  neck: body(18, 70),
  /** The finished band. */
  collar: garment(18, 75),
  armhole: either(15, 90),
  sleeveLength: either(2, 90),
  bicep: either(10, 80),
  elbow: either(10, 70),
  wrist: body(8, 40),
  sleeveOpening: garment(8, 90),
  frontNeckDepth: garment(3, 45),
  backNeckDepth: garment(1, 55),
  acrossFront: either(12, 65),
  acrossBack: either(15, 70),
  /** Shoulder to apex. */
  bustPoint: body(8, 50),
  /** Apex to apex. */
  apexGap: body(6, 45),
  blouseLength: garment(15, 80),
  blouseBackLength: garment(10, 80),
  aariFront: garment(1, 100),
  aariBack: garment(1, 100),
  aariNeck: garment(1, 60),
  aariSleeve: garment(1, 90),
  aariHem: garment(1, 100),
  kurtaLength: garment(25, 160),
  topLength: garment(20, 130),
  dressLength: garment(30, 190),
  sherwaniLength: garment(30, 150),
  slitHeight: garment(3, 120),
  lehengaLength: garment(25, 140),
  /** The hem of a skirt, all around. */
  flare: garment(50, 2000),
  /** Panels of a skirt. */
  kaliCount: count(2, 60),
  waistFinish: choice('garment', ['band', 'drawstring', 'elastic', 'hookAndZip']),
  elasticLength: garment(20, 180),
  trouserLength: garment(20, 140),
  inseam: either(10, 110),
  rise: either(10, 110),
  crotchRound: either(20, 180),
  thigh: either(15, 120),
  knee: either(12, 90),
  calf: either(12, 80),
  ankle: either(10, 60),
  bottomOpening: garment(10, 300),
  dupattaLength: garment(50, 500),
  dupattaWidth: garment(15, 200),
  footLength: body(8, 36),
  ballGirth: body(8, 40),
  /** The inner circumference. */
  ringSize: either(3.5, 9),
  /** The inner diameter. */
  bangleSize: garment(3.5, 10.5),
  /** Of a child. */
  height: body(40, 200),
  /** In years. */
  ageBand: choice('body', ['0-1', '1-2', '2-4', '4-6', '6-8', '8-10', '10-12', '12-14']),
} as const satisfies Record<string, LengthPart | CountPart | ChoicePart>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

type PartOfKind<Kind> = { [P in PartName]: (typeof parts)[P]['kind'] extends Kind ? P : never }[PartName];
export type LengthPartName = PartOfKind<'length'>;
export type ChoicePartName = PartOfKind<'choice'>;
export type ChoiceName = (typeof parts)[ChoicePartName]['choices'][number];
export type AgeBand = (typeof parts)['ageBand']['choices'][number];
export const choiceNames: readonly ChoiceName[] = [...parts.waistFinish.choices, ...parts.ageBand.choices];

export const isLength = (part: PartName): part is LengthPartName => parts[part].kind === 'length';
export const isChoice = (part: PartName): part is ChoicePartName => parts[part].kind === 'choice';

const arms = ['armhole', 'sleeveLength', 'bicep', 'elbow'] as const;
const across = ['acrossFront', 'acrossBack'] as const;
const necks = ['frontNeckDepth', 'backNeckDepth', ...across] as const;
const aari = ['aariFront', 'aariBack', 'aariNeck', 'aariSleeve', 'aariHem'] as const;
const legs = ['rise', 'crotchRound', 'thigh', 'knee', 'calf', 'ankle', 'bottomOpening'] as const;
const coat = [
  'shoulder',
  'bust',
  'lowChest',
  'stomach',
  'waist',
  'hip',
  'neck',
  'collar',
  ...arms,
  'wrist',
  ...across,
] as const;

/** The parts that a cutter measures for each garment, in the order of measuring. */
export const garments = {
  blouse: [
    'shoulder',
    'upperChest',
    'bust',
    'underBust',
    'waist',
    ...arms,
    'sleeveOpening',
    ...necks,
    'bustPoint',
    'apexGap',
    'blouseLength',
    'blouseBackLength',
    ...aari,
  ],
  kurta: [
    'shoulder',
    'upperChest',
    'bust',
    'waist',
    'stomach',
    'hip',
    'neck',
    'collar',
    ...arms,
    'wrist',
    'sleeveOpening',
    ...necks,
    'bustPoint',
    'apexGap',
    'kurtaLength',
    'slitHeight',
  ],
  lehenga: ['waist', 'hip', 'lehengaLength', 'flare', 'kaliCount', 'waistFinish', 'elasticLength'],
  dress: [
    'shoulder',
    'upperChest',
    'bust',
    'underBust',
    'waist',
    'hip',
    'neck',
    ...arms,
    'wrist',
    'sleeveOpening',
    ...necks,
    'bustPoint',
    'apexGap',
    'dressLength',
    'flare',
    'kaliCount',
    'slitHeight',
  ],
  shirt: [...coat, 'topLength'],
  jacket: [...coat, 'topLength'],
  sherwani: [...coat, 'sleeveOpening', 'sherwaniLength', 'slitHeight'],
  trousers: ['waist', 'hip', 'trouserLength', 'inseam', ...legs, 'waistFinish', 'elasticLength'],
  salwar: ['waist', 'hip', 'trouserLength', ...legs, 'waistFinish', 'elasticLength'],
  dupatta: ['dupattaLength', 'dupattaWidth'],
  child: [
    'ageBand',
    'height',
    'shoulder',
    'bust',
    'waist',
    'hip',
    'neck',
    'armhole',
    'sleeveLength',
    'topLength',
    'kurtaLength',
    'dressLength',
    'trouserLength',
  ],
  shoes: ['footLength', 'ballGirth', 'ankle'],
  ring: ['ringSize'],
  bangle: ['bangleSize'],
  other: partNames,
} as const satisfies Record<string, readonly PartName[]>;

export type Garment = keyof typeof garments;
export const garmentNames = Object.keys(garments) as Garment[];

export function partsOf(garment: Garment): readonly PartName[] {
  return garments[garment];
}
