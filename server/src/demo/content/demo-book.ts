import type { BookBody, MeasuredThing, Relation } from '#contracts/measurements/book/book.rules.ts';
import { type Garment, partsOf } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { PartValues } from '#contracts/measurements/part-values.ts';

export interface DemoVersion {
  /** When it was measured and written. */
  daysAgo: number;
  /** In the unit of the person. */
  values: PartValues;
  /** What parts are taken from that can be of the body or of the garment. */
  of: MeasuredThing;
  measuredBy: string;
  /** Empty for the first version. */
  reason: string;
  preferences: string;
  notes: string;
  /** When it was measured again with the same result; null if never. */
  againDaysAgo: number | null;
}

export interface DemoGarment {
  garment: Garment;
  /** Oldest first. */
  versions: readonly DemoVersion[];
  overlay?: { name: string; differences: PartNumbers };
}

type PartNumbers = { [Part in keyof PartValues]: number };

export interface DemoPersonOfBook {
  /** Empty for the name of the account. */
  name: string;
  relation: Relation;
  body: BookBody;
  /** In years; null for adults. */
  age: number | null;
  unit: Unit;
  garments: readonly DemoGarment[];
}

/** A version that is shared with the owner's order of a design once its measuring is due. */
interface DemoShare {
  design: string;
  relation: Relation;
  garment: Garment;
  version: number;
  withOverlay: boolean;
  /** When the maker reads it, in hours after it was shared. */
  readAfter: readonly number[];
}

/** The parts of a body, or what is made for it, that a garment needs. */
function valuesFor(garment: Garment, measured: PartValues): PartValues {
  const needed = partsOf(garment).flatMap((part) =>
    measured[part] === undefined ? [] : [[part, measured[part]]],
  );
  return Object.fromEntries(needed);
}

type Written = Pick<DemoVersion, 'daysAgo' | 'values' | 'measuredBy'> & Partial<DemoVersion>;

const version = (written: Written): DemoVersion => ({
  of: 'body',
  reason: '',
  preferences: '',
  notes: '',
  againDaysAgo: null,
  ...written,
});

/** In inches. */
const ananya = {
  shoulder: 14.25,
  upperChest: 33.5,
  bust: 35.5,
  underBust: 31,
  waist: 29.5,
  stomach: 33,
  hip: 38,
  neck: 13.75,
  armhole: 16.25,
  bicep: 11,
  elbow: 10,
  wrist: 6.125,
  acrossFront: 12.75,
  acrossBack: 13.5,
  bustPoint: 10,
  apexGap: 7.25,
} as const satisfies PartValues;

const blouse = valuesFor('blouse', {
  ...ananya,
  sleeveLength: 9.5,
  sleeveOpening: 11.25,
  frontNeckDepth: 6.5,
  backNeckDepth: 8.75,
  blouseLength: 14.5,
  blouseBackLength: 14,
});

/** In inches. */
const mother = {
  shoulder: 14.75,
  upperChest: 37,
  bust: 39.5,
  underBust: 35.25,
  waist: 35,
  armhole: 18,
  sleeveLength: 10.5,
  bicep: 13.25,
  elbow: 11.75,
  sleeveOpening: 13,
  frontNeckDepth: 5.5625,
  backNeckDepth: 6.1875,
  acrossFront: 13.5,
  acrossBack: 14.125,
  bustPoint: 10.75,
  apexGap: 7.875,
  blouseLength: 15.25,
  blouseBackLength: 14.75,
} as const satisfies PartValues;

/** In centimetres. */
const child = {
  ageBand: '6-8',
  height: 119.5,
  shoulder: 29,
  bust: 60,
  waist: 55.5,
  hip: 63,
  neck: 27.5,
  armhole: 28,
  sleeveLength: 42.5,
  topLength: 45,
  kurtaLength: 64,
  trouserLength: 71.5,
} as const satisfies PartValues;

