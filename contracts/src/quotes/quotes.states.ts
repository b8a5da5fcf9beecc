/** The states of a quote. A draft is seen only by its maker. */
export const quoteStates = [
  'DRAFT',
  'OFFERED',
  'CHANGE_ASKED',
  'COUNTERED',
  'REVISED',
  'ACCEPTED',
  'PAYING',
  'ORDERED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** CLOCK: a timer ended. SYSTEM: the order of the quote was paid or cancelled, or an account was closed. */
export const quoteActors = ['MAKER', 'BUYER', 'CLOCK', 'SYSTEM'] as const;
export type QuoteActor = (typeof quoteActors)[number];

export const quoteActs = [
  'OFFER',
  'REVISE',
  'WITHDRAW',
  'ASK_CHANGE',
  'COUNTER',
  'ACCEPT',
  'DECLINE',
  'PAY',
  'BACK_OUT',
  'LAPSE',
  'BOOK',
  'EXPIRE',
  'PASS_OVER',
  'CLOSE',
] as const;
export type QuoteAct = (typeof quoteActs)[number];

export interface QuoteMove {
  from: readonly QuoteState[];
  act: QuoteAct;
  by: QuoteActor;
  to: QuoteState;
  /** Present if the move is made at a time: when the offer ends, or when the unpaid order of the quote ends. */
  timer?: 'VALID_UNTIL' | 'PAYMENT_WINDOW';
}

/** States in which the buyer can say yes to the current revision. */
const openToBuyer = ['OFFERED', 'CHANGE_ASKED', 'COUNTERED', 'REVISED'] as const;

/**
 * The only transition table of quotes. Accepting and paying are two moves; a payment that fails or is given up leads
 * back to the accepted offer. A revision always needs the buyer's new yes. From COUNTERED the buyer cannot ask again
 * until the maker revises, so there is at most one counter-offer for each revision.
 */
export const quoteMoves: readonly QuoteMove[] = [
  { from: ['DRAFT'], act: 'OFFER', by: 'MAKER', to: 'OFFERED' },
  { from: [...openToBuyer, 'ACCEPTED', 'EXPIRED'], act: 'REVISE', by: 'MAKER', to: 'REVISED' },
  { from: ['DRAFT', ...openToBuyer, 'ACCEPTED'], act: 'WITHDRAW', by: 'MAKER', to: 'WITHDRAWN' },
  { from: ['OFFERED', 'REVISED'], act: 'ASK_CHANGE', by: 'BUYER', to: 'CHANGE_ASKED' },
  { from: ['OFFERED', 'REVISED', 'CHANGE_ASKED'], act: 'COUNTER', by: 'BUYER', to: 'COUNTERED' },
  { from: openToBuyer, act: 'ACCEPT', by: 'BUYER', to: 'ACCEPTED' },
  { from: [...openToBuyer, 'ACCEPTED'], act: 'DECLINE', by: 'BUYER', to: 'DECLINED' },
  { from: ['ACCEPTED'], act: 'PAY', by: 'BUYER', to: 'PAYING' },
  { from: ['PAYING'], act: 'BACK_OUT', by: 'BUYER', to: 'ACCEPTED' },
  { from: ['PAYING'], act: 'LAPSE', by: 'SYSTEM', to: 'ACCEPTED', timer: 'PAYMENT_WINDOW' },
  { from: ['PAYING'], act: 'BOOK', by: 'SYSTEM', to: 'ORDERED' },
  { from: [...openToBuyer, 'ACCEPTED'], act: 'EXPIRE', by: 'CLOCK', to: 'EXPIRED', timer: 'VALID_UNTIL' },
  // A bid whose brief took another bid or has ended.
  { from: ['DRAFT', ...openToBuyer], act: 'PASS_OVER', by: 'SYSTEM', to: 'DECLINED' },
  { from: ['DRAFT', ...openToBuyer, 'ACCEPTED', 'EXPIRED'], act: 'CLOSE', by: 'SYSTEM', to: 'WITHDRAWN' },
];

/** The state after an act; undefined if the table does not allow it. */
export function stateAfter(from: QuoteState, act: QuoteAct, by: QuoteActor): QuoteState | undefined {
  return quoteMoves.find((move) => move.act === act && move.by === by && move.from.includes(from))?.to;
}

/** States that count as the one open quote of a conversation and design. */
export const openStates = [
  'DRAFT',
  ...openToBuyer,
  'ACCEPTED',
  'PAYING',
] as const satisfies readonly QuoteState[];

/** States of an offer that ends when it is no longer valid. */
export const expiringStates = [...openToBuyer, 'ACCEPTED'] as const satisfies readonly QuoteState[];

/** Whose answer an open quote waits for; null if for nobody's. */
export function turnOf(state: QuoteState): 'MAKER' | 'BUYER' | null {
  if (state === 'DRAFT' || state === 'CHANGE_ASKED' || state === 'COUNTERED') return 'MAKER';
  if (state === 'OFFERED' || state === 'REVISED' || state === 'ACCEPTED' || state === 'PAYING')
    return 'BUYER';
  return null;
}
