import { hasStep, sizesToOrder } from '#contracts/measurements/measuring.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';
import type { DemoDesign } from '#demo/catalogue/demo-types.ts';
import { ageInDays } from '../design-age.ts';
import { measuringOfDemo } from '../measuring-of-demo.ts';
import { seededNumbers } from '../seeded-numbers.ts';

export interface DemoMove {
  to: OrderStatus;
  /** A note to the other side; for a shipped parcel, how it was sent. */
  note: string;
  hoursLater: number;
  by?: 'BUYER';
  shipment?: ShipmentWords;
}

export interface DemoOrder {
  key: string;
  shopper: string;
  design: string;
  daysAgo: number;
  /** Unpaid orders stay PENDING. */
  isPaid: boolean;
  /** The status changes after the advance. */
  moves: readonly DemoMove[];
  /** When the final payment was made; null if it is still open. */
  restPaidHoursLater: number | null;
  instructions: string;
  /** Empty if no size is needed. */
  size: string;
}

/** How far an order has progressed. */
type Course = (typeof courses)[number];
const courses = [
  'new',
  'begun',
  'drawn',
  'met',
  'measured',
  'waiting',
  'paid',
  'made',
  'packed',
  'sent',
  'delivered',
] as const;

const life: readonly (DemoMove & { until: Course })[] = [
  { until: 'begun', to: 'DESIGN_IN_PROGRESS', note: 'The cloth is on the loom.', hoursLater: 26 },
  {
    until: 'drawn',
    to: 'DESIGN_COMPLETED',
    note: 'The border is drawn; tell me if you want it wider.',
    hoursLater: 120,
  },
  {
    until: 'met',
    to: 'MEASUREMENT_SCHEDULED',
    note: 'Time for the tape: choose a day that suits you.',
    hoursLater: 147,
  },
  {
    until: 'measured',
    to: 'MEASUREMENT_COMPLETED',
    note: 'Measured by phone, with your cousin holding the tape.',
    hoursLater: 193,
  },
  {
    until: 'waiting',
    to: 'FINAL_PAYMENT_PENDING',
    note: 'It hangs in the workshop, ready for the last stitch.',
    hoursLater: 338,
  },
  { until: 'made', to: 'COMPLETED', note: 'The last stitch is in.', hoursLater: 386 },
  {
    until: 'packed',
    to: 'READY_FOR_DELIVERY',
    note: 'Pressed, folded in muslin and packed.',
    hoursLater: 409,
  },
  { until: 'sent', to: 'SHIPPED', note: 'Handed over this morning.', hoursLater: 432 },
  { until: 'delivered', to: 'DELIVERED', note: '', hoursLater: 505, by: 'BUYER' },
];
const restPaid = 364;
const calledOff: DemoMove = {
  to: 'CANCELLED',
  note: 'The function was moved to spring; I shall order again then.',
  hoursLater: 9,
  by: 'BUYER',
};

const carriers = ['Blue Dart', 'Delhivery', 'India Post', 'DTDC'] as const;
const instructions = [
  '',
  'The function is on 12 December.',
  'It is a present; please pack it flat.',
  'Please send a photograph while it is being made.',
];

interface Sale {
  shopper: string;
  design: string;
  daysAgo: number;
  course: Course | 'unpaid' | 'cancelled';
}

const saleOf = ([shopper, design, daysAgo, course]: (typeof salesOfKnownMaker)[number]): Sale => ({
  shopper,
  design,
  daysAgo,
  course,
});

function orderOf({ shopper, design, daysAgo, course }: Sale, nth: number): DemoOrder {
  const made = demoDesigns.find(({ key }) => key === design);
  if (!made) throw new Error(`The demo has no design called ${design}`);
  const reached = course === 'unpaid' || course === 'cancelled' ? 0 : courses.indexOf(course);
  return {
    key: `order-${nth}`,
    shopper,
    design,
    daysAgo,
    isPaid: course !== 'unpaid',
    moves:
      course === 'cancelled'
        ? [calledOff]
        : life.filter((move) => courses.indexOf(move.until) <= reached && suits(made, move)).map(sentBy(nth)),
    restPaidHoursLater: reached >= courses.indexOf('paid') ? restPaid : null,
    instructions: instructions[nth % instructions.length] ?? '',
    size: sizeOf(made, nth),
  };
}

