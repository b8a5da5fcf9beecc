/** OVERTAKEN: the parcel was sent, or the order ended, before an answer. */
export const promiseStates = [
  'PROPOSED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'LAPSED',
  'OVERTAKEN',
] as const;
export type PromiseState = (typeof promiseStates)[number];

/** CLOCK: the time for an answer ended. SYSTEM: the order moved on. */
export const promiseActors = ['BUYER', 'MAKER', 'CLOCK', 'SYSTEM'] as const;
export type PromiseActor = (typeof promiseActors)[number];

interface PromiseMove {
  by: PromiseActor;
  to: PromiseState;
}

/** The only transition table of proposed days: every move starts from PROPOSED and is final. */
const promiseMoves: readonly PromiseMove[] = [
  { by: 'BUYER', to: 'ACCEPTED' },
  { by: 'BUYER', to: 'DECLINED' },
  { by: 'MAKER', to: 'WITHDRAWN' },
  { by: 'CLOCK', to: 'LAPSED' },
  { by: 'SYSTEM', to: 'OVERTAKEN' },
];

/** Whether an actor may move a proposal from one state to another. */
export function mayMovePromise(from: PromiseState, by: PromiseActor, to: PromiseState): boolean {
  return from === 'PROPOSED' && promiseMoves.some((move) => move.by === by && move.to === to);
}