/** The naap book of the known shopper. */
export const demoBook: readonly DemoPersonOfBook[] = [
  {
    name: '',
    relation: 'SELF',
    body: 'women',
    age: null,
    unit: 'in',
    garments: [
      {
        garment: 'blouse',
        versions: [
          version({ daysAgo: 118, values: blouse, measuredBy: 'My sister Kavitha' }),
          version({
            daysAgo: 33,
            values: { ...blouse, bicep: 11.375, elbow: 10.25, armhole: 16.5 },
            measuredBy: 'My sister Kavitha',
            reason: 'The old sleeve pinched. We measured the arm anew, with the elbow bent.',
            preferences: 'I like the sleeve loose and the back deep.',
          }),
        ],
      },
      {
        garment: 'kurta',
        versions: [
          version({
            daysAgo: 61,
            values: valuesFor('kurta', {
              ...{ shoulder: 14.75, upperChest: 35.5, bust: 38, waist: 34, stomach: 36.5, hip: 42 },
              ...{ armhole: 17.5, sleeveLength: 20, bicep: 13, elbow: 11.5, sleeveOpening: 10 },
              ...{ frontNeckDepth: 6, backNeckDepth: 3, acrossFront: 13.25, acrossBack: 14 },
              ...{ kurtaLength: 42, slitHeight: 16 },
            }),
            of: 'garment',
            measuredBy: 'Ananya',
            notes: 'Taken from the blue cotton kurta that fits best, laid flat on the table.',
          }),
        ],
      },
      {
        garment: 'lehenga',
        versions: [
          version({
            daysAgo: 47,
            values: valuesFor('lehenga', {
              ...ananya,
              ...{ lehengaLength: 40.5, flare: 144, kaliCount: 12, waistFinish: 'hookAndZip' },
            }),
            measuredBy: 'My sister Kavitha',
            notes: 'Tied where I wear it, two fingers below the navel. Barefoot.',
            againDaysAgo: 12,
          }),
        ],
        overlay: { name: 'With heels', differences: { lehengaLength: 2 } },
      },
      {
        garment: 'dress',
        versions: [
          version({
            daysAgo: 21,
            values: valuesFor('dress', {
              ...ananya,
              ...{ sleeveLength: 22, sleeveOpening: 8.5, frontNeckDepth: 6, backNeckDepth: 5 },
              ...{ dressLength: 53.5, flare: 150, kaliCount: 14 },
            }),
            measuredBy: 'My sister Kavitha',
            preferences: 'Floor length, but I must be able to climb stairs in it.',
          }),
        ],
      },
    ],
  },
  {
    name: 'Amma',
    relation: 'MOTHER',
    body: 'women',
    age: null,
    unit: 'in',
    garments: [
      {
        garment: 'blouse',
        versions: [
          version({
            daysAgo: 40,
            values: mother,
            measuredBy: 'Ananya',
            preferences: 'The neck exactly as measured, and the hooks in front.',
          }),
        ],
      },
    ],
  },
  {
    name: 'Vihaan',
    relation: 'CHILD',
    body: 'child',
    age: 7,
    unit: 'cm',
    garments: [
      {
        garment: 'child',
        versions: [
          version({ daysAgo: 72, values: child, measuredBy: 'Ananya' }),
          version({
            daysAgo: 6,
            values: { ...child, height: 122, sleeveLength: 44, kurtaLength: 65.5, trouserLength: 73.5 },
            measuredBy: 'Ananya',
            reason: 'He has grown two and a half centimetres since the school holidays.',
            preferences: 'Nothing that scratches at the neck.',
          }),
        ],
      },
    ],
  },
];

/** Whose book it is. */
export const demoBookOwner = 'ananya-iyer';

export const demoShares: readonly DemoShare[] = [
  {
    design: 'meher-chikan-kurta',
    relation: 'SELF',
    garment: 'kurta',
    version: 1,
    withOverlay: false,
    readAfter: [9, 70],
  },
  {
    design: 'banaras-festival-kurta-child',
    relation: 'CHILD',
    garment: 'child',
    version: 1,
    withOverlay: false,
    readAfter: [5],
  },
  {
    design: 'noor-brocade-lehenga-set',
    relation: 'SELF',
    garment: 'lehenga',
    version: 1,
    withOverlay: true,
    readAfter: [3, 44, 120],
  },
  {
    design: 'phiroza-banaras-anarkali',
    relation: 'SELF',
    garment: 'dress',
    version: 1,
    withOverlay: false,
    readAfter: [20],
  },
];
