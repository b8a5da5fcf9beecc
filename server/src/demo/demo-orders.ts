import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoShoppers } from '#demo/catalogue/demo-shoppers.ts';

export interface DemoOrder {
  key: string;
  shopper: string;
  design: string;
  daysAgo: number;
  /** Unpaid orders stay PENDING. */
  isPaid: boolean;
  /** What the maker did afterwards, with a word to the buyer. */
  moves: readonly { to: OrderStatus; note: string; hoursLater: number }[];
  instructions: string;
}

type Move = DemoOrder['moves'][number];

const begun: Move = { to: 'DESIGN_IN_PROGRESS', note: 'The cloth is on the loom.', hoursLater: 26 };
const drawn: Move = {
  to: 'DESIGN_COMPLETED',
  note: 'The border is drawn; tell me if you want it wider.',
  hoursLater: 120,
};
const met: Move = {
  to: 'MEASUREMENT_SCHEDULED',
  note: 'Time for the tape: choose a day that suits you.',
  hoursLater: 147,
};
const measured: Move = {
  to: 'MEASUREMENT_COMPLETED',
  note: 'Measured by phone, with your cousin holding the tape.',
  hoursLater: 193,
};
const waiting: Move = {
  to: 'FINAL_PAYMENT_PENDING',
  note: 'It hangs in the workshop, ready for the last stitch.',
  hoursLater: 338,
};

/** How far the orders of the demo have come, from just placed to nearly done. */
const courses: readonly (readonly Move[])[] = [
  [],
  [begun],
  [begun, drawn],
  [begun, drawn, met],
  [begun, drawn, met, measured],
  [begun, drawn, met, measured, waiting],
];

const instructions = [
  '',
  'The function is on 12 December.',
  'It is a present; please pack it flat.',
  'Please send a photograph while it is being made.',
];

const knownMaker = 'meher-ansari';
const knownShopper = 'ananya-iyer';

function orderOf(nth: number, shopper: string, design: string): DemoOrder {
  const course = courses[nth % courses.length] ?? [];
  // Two of them were left at the payment window.
  const isPaid = nth % 11 !== 10;
  const age = course.reduce((most, { hoursLater }) => Math.max(most, hoursLater), 0) / 24;
  return {
    key: `order-${nth}`,
    shopper,
    design,
    // An unpaid order lapses after a day, so those are new.
    daysAgo: isPaid ? Math.ceil(age) + (nth % 5) + (course.length > 0 ? 1 : 0) : 0,
    isPaid,
    moves: isPaid ? course : [],
    instructions: instructions[nth % instructions.length] ?? '',
  };
}

const ofKnownMaker = demoDesigns.filter(({ maker }) => maker === knownMaker);
const ofOthers = demoDesigns.filter(({ maker }) => maker !== knownMaker);
const strangers = demoShoppers.filter(({ key }) => key !== knownShopper);

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('The demo has an empty list');
  return found;
};

/**
 * Twelve sales of the known maker, purchases of the known shopper and some between others, oldest first, so
 * that later orders have higher numbers.
 */
export const demoOrders: readonly DemoOrder[] = Array.from({ length: 30 }, (_, nth) => {
  if (nth < 12) {
    const shopper = nth % 4 === 0 ? knownShopper : at(strangers, nth * 3).key;
    return orderOf(nth, shopper, at(ofKnownMaker, nth).key);
  }
  const shopper = nth < 22 ? knownShopper : at(strangers, nth * 5).key;
  return orderOf(nth, shopper, at(ofOthers, nth * 7).key);
}).sort((one, other) => other.daysAgo - one.daysAgo);
