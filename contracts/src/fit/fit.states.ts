/** The states of a fit claim. The status of its order stays DELIVERED throughout. */
export const claimStates = [
  'OPEN',
  'AT_DESK',
  // The desk decided that the alteration is paid, and the maker names the price.
  'TO_PRICE',
  'FREE',
  'PRICED',
  'ACCEPTED',
  'ON_ITS_WAY',
  'ALTERING',
  'ALTERED',
  'SENT_BACK',
  'DONE',
  'REFUSED',
  'DECLINED',
  'WITHDRAWN',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** CLOCK: a timer ended. SYSTEM: the quote of the price or its order moved, or an account was closed. */
export const claimActors = ['BUYER', 'MAKER', 'DESK', 'CLOCK', 'SYSTEM'] as const;
export type ClaimActor = (typeof claimActors)[number];

export const claimActs = [
  'CLAIM',
  'ACCEPT_FREE',
  'PRICE',
  'REFUSE',
  'TAKE_TO_DESK',
  'DECIDE_FREE',
  'DECIDE_PRICED',
  'DECIDE_REFUSED',
  'BOOK',
  'DECLINE',
  'LOSE_PRICE',
  'SEND',
  'RECEIVE',
  'ALTER',
  'SEND_BACK',
  'CONFIRM',
  'WITHDRAW',
  'LAPSE',
  'CLOSE',
  'LEAVE',
] as const;
export type ClaimAct = (typeof claimActs)[number];

/** Timers: the maker's answer, the day by which the buyer sends the piece, and the arrival of the altered piece. */
export const claimTimers = ['ANSWER', 'SEND', 'ARRIVAL'] as const;
export type ClaimTimer = (typeof claimTimers)[number];

export interface ClaimMove {
  from: readonly ClaimState[];
  act: ClaimAct;
  by: ClaimActor;
  to: ClaimState;
  /** Present if the move is made when a timer ends. */
  timer?: ClaimTimer;
}

/** Paid alterations from the payment until the piece is sent back. Their quote has an order of its own. */
const paidWork = ['ACCEPTED', 'ON_ITS_WAY', 'ALTERING'] as const;

/**
 * The only transition table of fit claims, after CLAIM, which creates one. A free alteration is moved by its two sides;
 * a paid one follows the order of its quote from the payment on, except for the way of the piece to the maker.
 */
export const claimMoves: readonly ClaimMove[] = [
  { from: ['OPEN', 'TO_PRICE'], act: 'ACCEPT_FREE', by: 'MAKER', to: 'FREE' },
  { from: ['OPEN', 'TO_PRICE'], act: 'PRICE', by: 'MAKER', to: 'PRICED' },
  { from: ['OPEN'], act: 'REFUSE', by: 'MAKER', to: 'REFUSED' },
  { from: ['REFUSED', 'DECLINED'], act: 'TAKE_TO_DESK', by: 'BUYER', to: 'AT_DESK' },
  { from: ['OPEN', 'TO_PRICE'], act: 'LAPSE', by: 'CLOCK', to: 'AT_DESK', timer: 'ANSWER' },
  { from: ['AT_DESK'], act: 'DECIDE_FREE', by: 'DESK', to: 'FREE' },
  { from: ['AT_DESK'], act: 'DECIDE_PRICED', by: 'DESK', to: 'TO_PRICE' },
  { from: ['AT_DESK'], act: 'DECIDE_REFUSED', by: 'DESK', to: 'REFUSED' },
  // A quote that expired can be offered again and paid.
  { from: ['PRICED', 'DECLINED'], act: 'BOOK', by: 'SYSTEM', to: 'ACCEPTED' },
  // The buyer said no to the quote, or it expired.
  { from: ['PRICED'], act: 'DECLINE', by: 'SYSTEM', to: 'DECLINED' },
  // The maker took the quote back.
  { from: ['PRICED'], act: 'LOSE_PRICE', by: 'SYSTEM', to: 'AT_DESK' },
  { from: ['FREE', 'ACCEPTED'], act: 'SEND', by: 'BUYER', to: 'ON_ITS_WAY' },
  { from: ['FREE'], act: 'LAPSE', by: 'CLOCK', to: 'WITHDRAWN', timer: 'SEND' },
  { from: ['FREE', 'ACCEPTED', 'ON_ITS_WAY'], act: 'RECEIVE', by: 'MAKER', to: 'ALTERING' },
  { from: ['ALTERING'], act: 'ALTER', by: 'MAKER', to: 'ALTERED' },
  { from: ['ALTERED'], act: 'SEND_BACK', by: 'MAKER', to: 'SENT_BACK' },
  { from: paidWork, act: 'SEND_BACK', by: 'SYSTEM', to: 'SENT_BACK' },
  { from: ['SENT_BACK'], act: 'CONFIRM', by: 'BUYER', to: 'DONE' },
  { from: ['SENT_BACK'], act: 'LAPSE', by: 'CLOCK', to: 'DONE', timer: 'ARRIVAL' },
  { from: [...paidWork, 'SENT_BACK'], act: 'CONFIRM', by: 'SYSTEM', to: 'DONE' },
  { from: ['OPEN', 'AT_DESK', 'TO_PRICE', 'FREE'], act: 'WITHDRAW', by: 'BUYER', to: 'WITHDRAWN' },
  // The order of the quote was cancelled.
  { from: paidWork, act: 'CLOSE', by: 'SYSTEM', to: 'WITHDRAWN' },
  // A side closed their account. What is on its way or at the maker stops that.
  { from: ['OPEN', 'AT_DESK', 'TO_PRICE', 'FREE', 'PRICED'], act: 'LEAVE', by: 'SYSTEM', to: 'WITHDRAWN' },
];

/** The state after an act; undefined if the table does not allow it. */
export function stateAfter(from: ClaimState, act: ClaimAct, by: ClaimActor): ClaimState | undefined {
  return claimMoves.find((move) => move.act === act && move.by === by && move.from.includes(from))?.to;
}

/** The timer that runs in a state; null if none does. */
export function timerOf(state: ClaimState): ClaimTimer | null {
  return claimMoves.find(({ from, timer }) => timer !== undefined && from.includes(state))?.timer ?? null;
}

/** States in which an order cannot have a second claim. */
export const openClaimStates = [
  'OPEN',
  'AT_DESK',
  'TO_PRICE',
  'FREE',
  'PRICED',
  'ACCEPTED',
  'ON_ITS_WAY',
  'ALTERING',
  'ALTERED',
  'SENT_BACK',
] as const satisfies readonly ClaimState[];

export const isOpenClaim = (state: ClaimState) => (openClaimStates as readonly ClaimState[]).includes(state);

/** Whose answer a claim waits for; null if for nobody's. */
export function turnOf(state: ClaimState): 'BUYER' | 'MAKER' | 'DESK' | null {
  if (state === 'AT_DESK') return 'DESK';
  if (['OPEN', 'TO_PRICE', 'ON_ITS_WAY', 'ALTERING', 'ALTERED'].includes(state)) return 'MAKER';
  return ['FREE', 'PRICED', 'ACCEPTED', 'SENT_BACK'].includes(state) ? 'BUYER' : null;
}
