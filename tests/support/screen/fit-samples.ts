import type { ClaimsOfOrder, FitClaim } from '#contracts/fit/fit.fields.ts';

const instant = '2026-11-22T05:30:00.000Z';
const nothing = {
  ...{ sewn: false, acceptFree: false, price: false, refuse: false, takeToDesk: false, withdraw: false },
  ...{ send: false, receive: false, alter: false, sendBack: false, confirm: false, decide: false },
};

/** Asha Rao's blouse is tight at the bust; Meera Iyer has not answered. As the buyer sees it. */
export const openClaim: FitClaim = {
  ...{ id: 7, orderId: 70, orderNumber: 'TB-2026-000070', title: 'Katan silk blouse', garment: 'blouse' },
  ...{ unit: 'in', state: 'OPEN', version: 1, role: 'BUYER', words: 'The hooks do not close.' },
  buyer: { id: 1, name: 'Asha Rao' },
  maker: { id: 2, name: 'Meera Iyer' },
  zones: [
    {
      ...{ part: 'bust', direction: 'TIGHT', amount: 0.5, words: '', frozen: 36, frozenOf: 'body' },
      ...{ signed: null, remeasured: null, sewn: null, ease: 0, cause: 'UNKNOWN' },
    },
  ],
  pictures: [],
  measured: { by: 'BUYER', name: 'Kavya', on: '2026-01-20', size: '' },
  sewn: null,
  proposal: { cause: 'UNKNOWN', settlement: null },
  ...{ decision: null, price: null, alteration: null },
  timer: { kind: 'ANSWER', endsAt: '2026-11-25T18:30:00.000Z' },
  turn: 'MAKER',
  history: [{ id: 1, act: 'CLAIM', by: 'BUYER', actorName: 'Asha Rao', to: 'OPEN', note: '', at: instant }],
  remember: null,
  createdAt: instant,
  can: { ...nothing, withdraw: true },
};

/** The same for its maker. */
export const askedClaim: FitClaim = {
  ...openClaim,
  role: 'MAKER',
  can: { ...nothing, sewn: true, acceptFree: true, price: true, refuse: true },
};

/** The maker has said that it was sewn an inch too small. */
export const statedClaim: FitClaim = {
  ...askedClaim,
  version: 2,
  zones: openClaim.zones.map((zone) => ({ ...zone, sewn: 35, cause: 'SEWN_WRONG' })),
  sewn: { words: '', pictures: [] },
  proposal: { cause: 'SEWN_WRONG', settlement: 'FREE' },
};

/** An altered piece that is back with its buyer, who has a mother in the naap book. */
export const doneClaim: FitClaim = {
  ...openClaim,
  ...{ state: 'DONE', version: 7, turn: null, timer: null, can: nothing },
  decision: { outcome: 'FREE', by: 'MAKER', words: '12 Silk Lane, Varanasi', at: instant },
  remember: { people: [{ id: 5, name: 'Amma' }], personId: 5 },
};

/** A delivered order without a claim. */
export const claimable: ClaimsOfOrder = {
  claims: [],
  basis: [
    {
      ...{ garment: 'blouse', unit: 'in' },
      parts: [
        { part: 'bust', frozen: 36 },
        { part: 'sleeveLength', frozen: null },
      ],
    },
  ],
  until: '2026-12-06',
  can: { claim: true },
  why: null,
};
