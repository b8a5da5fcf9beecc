import type { Bid, Brief, OwnBrief } from '#contracts/quotes/briefs/briefs.fields.ts';

const facts = {
  id: 31,
  state: 'OPEN',
  garment: 'lehenga',
  title: 'Lehenga like my grandmother’s',
  fabric: 'Katan silk',
  budgetFrom: 15_000,
  budgetTo: 25_000,
  neededBy: '2027-01-20',
  wearer: 'FAMILY',
  forName: 'my sister',
  place: { city: 'Bengaluru', state: 'Karnataka' },
  createdAt: '2026-11-22T05:30:00.000Z',
  endsAt: '2026-12-06T05:30:00.000Z',
} as const;

/** A brief of Asha Rao in her list. */
export const ownBrief: OwnBrief = { ...facts, image: null, bidsCount: 3 };

/** The same brief as its page shows it to her. */
export const briefOfAsha: Brief = {
  ...facts,
  role: 'OWNER',
  owner: { id: 4, name: 'Asha Rao' },
  words: 'In green, with a wide border.',
  pictures: [],
  pincode: '560001',
  distanceKm: null,
  bidsCount: 3,
  isFull: false,
  acceptedQuoteId: null,
  ownBid: null,
  can: { edit: false, end: true, bid: false },
  whyNot: null,
};

/** A bid on it that Asha can accept, with what differs. */
export function bidOf({
  maker,
  ...differs
}: Partial<Omit<Bid, 'maker'>> & { maker?: Partial<Bid['maker']> }): Bid {
  return {
    quoteId: 7,
    state: 'OFFERED',
    revision: 1,
    title: 'Lehenga in Katan silk',
    words: 'I weave the border myself.',
    included: 'Blouse and dupatta',
    lines: [
      { kind: 'QUOTE', label: 'Lehenga', amount: 20_000, days: 20 },
      { kind: 'QUOTE', label: 'Border', amount: 4000, days: 5 },
    ],
    price: {
      subtotal: 24_000,
      shipping: 0,
      tax: 1920,
      taxPercent: 8,
      total: 25_920,
      advance: 10_368,
      final: 15_552,
    },
    days: 25,
    freeChanges: 2,
    promise: { by: '2027-01-10', isAfterNeeded: false },
    isInBudget: false,
    validUntil: '2026-11-29T18:30:00.000Z',
    pictures: [],
    can: { accept: true, decline: true },
    ...differs,
    maker: {
      id: 9,
      name: 'Meera Iyer',
      image: null,
      city: 'Chennai',
      isVerified: true,
      rating: 4.8,
      reviewsCount: 23,
      ordersDone: 41,
      distanceKm: 290,
      ...maker,
    },
  };
}
