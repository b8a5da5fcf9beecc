import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Plan, PlanStep, StepChange } from '#contracts/plans/plans.fields.ts';
import { unpaidOrder } from './samples.ts';

const instant = '2026-11-22T05:30:00.000Z';
const cannot: PlanStep['can'] = {
  ...{ close: false, approve: false, askChange: false, takeFree: false, price: false, refuse: false },
  ...{ accept: false, decline: false, withdraw: false },
};

/** Asha Rao's order is in the making. */
export const madeOrder: OrderData = { ...unpaidOrder, status: 'DESIGN_IN_PROGRESS', turn: null };

/** The same for its maker, Meera Iyer. */
export const soldOrder: OrderData = {
  ...madeOrder,
  role: 'maker',
  can: { ...madeOrder.can, postUpdate: true },
};

export const pictureOf = (name: string) => ({
  ...{ url: `/media/${name}.jpg`, width: 400, height: 500, placeholder: '', state: 'READY' as const },
});

const openStep: PlanStep = {
  ...{ id: 11, kind: 'SWATCH', name: '', days: 1, needsApproval: true, isFinished: false, leadsTo: null },
  ...{ finishBefore: [], state: 'OPEN', submission: 0, note: '', pictures: [], closedAt: null },
  ...{ silentAt: null, approved: null, changes: [], can: cannot, whyNotClose: null, whyNoPrice: null },
};

/** Asha asked for a change beyond the free ones. */
const askedChange: StepChange = {
  ...{ id: 31, submission: 1, state: 'ASKED', words: 'A deeper red.', pictures: [], at: instant },
  ...{ price: null, refusal: '' },
};

/** The maker's price for it. */
const pricedChange: StepChange = {
  ...askedChange,
  state: 'PRICED',
  price: {
    ...{ price: 500, withTax: 525, days: 2, words: 'Dyed anew.', at: instant },
    ...{ newTotal: 4197, newFinal: 2728.2 },
  },
};

const submitted: Partial<PlanStep> = {
  ...{ state: 'SUBMITTED', submission: 1, note: 'Raw silk, madder red.', closedAt: instant },
  ...{ pictures: [pictureOf('swatch')], silentAt: '2026-11-25T18:30:00.000Z' },
};

/** A plan of three steps, as its buyer sees it; the parts of the first one can be replaced. */
export const planWith = (first: Partial<PlanStep>, part: Partial<Plan> = {}): Plan => ({
  ...{ orderId: madeOrder.id, version: 3, role: 'BUYER', status: 'DESIGN_IN_PROGRESS' },
  ...{ freeChanges: 2, usedChanges: 0, isNextFree: true, remainingDays: 5 },
  steps: [
    { ...openStep, ...first },
    { ...openStep, id: 12, kind: 'CHOLI', days: 2, needsApproval: false, finishBefore: [11] },
    {
      ...{ ...openStep, id: 13, kind: 'OWN', name: 'Set of three', days: 3, finishBefore: [12] },
      ...{ isFinished: true, leadsTo: 'FINAL_PAYMENT_PENDING' },
    },
  ],
  history: [],
  can: { edit: false },
  ...part,
});

export const waitingPlan = planWith({ ...submitted, can: { ...cannot, approve: true, askChange: true } });

const approved = { at: '2026-11-23T05:30:00.000Z', by: 'BUYER' } as const;
export const approvedPlan = planWith(
  { ...submitted, state: 'APPROVED', approved, silentAt: null },
  { version: 4 },
);

const forMaker = { role: 'MAKER', can: { edit: true } } as const;

/** Nothing is shown yet, and the maker can close the first step. */
export const makersPlan = planWith({ can: { ...cannot, close: true } }, forMaker);

/** What the maker has after closing it. */
export const submittedPlan = planWith(submitted, { ...forMaker, version: 4 });

const noneFree = { usedChanges: 2, isNextFree: false };

/** A change beyond the free ones waits for the maker. */
export const askedPlan = planWith(
  {
    ...{ ...submitted, state: 'CHANGE_ASKED', changes: [askedChange] },
    can: { ...cannot, takeFree: true, price: true, refuse: true },
  },
  { ...forMaker, ...noneFree },
);

/** Its price waits for the buyer. */
export const pricedPlan = planWith(
  {
    ...{ ...submitted, state: 'PRICED', changes: [pricedChange] },
    can: { ...cannot, accept: true, decline: true },
  },
  noneFree,
);
