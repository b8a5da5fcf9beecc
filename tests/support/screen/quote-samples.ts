import { compareRevisions } from '#contracts/quotes/compare-revisions.ts';
import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { comparedOf } from '#web/features/quotes/comparing/compared-of.ts';

const instant = '2026-11-22T05:30:00.000Z';

/** The offer of Meera Iyer to Asha Rao, for tests. */
export const firstRevision: QuoteRevision = {
  number: 1,
  title: 'Lehenga like grandmother’s',
  words: 'As we said on the phone.',
  included: 'Blouse and dupatta',
  lines: [
    { kind: 'QUOTE', label: 'Lehenga in Katan silk', amount: 20_000, days: 20 },
    { kind: 'QUOTE', label: 'Zari border', amount: 4500, days: 5 },
    { kind: 'DISCOUNT', label: 'For your sister’s order', amount: -500, days: 0 },
  ],
  measuring: 'MADE_TO_MEASURE',
  days: 25,
  functionOn: null,
  freeChanges: 2,
  validUntil: '2026-11-29T18:30:00.000Z',
  validDays: 7,
  pictures: [],
  price: {
    subtotal: 24_000,
    shipping: 0,
    tax: 1920,
    taxPercent: 8,
    total: 25_920,
    advance: 10_368,
    final: 15_552,
  },
  createdAt: instant,
};

/** The same with a cheaper border. */
const secondRevision: QuoteRevision = {
  ...firstRevision,
  number: 2,
  lines: firstRevision.lines.map((line) =>
    line.label === 'Zari border' ? { ...line, amount: 3000, days: 4 } : line,
  ),
  days: 24,
  price: {
    subtotal: 22_500,
    shipping: 0,
    tax: 1800,
    taxPercent: 8,
    total: 24_300,
    advance: 9720,
    final: 14_580,
  },
};

const nothing = {
  edit: false,
  offer: false,
  revise: false,
  withdraw: false,
  askChange: false,
  counter: false,
  accept: false,
  decline: false,
  pay: false,
  backOut: false,
  share: false,
};

/** As the buyer sees it: offered, and waiting for the answer. */
export const offered: Quote = {
  id: 7,
  state: 'OFFERED',
  version: 2,
  role: 'BUYER',
  buyer: { id: 4, name: 'Asha Rao' },
  maker: { id: 9, name: 'Meera Iyer' },
  chatId: 5,
  enquiryId: null,
  brief: null,
  design: null,
  revision: 1,
  acceptedRevision: null,
  revisions: [firstRevision],
  comparisons: [],
  history: [
    {
      id: 1,
      act: 'OFFER',
      by: 'MAKER',
      actorName: 'Meera Iyer',
      from: 'DRAFT',
      to: 'OFFERED',
      revision: 1,
      note: '',
      price: null,
      at: instant,
    },
  ],
  counter: null,
  changeAsked: null,
  promise: { by: '2026-12-30', isAfterFunction: false },
  keptShares: { DESIGN: 25, MAKING: 50, MADE: 100 },
  validUntil: '2026-11-29T18:30:00.000Z',
  orderId: null,
  payUntil: null,
  turn: 'BUYER',
  can: { ...nothing, accept: true, counter: true, askChange: true, decline: true, share: true },
  whyNot: null,
};

/** After the maker revised it. */
export const revised: Quote = {
  ...offered,
  state: 'REVISED',
  version: 3,
  revision: 2,
  revisions: [firstRevision, secondRevision],
  comparisons: [
    { from: 1, to: 2, ...compareRevisions(comparedOf(firstRevision), comparedOf(secondRevision)) },
  ],
};

export const accepted: Quote = {
  ...offered,
  state: 'ACCEPTED',
  version: 3,
  acceptedRevision: 1,
  can: { ...nothing, decline: true, pay: true },
};

export const beingPaid: Quote = {
  ...accepted,
  state: 'PAYING',
  version: 4,
  orderId: 70,
  can: { ...nothing, pay: true, backOut: true },
};
