import type { Brief, WorkBrief } from '#contracts/quotes/briefs/briefs.fields.ts';

const facts = {
  id: 31,
  state: 'OPEN',
  garment: 'lehenga',
  title: 'Lehenga like my grandmother’s',
  fabric: 'Katan silk',
  budgetFrom: 15_000,
  budgetTo: 30_000,
  neededBy: '2027-02-12',
  wearer: 'FAMILY',
  forName: 'my sister',
  place: { city: 'Bengaluru', state: 'Karnataka' },
  createdAt: '2026-11-22T05:30:00.000Z',
  endsAt: '2026-12-06T05:30:00.000Z',
} as const;

/** A brief of Asha Rao in the worklist of a maker who has not answered it. */
export const workBrief: WorkBrief = {
  ...facts,
  image: null,
  distanceKm: 12,
  isOwnGarment: true,
  isInTime: true,
  isFull: false,
  ownBid: null,
};

/** The same brief as its page shows it to that maker. */
export const briefForMaker: Brief = {
  ...facts,
  role: 'MAKER',
  owner: { id: 4, name: 'Asha Rao' },
  words: 'In green, with a wide border.',
  pictures: [],
  pincode: null,
  distanceKm: 12,
  bidsCount: null,
  isFull: false,
  acceptedQuoteId: null,
  ownBid: null,
  can: { edit: false, end: false, bid: true },
  whyNot: null,
};
