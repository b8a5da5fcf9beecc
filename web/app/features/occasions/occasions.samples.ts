import type {
  OccasionBoard,
  OccasionGuest,
  OccasionPiece,
  OccasionShare,
} from '#contracts/occasions/occasions.fields.ts';

const noLink = { link: 'NONE', shareId: null, endsAt: null, payerName: '' } as const;

/** An advance that is paid by a link, for tests. */
export const paidAdvance: OccasionShare = {
  ...{ purpose: 'ADVANCE', amount: 5400, isPaid: true, canShare: false },
  ...{ link: 'OPEN', shareId: 3, endsAt: '2026-12-06T05:30:00.000Z', payerName: 'Nana' },
};

/** A final payment that can be shared. */
export const openFinal: OccasionShare = {
  ...{ purpose: 'FINAL', amount: 8100, isPaid: false, canShare: true },
  ...noLink,
};

export const lehenga: OccasionPiece = {
  orderId: 21,
  orderNumber: 'TB-2026-000021',
  title: 'Katan silk lehenga',
  titleLang: 'en',
  image: null,
  maker: 'Meher Ansari',
  status: 'CONFIRMED',
  finalPaid: false,
  promisedBy: '2027-02-20',
  isLate: true,
  paid: { paid: 5400, of: 13_500 },
  shares: [paidAdvance, openFinal],
};

export const riya: OccasionGuest = {
  id: 11,
  name: 'Riya',
  note: '',
  naapPersonId: null,
  measured: 'NO',
  isPaid: false,
  isReady: false,
  paid: { paid: 5400, of: 13_500 },
  pieces: [lehenga],
};

export const amma: OccasionGuest = {
  id: 12,
  name: 'Amma',
  note: 'Comes on Thursday',
  naapPersonId: 4,
  measured: 'YES',
  isPaid: false,
  isReady: false,
  paid: { paid: 0, of: 0 },
  pieces: [],
};

export const weddingBoard: OccasionBoard = {
  id: 7,
  title: 'Riya’s wedding',
  day: '2027-02-12',
  city: 'Jaipur',
  delivery: 'TOGETHER',
  isArchived: false,
  guests: [riya, amma],
  totals: {
    ...{ people: 2, pieces: 1, measured: 1, paidPeople: 0, ready: 0, late: 1 },
    paid: { paid: 5400, of: 13_500 },
  },
  assignable: [
    {
      orderId: 22,
      orderNumber: 'TB-2026-000022',
      title: 'Tanchoi saree',
      titleLang: 'en',
      image: null,
      maker: 'Meher Ansari',
    },
  ],
  can: { addGuest: true, change: true },
};
