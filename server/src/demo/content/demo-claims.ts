import type { SideAct } from '#contracts/fit/fit.contract.ts';
import type { FitDirection } from '#contracts/fit/zones.ts';
import type { Garment, LengthPartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';

interface DemoZone {
  part: LengthPartName;
  direction: FitDirection;
  amount: number;
  /** What the buyer measures now; null if they did not. */
  remeasured: number | null;
  words: string;
  /** What the maker states; null if they have not yet. */
  sewn: number | null;
}

/** A fit claim for a delivered order of the demo. Lengths are in its unit. */
export interface DemoClaim {
  shopper: string;
  /** How many days ago the order was placed. */
  daysAgo: number;
  garment: Garment;
  unit: Unit;
  zones: readonly DemoZone[];
  words: string;
  claimedHoursAgo: number;
  /** What the maker says of the sewing, `hoursLater` after the claim; null while they have not answered. */
  sewn: { words: string; hoursLater: number } | null;
  moves: readonly { act: SideAct; by: 'BUYER' | 'MAKER'; words: string; hoursLater: number }[];
}

/** A free alteration from the maker’s yes until it fits. */
const alteredFree = (accepted: string, altered: string): DemoClaim['moves'] => [
  { act: 'ACCEPT_FREE', by: 'MAKER', words: accepted, hoursLater: 20 },
  { act: 'SEND', by: 'BUYER', words: 'India Post, speed parcel', hoursLater: 44 },
  { act: 'RECEIVE', by: 'MAKER', words: '', hoursLater: 116 },
  { act: 'ALTER', by: 'MAKER', words: altered, hoursLater: 140 },
  { act: 'SEND_BACK', by: 'MAKER', words: 'India Post, speed parcel', hoursLater: 146 },
  { act: 'CONFIRM', by: 'BUYER', words: '', hoursLater: 218 },
];

export const demoClaims: readonly DemoClaim[] = [
  {
    shopper: 'ananya-iyer',
    daysAgo: 25,
    garment: 'child',
    unit: 'cm',
    zones: [
      {
        part: 'sleeveLength',
        direction: 'SHORT',
        amount: 1.5,
        remeasured: 44,
        words: 'The cuff stops above the wrist bone.',
        sewn: 42.5,
      },
      {
        part: 'kurtaLength',
        direction: 'SHORT',
        amount: 1.5,
        remeasured: 65.5,
        words: '',
        sewn: 64,
      },
    ],
    words: 'It is beautiful, and he has grown. Can the hem and the sleeves be let down?',
    claimedHoursAgo: 26,
    sewn: {
      words:
        'Sewn to the page you signed. There are three centimetres in the hem, so letting it down is easy.',
      hoursLater: 7,
    },
    moves: [],
  },
  {
    shopper: 'ananya-iyer',
    daysAgo: 33,
    garment: 'kurta',
    unit: 'in',
    zones: [
      {
        part: 'armhole',
        direction: 'TIGHT',
        amount: 0.75,
        remeasured: 17.5,
        words: 'It pulls when I reach for a shelf.',
        sewn: 16.75,
      },
    ],
    words:
      'Everything sits well except the armholes. My blue kurta measures the same as on the day I sent it.',
    claimedHoursAgo: 250,
    sewn: {
      words: 'You are right. I measured the armhole on our side and the seam was taken in too far.',
      hoursLater: 18,
    },
    moves: alteredFree(
      'Please send it back to us. The seam is opened and the embroidery stays untouched.',
      'The seam is let out by three quarters of an inch, with a gusset beneath.',
    ),
  },
  {
    shopper: 'kabir-malhotra',
    daysAgo: 52,
    garment: 'kurta',
    unit: 'in',
    zones: [{ part: 'shoulder', direction: 'LOOSE', amount: 1, remeasured: null, words: '', sewn: 18.5 }],
    words: 'The shoulder hangs over by an inch on both sides.',
    claimedHoursAgo: 700,
    sewn: { words: 'The master read an eight for a seven. That is ours to mend.', hoursLater: 12 },
    moves: alteredFree('It is our mistake, please send it.', 'Both shoulders are set again.'),
  },
];
