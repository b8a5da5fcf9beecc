/** The states of a piece that the maker handed to a hand. */
export const handOverStates = [
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'BROUGHT_BACK',
  'TAKEN_BACK',
  'WITHDRAWN',
] as const;
export type HandOverState = (typeof handOverStates)[number];

/** SYSTEM: the order was cancelled. */
export const handOverActors = ['MAKER', 'HAND', 'SYSTEM'] as const;
export type HandOverActor = (typeof handOverActors)[number];

export const handOverActs = ['ACCEPT', 'DECLINE', 'BRING_BACK', 'TAKE_BACK', 'WITHDRAW'] as const;
export type HandOverAct = (typeof handOverActs)[number];

/** The acts of a hand. */
export const handMoveActs = ['ACCEPT', 'DECLINE', 'BRING_BACK'] as const satisfies readonly HandOverAct[];
export type HandMoveAct = (typeof handMoveActs)[number];

export interface HandOverMove {
  from: readonly HandOverState[];
  act: HandOverAct;
  by: HandOverActor;
  to: HandOverState;
}

/**
 * The only transition table of hand-overs, after the hand-over itself, which begins as OFFERED. A hand without a
 * telephone says yes by taking the piece, so the maker may note its return from OFFERED too.
 */
export const handOverMoves: readonly HandOverMove[] = [
  { from: ['OFFERED'], act: 'ACCEPT', by: 'HAND', to: 'ACCEPTED' },
  { from: ['OFFERED'], act: 'DECLINE', by: 'HAND', to: 'DECLINED' },
  { from: ['ACCEPTED'], act: 'BRING_BACK', by: 'HAND', to: 'BROUGHT_BACK' },
  { from: ['OFFERED', 'ACCEPTED'], act: 'BRING_BACK', by: 'MAKER', to: 'BROUGHT_BACK' },
  { from: ['BROUGHT_BACK'], act: 'TAKE_BACK', by: 'MAKER', to: 'TAKEN_BACK' },
  { from: ['OFFERED', 'ACCEPTED'], act: 'WITHDRAW', by: 'MAKER', to: 'WITHDRAWN' },
  { from: ['OFFERED', 'ACCEPTED'], act: 'WITHDRAW', by: 'SYSTEM', to: 'WITHDRAWN' },
];

/** The state after an act; undefined if the table does not allow it. */
export function stateAfter(
  from: HandOverState,
  act: HandOverAct,
  by: HandOverActor,
): HandOverState | undefined {
  return handOverMoves.find((move) => move.act === act && move.by === by && move.from.includes(from))?.to;
}

/** Whether the piece is out of the workshop. */
export const isOut = (state: HandOverState) => state === 'OFFERED' || state === 'ACCEPTED';

/** Whether the piece cannot be handed over a second time. */
export const isOpen = (state: HandOverState) => isOut(state) || state === 'BROUGHT_BACK';