/** A size from the middle of the range offered. */
function sizeOf(design: DemoDesign, nth: number): string {
  const sizes = sizesToOrder({ ...design, measuring: measuringOfDemo(design), size: null });
  return sizes[2 + (nth % 3)] ?? '';
}

/** Whether a design goes through this step: a bag needs no measurements. */
function suits(design: DemoDesign, { to }: DemoMove): boolean {
  return hasStep(measuringOfDemo(design), to);
}

const sentBy =
  (nth: number) =>
  ({ until: _until, ...move }: DemoMove & { until: Course }): DemoMove =>
    move.to === 'SHIPPED'
      ? {
          ...move,
          shipment: {
            shippingCarrier: carriers[nth % carriers.length] ?? 'Other',
            trackingNumber: `${7_140_228_100 + nth * 977}`,
            estimatedDelivery: '',
          },
        }
      : move;

const knownMaker = 'meher-ansari';
const knownShopper = 'ananya-iyer';

/** Two months of the known maker's sales: shopper, design, days ago, progress. */
const salesOfKnownMaker: readonly [string, string, number, Sale['course']][] = [
  ['rohan-deshpande', 'kesar-banaras-tanchoi', 58, 'delivered'],
  ['sara-thomas', 'banaras-envelope-clutch', 55, 'delivered'],
  [knownShopper, 'mehtab-ivory-brocade', 49, 'delivered'],
  ['vikram-chauhan', 'royal-brocade-safa', 46, 'delivered'],
  ['priya-venkatesh', 'noor-brocade-lehenga-set', 42, 'delivered'],
  ['deepa-raghavan', 'banaras-envelope-clutch', 39, 'delivered'],
  ['kabir-malhotra', 'royal-brocade-safa', 37, 'delivered'],
  ['gurleen-sandhu', 'mehtab-ivory-brocade', 33, 'delivered'],
  ['arjun-menon', 'kashi-lac-sherwani', 29, 'delivered'],
  ['ishita-agarwal', 'banaras-envelope-clutch', 27, 'delivered'],
  [knownShopper, 'banaras-festival-kurta-child', 25, 'delivered'],
  ['pooja-naik', 'kesar-banaras-tanchoi', 23, 'waiting'],
  ['manav-shah', 'royal-brocade-safa', 21, 'sent'],
  [knownShopper, 'brocade-kurta-and-bandi', 19, 'sent'],
  ['aditya-kulkarni', 'banaras-festival-kurta-child', 18, 'packed'],
  ['naveen-pillai', 'kesar-banaras-tanchoi', 17, 'paid'],
  [knownShopper, 'noor-brocade-lehenga-set', 16, 'measured'],
  ['leela-krishnan', 'mehtab-ivory-brocade', 13, 'measured'],
  ['joseph-fernandes', 'kashi-lac-sherwani', 12, 'met'],
  [knownShopper, 'phiroza-banaras-anarkali', 10, 'met'],
  ['fatima-sheikh', 'noor-brocade-lehenga-set', 8, 'drawn'],
  ['harsh-vardhan-singh', 'banaras-festival-kurta-child', 5, 'begun'],
  ['gurleen-sandhu', 'box-clutch-gulnaar', 4, 'begun'],
  ['nandini-bose', 'mathura-kurta-and-dhoti', 3, 'begun'],
  ['rehan-qadri', 'royal-brocade-safa', 2, 'cancelled'],
  ['sneha-patil', 'brocade-kurta-and-bandi', 1, 'new'],
  [knownShopper, 'kesar-banaras-tanchoi', 0, 'new'],
  ['swati-mohanty', 'mehtab-ivory-brocade', 0, 'unpaid'],
];

/** Orders of the known shopper with other makers, and of other shoppers with other makers. */
const coursesElsewhere: readonly [number, Sale['course']][] = [
  [41, 'delivered'],
  [32, 'delivered'],
  [24, 'delivered'],
  [19, 'sent'],
  [18, 'packed'],
  [16, 'waiting'],
  [14, 'measured'],
  [9, 'drawn'],
  [6, 'begun'],
  [3, 'cancelled'],
  [1, 'new'],
  [0, 'unpaid'],
];
const purchasesElsewhere = 12;
const ordersElsewhere = 20;

const ofOthers = demoDesigns.filter(({ maker }) => maker !== knownMaker);
const strangers = demoShoppers.filter(({ key }) => key !== knownShopper);

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('The demo has an empty list');
  return found;
};

const elsewhere: readonly Sale[] = Array.from({ length: ordersElsewhere }, (_, nth) => {
  const [daysAgo, course] = at(coursesElsewhere, nth < purchasesElsewhere ? nth : nth * 5);
  const published = ofOthers.filter(({ key }) => ageInDays(key) > daysAgo + 1);
  return {
    shopper: nth < purchasesElsewhere ? knownShopper : at(strangers, nth * 5).key,
    design: at(published, nth * 23 + 5).key,
    daysAgo,
    course,
  };
});

/** Number of designs on the first page of the feed, which have the most comments and reviews. */
export const onFirstPage = 12;
const ordersOfFirst = 6;
const ordersOfOthersThere = 2;

/** How many buyers of a design have written a review. Some designs have none yet. */
function buyersOf({ key, maker }: DemoDesign, place: number): number {
  if (place === 0) return ordersOfFirst;
  if (place < onFirstPage) return ordersOfOthersThere;
  // The known maker's sales are listed above, because they determine the maker's figures.
  return maker === knownMaker ? 0 : Math.floor(seededNumbers(`${key}/buyers`)() ** 1.6 * 2.6);
}

/** Days ago: three weeks to make and one week to wear, and older than the thirty days that figures cover. */
const wornFor = 31;
const longestAgo = 150;

/** Orders of an earlier season, so that buyers have worn the design and reviewed it. */
const salesOfEarlierSeason: readonly Sale[] = demoDesigns.flatMap((design, place) =>
  Array.from({ length: buyersOf(design, place) }, (_, nth) => ({
    shopper: at(strangers, place * 3 + nth * 7).key,
    design: design.key,
    daysAgo:
      wornFor + ((place * 5 + nth * 4) % (Math.min(longestAgo, Math.floor(ageInDays(design.key))) - wornFor)),
    course: 'delivered' as const,
  })),
);

/** Orders of the demo’s proposed days and fit claims, and one that is late: shopper, design, days ago, progress. */
const promisedAndFitted: readonly [string, string, number, Sale['course']][] = [
  [knownShopper, 'meher-chikan-kurta', 33, 'delivered'],
  [knownShopper, 'box-clutch-gulnaar', 34, 'paid'],
  [knownShopper, 'royal-brocade-safa', 15, 'begun'],
  ['kabir-malhotra', 'malmal-chikan-kurta', 52, 'delivered'],
  ['arjun-menon', 'awadh-chikan-sherwani', 63, 'delivered'],
  ['sara-thomas', 'chandbagh-chikan-anarkali', 58, 'delivered'],
];

/** Oldest first, so that later orders have higher numbers. */
export const demoOrders: readonly DemoOrder[] = [
  ...salesOfKnownMaker.map(saleOf),
  ...elsewhere,
  ...salesOfEarlierSeason,
  // Last, because what is drawn for an order depends on its place.
  ...promisedAndFitted.map(saleOf),
]
  .map(orderOf)
  .sort((one, other) => other.daysAgo - one.daysAgo);
